import { addDays, type CalendarDate } from '#core/dates.ts';
import { orderStatuses } from '../order/order-status.ts';
import type { RowPieces } from './delivery.ts';
import { billedOf, dayOf, goodsOf, type HeldOrder } from './held-order.ts';
import { gatherPieces, type Pieces, plus } from './pieces.ts';
import type { Report } from './report.ts';

/** What a warehouse does to an order, one after the other. */
export const moves = ['accept', 'deliver-some', 'deliver-rest', 'arrive', 'invoice', 'deny-rest', 'pay'] as const;

export type Move = (typeof moves)[number];

const carrier = 'Norrfrakt';
const daysOnTheWay = 2;

/** The report that a move leads to; undefined where there is nothing to move. */
export function reportOf(held: HeldOrder, move: Move, now: Date): Report | undefined {
  return held.isOpen ? reports[move](held, now) : undefined;
}

export const movesOf = (held: HeldOrder, now: Date): Move[] =>
  moves.filter((move) => reportOf(held, move, now) !== undefined);

const reports: Record<Move, (held: HeldOrder, now: Date) => Report | undefined> = {
  accept: (held) => (isAccepted(held) || openRows(held).length === 0 ? undefined : { kind: 'accepted' }),
  'deliver-some': (held, now) => delivery(held, someOf(openRows(held)), now),
  'deliver-rest': (held, now) => delivery(held, openRows(held), now),
  arrive: ({ deliveries }) => {
    const onTheWay = deliveries.find(({ arrivedAt }) => arrivedAt === undefined);
    return onTheWay && { kind: 'arrival', dispatchNumber: onTheWay.dispatchNumber };
  },
  invoice: (held) => {
    const back = [...held.returned].map(([rowNumber, pieces]) => ({ rowNumber, quantity: -pieces }));
    const delivered = gatherPieces([...held.deliveries.flatMap(({ rows }) => rows), ...back]);
    const rows = leftOf(held, billedOf(held), delivered);
    return rows.length > 0 ? { kind: 'invoice', rows } : undefined;
  },
  'deny-rest': (held) => {
    const rows = openRows(held);
    return rows.length > 0 ? { kind: 'denial', rows } : undefined;
  },
  pay: ({ invoices }) => {
    const open = invoices.find(({ kind, paidAt }) => kind === 'invoice' && paidAt === undefined);
    return open && { kind: 'payment', invoiceNumber: open.number };
  },
};

const isAccepted = ({ order }: HeldOrder) => order.status >= orderStatuses.Confirmed;

/** Pieces that still have to leave. An order that is said to be delivered has none. */
function openRows(held: HeldOrder): RowPieces[] {
  if (held.order.status >= orderStatuses.Delivered) return [];
  return leftOf(held, gatherPieces(held.deliveries.flatMap(({ rows }) => rows)));
}

/** Of the pieces that come, or of those within them, what is not done yet. */
function leftOf({ order, denied }: HeldOrder, done: Pieces, within?: Pieces): RowPieces[] {
  return goodsOf(order).flatMap(({ rowNumber, quantity }) => {
    const coming = plus(quantity, -(denied.get(rowNumber) ?? 0));
    const most = within ? Math.min(coming, within.get(rowNumber) ?? 0) : coming;
    const left = plus(most, -(done.get(rowNumber) ?? 0));
    return left > 0 ? [{ rowNumber, quantity: left }] : [];
  });
}

/** All rows but the last, or half of the only one; nothing where it cannot be parted. */
function someOf(rows: readonly RowPieces[]): RowPieces[] {
  if (rows.length > 1) return rows.slice(0, -1);
  return rows.flatMap(({ rowNumber, quantity }) =>
    quantity > 1 ? [{ rowNumber, quantity: Math.floor(quantity / 2) }] : [],
  );
}

function delivery({ order, deliveries }: HeldOrder, rows: readonly RowPieces[], now: Date): Report | undefined {
  if (rows.length === 0) return undefined;
  const count = deliveries.length + 1;
  const trackingNumber = `NF${order.orderNo}${String(count).padStart(2, '0')}`;
  return {
    kind: 'delivery',
    dispatchNumber: `${order.orderNo}-${count}`,
    carrier,
    trackingNumber,
    trackingUrl: `https://norrfrakt.example/${trackingNumber}`,
    dispatchedAt: now,
    expectedOn: addDays(dayOf(now) as CalendarDate, daysOnTheWay),
    rows,
  };
}
