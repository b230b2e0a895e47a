import type { Money } from '#core/money.ts';

/** `Default` means that no payment is awaited, for example on account. */
export const paymentStates = ['Default', 'Pending', 'Confirmed', 'Cancelled', 'Failed'] as const;

export type PaymentState = (typeof paymentStates)[number];

/** What a provider reports about a payment. */
export type PaymentNews =
  | { readonly kind: 'authorised'; readonly reference: string; readonly amount: Money }
  | { readonly kind: 'refused' | 'cancelled' | 'error' | 'pending' | 'expired' };

/**
 * Calculates the next payment state from the page, the return and the provider's notifications, in any order of
 * arrival. Final states stay. `voids` means that the new authorisation is not owed and must be cancelled. `held` is the
 * order's authorisation, if any; a repeated report of it changes nothing.
 */
export function nextPayment(
  now: PaymentState,
  news: PaymentNews,
  due: Money,
  held?: string,
): { readonly state: PaymentState; readonly voids: boolean } {
  if (now === 'Pending') return nextOfPending(news, due);
  const isSecond =
    news.kind === 'authorised' && (now !== 'Confirmed' || (held !== undefined && held !== news.reference));
  return { state: now, voids: isSecond };
}

function nextOfPending(news: PaymentNews, due: Money) {
  switch (news.kind) {
    case 'authorised': {
      const isDue = news.amount.currency === due.currency && news.amount.amount === due.amount;
      return { state: isDue ? 'Confirmed' : 'Failed', voids: !isDue } as const;
    }
    case 'refused':
      return { state: 'Failed', voids: false } as const;
    case 'cancelled':
    case 'expired':
      return { state: 'Cancelled', voids: false } as const;
    // After an error of the drop-in the shopper tries again in the same session.
    default:
      return { state: 'Pending', voids: false } as const;
  }
}
