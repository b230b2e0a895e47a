import type { PaymentNews } from '../../payment/payment-state.ts';
import type { Notification } from '../../payment/provider.ts';

type Told = Pick<Notification, 'eventCode' | 'reference' | 'success' | 'amount'>;

/** What a notification means to an order: news of its payment, something to write down, a worry, or nothing. */
export type EventMeaning =
  | { readonly kind: 'news'; readonly news: PaymentNews }
  | { readonly kind: 'note'; readonly what: 'captured_at' | 'voided_at' }
  | { readonly kind: 'worry' }
  | { readonly kind: 'nothing' };

export function meaningOf({ eventCode, reference, success, amount }: Told): EventMeaning {
  switch (eventCode) {
    case 'AUTHORISATION':
      return { kind: 'news', news: success ? { kind: 'authorised', reference, amount } : { kind: 'refused' } };
    case 'PENDING':
      return { kind: 'news', news: { kind: 'pending' } };
    case 'OFFER_CLOSED':
      return success ? { kind: 'news', news: { kind: 'expired' } } : { kind: 'nothing' };
    case 'CAPTURE':
      return success ? { kind: 'note', what: 'captured_at' } : { kind: 'worry' };
    case 'CAPTURE_FAILED':
      return { kind: 'worry' };
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
    case 'CANCEL_OR_REFUND':
      return success ? { kind: 'note', what: 'voided_at' } : { kind: 'worry' };
    default:
      return { kind: 'nothing' };
  }
}
