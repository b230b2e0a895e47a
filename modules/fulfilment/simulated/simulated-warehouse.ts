import { addDays } from '#core/dates.ts';
import { dayIn } from '../../market/market-day.ts';
import type { Order } from '../../order/order.ts';
import type { RowPieces } from '../../order/pieces.ts';
import { plus } from '../../order/pieces.ts';
import { type HeldOrder, toSendOf } from '../held-order.ts';
import { type Move, reportOf } from '../moves.ts';
import type { Report } from '../reports/report.ts';

/** Long enough to watch a step, short enough to wait for the next. */
export const pauseMs = 2 * 60_000;

/** For back-ordered goods without a promised day. */
const daysUntilRestock = 7;

/** One order in ten does not get all its pieces. */
const isShort = ({ order }: HeldOrder) => order.orderNo.endsWith('7');

/**
 * The next report of the demo warehouse: it accepts, sends what it has and the rest later, reports arrivals, and bills what was sent.
 * Payments are not simulated here. Undefined: nothing can be done now.
 */
export function nextReport(held: HeldOrder, now: Date): Report | undefined {
  const rest: Move = isShort(held) && held.deliveries.length > 0 ? 'deny-rest' : 'deliver-rest';
  const sending: Move[] = held.deliveries.length === 0 ? ['deliver-some', 'deliver-rest'] : [rest];
  const isAnyThere = inStock(held, toSendOf(held), now).length > 0;
  for (const move of ['accept', ...(isAnyThere ? sending : []), 'arrive', 'invoice'] satisfies Move[]) {
    const report = reportOf(held, move, now);
    const possible = report?.kind === 'delivery' ? { ...report, rows: inStock(held, report.rows, now) } : report;
    if (possible && !('rows' in possible && possible.rows.length === 0)) return possible;
  }
  return undefined;
}

/** The part of the pieces to send that is in stock: back-ordered ones arrive on the day that the buyer was promised. */
function inStock({ order, denied }: HeldOrder, rows: readonly RowPieces[], now: Date): RowPieces[] {
  return rows.flatMap(({ rowNumber, quantity }) => {
    const row = order.rows.find((one) => one.rowNumber === rowNumber);
    const isAwaited = row !== undefined && row.backOrdered > 0 && dayIn(order.marketId, now) < restockedOn(order, row);
    // Denied pieces are subtracted from the back-ordered ones first.
    const late = isAwaited ? Math.max(0, plus(row.backOrdered, -(denied.get(rowNumber) ?? 0))) : 0;
    const there = plus(quantity, -late);
    return there > 0 ? [{ rowNumber, quantity: there }] : [];
  });
}

const restockedOn = (order: Order, { nextDeliveryDate }: Order['rows'][number]): string =>
  nextDeliveryDate ?? addDays(dayIn(order.marketId, order.placedAt ?? order.createdAt), daysUntilRestock);
