import type { PaymentNews } from './payment-state.ts';
import type { Notification } from './provider.ts';

/** What a notification means for the payment of its order; undefined for captures, refunds and reports. */
export function newsOf({ eventCode, success, reference, amount, raw }: Notification): PaymentNews | undefined {
  switch (eventCode) {
    case 'AUTHORISATION':
      if (success) return { kind: 'authorised', reference, amount };
      return { kind: isByShopper(raw.reason) ? 'cancelled' : 'refused' };
    case 'PENDING':
      return success ? { kind: 'pending' } : undefined;
    // The shopper did not return from the bank and can no longer pay there.
    case 'OFFER_CLOSED':
      return success ? { kind: 'expired' } : undefined;
    default:
      return undefined;
  }
}

const isByShopper = (reason: unknown) => typeof reason === 'string' && /cancell?ed/i.test(reason);
