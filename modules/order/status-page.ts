import { paymentKindOf } from '../payment/payment-method.ts';
import type { Order } from './order.ts';

/** The last page of a checkout, by the end of its address. */
export type StatusPage = 'confirmed' | 'failed' | 'canceled' | 'external' | 'pending' | 'punchout/confirmed';

/** Names of the pages in the table of pages. */
export const pageOfStatus = {
  confirmed: 'checkoutStatusConfirmed',
  failed: 'checkoutStatusFailed',
  canceled: 'checkoutStatusCanceled',
  external: 'checkoutStatusExternal',
  pending: 'checkoutStatusPending',
  'punchout/confirmed': 'checkoutStatusPunchoutConfirmed',
} as const satisfies Record<StatusPage, string>;

type Facts = Pick<Order, 'kind' | 'paymentState' | 'paymentMethodId'>;

/** `isBankSlow`: the provider has said that the answer takes days. */
export function statusPageOf({ kind, paymentState, paymentMethodId }: Facts, isBankSlow: boolean): StatusPage {
  if (kind === 'punch-out') return 'punchout/confirmed';
  if (kind === 'approval') return 'pending';
  switch (paymentState) {
    case 'Confirmed':
      return 'confirmed';
    case 'Failed':
      return 'failed';
    case 'Cancelled':
      return 'canceled';
    case 'Pending':
      return isBankSlow ? 'pending' : 'external';
    case 'Default':
      return paymentKindOf(paymentMethodId) === 'external' ? 'external' : 'confirmed';
  }
}
