import { paymentKindOf, usesCredit } from '../payment/payment-method.ts';
import type { OrderDraft } from './order.ts';

/** The company whose credit an order uses. What a provider takes at once, by card for instance, uses none. */
export function creditCompanyOf({ owner, paymentMethodId }: Pick<OrderDraft, 'owner' | 'paymentMethodId'>) {
  return owner.kind === 'company' && usesCredit(paymentKindOf(paymentMethodId)) ? owner.companyId : undefined;
}
