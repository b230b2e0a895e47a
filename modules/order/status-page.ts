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

const settled = { Confirmed: 'confirmed', Failed: 'failed', Cancelled: 'canceled' } as const;

type Facts = Pick<Order, 'kind' | 'paymentState' | 'paymentMethodId'> &
  /** For an order that needs approval. */
  Partial<Pick<Order, 'placedAt' | 'givenUpAt'>>;

/** `isBankSlow`: the provider has reported that the result takes days. */
export function statusPageOf(facts: Facts, isBankSlow: boolean): StatusPage {
  const { kind, paymentState, paymentMethodId, placedAt, givenUpAt } = facts;
  if (kind === 'punch-out') return 'punchout/confirmed';
  if (kind === 'approval' && givenUpAt) return 'canceled';
  if (kind === 'approval' && !placedAt) return 'pending';
  if (paymentState === 'Pending') return isBankSlow ? 'pending' : 'external';
  if (paymentState === 'Default') return paymentKindOf(paymentMethodId) === 'external' ? 'external' : 'confirmed';
  return settled[paymentState];
}
