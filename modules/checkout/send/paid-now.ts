import { paymentKindOf } from '../../payment/payment-method.ts';

/** How the provider takes the payment of a method; undefined for methods that are paid later, elsewhere. */
export function paidNow(paymentMethodId: number): 'card' | 'redirect' | undefined {
  const kind = paymentKindOf(paymentMethodId);
  return kind === 'card' || kind === 'redirect' ? kind : undefined;
}
