import { paymentKindOf } from '../../payment/payment-method.ts';

/** How the provider takes the money of a method, where it does: the others are paid later, elsewhere. */
export function paidNow(paymentMethodId: number): 'card' | 'redirect' | undefined {
  const kind = paymentKindOf(paymentMethodId);
  return kind === 'card' || kind === 'redirect' ? kind : undefined;
}
