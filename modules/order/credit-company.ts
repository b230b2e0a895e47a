import { paymentKindOf, usesCredit } from '../payment/payment-method.ts';
import type { OrderDraft } from './order.ts';

/** The company that pays an order from its credit. An order that a provider takes payment for, by card for example, uses no credit. */
export function creditCompanyOf({ owner, paymentMethodId }: Pick<OrderDraft, 'owner' | 'paymentMethodId'>) {
  return owner.kind === 'company' && usesCredit(paymentKindOf(paymentMethodId)) ? owner.companyId : undefined;
}
