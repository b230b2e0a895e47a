import { addDays } from '#core/dates.ts';
import type { ChangeTask } from '../auth/staff-tasks.ts';
import { isSettled } from '../invoice/invoice-left.ts';
import { dayIn } from '../market/market-day.ts';
import { orderStatuses } from '../order/order-status.ts';
import type { RowPieces } from '../order/pieces.ts';
import { plus } from '../order/pieces.ts';
import { billedOf, factsOf, type HeldOrder, toSendOf } from './held-order.ts';
import { taskOfReport } from './report-task.ts';
import type { Report } from './reports/report.ts';

/** The steps of a warehouse for an order, in sequence. */
export const moves = ['accept', 'deliver-some', 'deliver-rest', 'arrive', 'invoice', 'deny-rest', 'pay'] as const;

export type Move = (typeof moves)[number];

const told: Readonly<Record<Move, Report['kind']>> = {
  accept: 'accepted',
  'deliver-some': 'delivery',
  'deliver-rest': 'delivery',
  arrive: 'arrival',
  invoice: 'invoice',
  'deny-rest': 'denial',
  pay: 'payment',
};

export const taskOfMove = (move: Move): ChangeTask => taskOfReport({ kind: told[move] });

const carrier = 'Norrfrakt';
const daysOnTheWay = 2;

/** The report for a move; undefined if there is nothing to move. */
export function reportOf(held: HeldOrder, move: Move, now: Date): Report | undefined {
  return held.isOpen ? reports[move](held, now) : undefined;
}

export const movesOf = (held: HeldOrder, now: Date): Move[] =>
  moves.filter((move) => reportOf(held, move, now) !== undefined);

const reports: Record<Move, (held: HeldOrder, now: Date) => Report | undefined> = {
  accept: (held) => (isAccepted(held) || toSendOf(held).length === 0 ? undefined : { kind: 'accepted' }),
  'deliver-some': (held, now) => delivery(held, someOf(toSendOf(held)), now),
  'deliver-rest': (held, now) => delivery(held, toSendOf(held), now),
  arrive: ({ deliveries }) => {
    const onTheWay = deliveries.find(({ arrivedAt }) => arrivedAt === undefined);
    return onTheWay && { kind: 'arrival', dispatchNumber: onTheWay.dispatchNumber };
  },
  invoice: (held, now) => {
    if (held.order.exchange) return undefined;
    const billed = billedOf(held);
    const rows = factsOf(held, now).rows.flatMap(({ rowNumber, delivered, returned }) => {
      const quantity = plus(plus(delivered, -returned), -(billed.get(rowNumber) ?? 0));
      return quantity > 0 ? [{ rowNumber, quantity }] : [];
    });
    return rows.length > 0 ? { kind: 'invoice', rows } : undefined;
  },
  'deny-rest': (held) => {
    const rows = toSendOf(held);
    return rows.length > 0 ? { kind: 'denial', rows } : undefined;
  },
  pay: ({ invoices }) => {
    const open = invoices.find((invoice) => !isSettled(invoice));
    return open && { kind: 'payment', invoiceNumber: open.number };
  },
};

const isAccepted = ({ order }: HeldOrder) => order.status >= orderStatuses.Confirmed;

/** All rows but the last, or half of the only one; empty if it cannot be divided. */
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
    expectedOn: addDays(dayIn(order.marketId, now), daysOnTheWay),
    rows,
  };
}
