import type { PaymentNews } from './payment-state.ts';
import type { Notification } from './provider.ts';

/** What a notification says of whether its order is paid; nothing where it tells of captures, refunds or reports. */
export function newsOf({ eventCode, success, reference, amount, raw }: Notification): PaymentNews | undefined {
  switch (eventCode) {
    case 'AUTHORISATION':
      if (success) return { kind: 'authorised', reference, amount };
      return { kind: isByShopper(raw.reason) ? 'cancelled' : 'refused' };
    case 'PENDING':
      return success ? { kind: 'pending' } : undefined;
    // The shopper did not come back from the bank, and can pay there no more.
    case 'OFFER_CLOSED':
      return success ? { kind: 'expired' } : undefined;
    default:
      return undefined;
  }
}

const isByShopper = (reason: unknown) => typeof reason === 'string' && /cancell?ed/i.test(reason);
