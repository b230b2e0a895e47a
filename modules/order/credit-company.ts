import { paymentKindOf, usesCredit } from '../payment/payment-method.ts';
import type { OrderDraft } from './order.ts';

/** The company that pays an order from its credit; undefined for an order that is paid through a provider, for example by card. */
export function creditCompanyOf({ owner, paymentMethodId }: Pick<OrderDraft, 'owner' | 'paymentMethodId'>) {
  return owner.kind === 'company' && usesCredit(paymentKindOf(paymentMethodId)) ? owner.companyId : undefined;
}
