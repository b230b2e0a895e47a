import type { Money } from '#core/money.ts';

/** Default: there is nothing to wait for, as on account. */
export const paymentStates = ['Default', 'Pending', 'Confirmed', 'Cancelled', 'Failed'] as const;

export type PaymentState = (typeof paymentStates)[number];

/** What a provider has to say of a payment. */
export type PaymentNews =
  | { readonly kind: 'authorised'; readonly reference: string; readonly amount: Money }
  | { readonly kind: 'refused' | 'cancelled' | 'error' | 'pending' | 'expired' };
