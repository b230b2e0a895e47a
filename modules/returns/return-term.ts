import { addDays, type CalendarDate } from '#core/dates.ts';
import type { Delivery } from '../fulfilment/delivery.ts';
import { awaitedMs, type HeldOrder, toSendOf } from '../fulfilment/held-order.ts';
import type { ReturnReason } from '../fulfilment/order-return.ts';
import { dayIn } from '../market/market-day.ts';

/** EU law gives consumers 14 days from the receipt of the last item (Directive 2011/83/EU, article 9). */
export const fewestReturnDays = 14;
export const mostReturnDays = 365;
export const defaultReturnDays = 30;

/** Reasons that are the shop's fault have no deadline here: the legal guarantee covers them for years. */
const guaranteed: readonly ReturnReason[] = ['faulty', 'wrong-article'];

export const isGuaranteed = (reason: ReturnReason): boolean => guaranteed.includes(reason);

/** Not every carrier reports an arrival, so an unreported parcel counts as received after a fixed time. */
const receivedAt = ({ arrivedAt, dispatchedAt }: Delivery): Date =>
  arrivedAt ?? new Date(dispatchedAt.getTime() + awaitedMs);

/**
 * The last day on which goods may be sent back. Undefined while something is still to be sent or on its way: the period has not
 * begun, and a day shown now could turn out to be too late.
 */
export function lastReturnDay(held: HeldOrder, days: number, now: Date): CalendarDate | undefined {
  if (held.deliveries.length === 0 || toSendOf(held).length > 0) return undefined;
  const received = Math.max(...held.deliveries.map((one) => receivedAt(one).getTime()));
  if (received > now.getTime()) return undefined;
  return addDays(dayIn(held.order.marketId, new Date(received)), days);
}

/** Whether the return period is over. */
export function isTooLate(held: HeldOrder, days: number, now: Date): boolean {
  const until = lastReturnDay(held, days, now);
  return until !== undefined && dayIn(held.order.marketId, now) > until;
}
