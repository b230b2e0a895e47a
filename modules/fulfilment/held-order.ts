import type { Invoice } from '../invoice/invoice.ts';
import { isSettled } from '../invoice/invoice-left.ts';
import { dayIn } from '../market/market-day.ts';
import type { Order, OrderRow } from '../order/order.ts';
import type { OrderState } from '../order/order-state.ts';
import { type OrderStatus, orderStatuses } from '../order/order-status.ts';
import type { RowPieces } from '../order/pieces.ts';
import { gatherPieces, type Pieces, plus } from '../order/pieces.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import type { Delivery } from './delivery.ts';
import type { OrderFacts } from './progress.ts';

/** An order with all known facts about its progress. */
export type HeldOrder = {
  readonly order: Order;
  /** The order is placed and can be fulfilled. */
  readonly isOpen: boolean;
  readonly reported: OrderStatus;
  /** The state that customers see. */
  readonly state: OrderState;
  readonly denied: Pieces;
  /** Pieces that were returned and accepted, without exchanged ones. */
  readonly returned: Pieces;
  /** Pieces that were returned and replaced: the buyer still pays for them. */
  readonly exchanged: Pieces;
  readonly deliveries: readonly Delivery[];
  readonly invoices: readonly Invoice[];
};

export const goodsOf = ({ rows }: Order) => rows.filter(({ type }) => type !== 'FreightArticle');

/** Freight counts as one piece: it is billed as a whole or not at all. */
export const freightOf = ({ rows }: Order) =>
  rows.filter(({ type }) => type === 'FreightArticle').map(({ rowNumber }): [number, number] => [rowNumber, 1]);

/** The garment of a service, and how many pieces of the service belong to one garment. Undefined for rows of their own. */
function garmentOf({ rows }: Order, { parentRowNumber, quantity }: OrderRow) {
  const row = rows.find(({ rowNumber }) => rowNumber === parentRowNumber);
  return row && { row, share: quantity / row.quantity };
}

/**
 * Pieces that will be delivered or were. A service goes with its garment: without the garment it is not made. The column `coming` of
 * `order_row_view` has the same rule.
 */
export function comingOf(held: Pick<HeldOrder, 'order' | 'denied'>, row: OrderRow): number {
  const own = plus(row.quantity, -(held.denied.get(row.rowNumber) ?? 0));
  const garment = garmentOf(held.order, row);
  return garment ? Math.min(own, plus(comingOf(held, garment.row) * garment.share, 0)) : own;
}

type Keeping = Pick<HeldOrder, 'order' | 'denied' | 'returned'>;

/**
 * Pieces that the buyer gets and keeps. The price of a service is given back with that of its garment. If some garments came without the
 * service, those that are sent back first count as those that had it.
 */
function keptIn(held: Keeping, row: OrderRow): number {
  const garment = garmentOf(held.order, row);
  const coming = comingOf(held, row);
  if (!garment) return plus(coming, -(held.returned.get(row.rowNumber) ?? 0));
  const sentBack = plus(comingOf(held, garment.row), -keptIn(held, garment.row));
  return Math.max(0, plus(coming, -sentBack * garment.share));
}

/** Pieces that the buyer gets and keeps, and the freight if there are any: the maximum that all invoices together may bill. */
export function keptOf(held: Keeping): Pieces {
  const { order } = held;
  const kept = goodsOf(order).map((row): [number, number] => [row.rowNumber, keptIn(held, row)]);
  const isAny = kept.some(([, pieces]) => pieces > 0);
  return new Map(isAny ? [...kept, ...freightOf(order)] : kept);
}

/** Pieces that are currently billed, without credited ones. */
export const billedOf = ({ invoices }: Pick<HeldOrder, 'invoices'>): Pieces =>
  gatherPieces(invoices.flatMap(({ rows }) => rows));

/**
 * Pieces that the buyer pays for until something more goes back: those that are kept, and those that are billed. Services are still billed
 * where their garment came back before services were given back with it.
 */
export function paidForOf(held: Keeping & Pick<HeldOrder, 'invoices'>): Pieces {
  const kept = keptOf(held);
  const billed = billedOf(held);
  const rows = new Set([...kept.keys(), ...billed.keys()]);
  return new Map([...rows].map((row) => [row, Math.max(kept.get(row) ?? 0, billed.get(row) ?? 0)]));
}

/** Pieces that left the warehouse, even if fewer were ordered. */
export const sentOf = ({ deliveries }: Pick<HeldOrder, 'deliveries'>): Pieces =>
  gatherPieces(deliveries.flatMap(({ rows }) => rows));

/** Pieces that are neither denied nor in a parcel. They can be denied, also services whose garment was denied before. */
export function unsentOf(held: HeldOrder): RowPieces[] {
  return leftIn(held, ({ rowNumber, quantity }) => plus(quantity, -(held.denied.get(rowNumber) ?? 0)));
}

/** Pieces still to be sent. An order that was reported as delivered has none. */
export const toSendOf = (held: HeldOrder): RowPieces[] =>
  held.reported >= orderStatuses.Delivered ? [] : leftIn(held, (row) => comingOf(held, row));

function leftIn(held: HeldOrder, wanted: (row: OrderRow) => number): RowPieces[] {
  const sent = sentOf(held);
  return goodsOf(held.order).flatMap((row) => {
    const left = plus(wanted(row), -(sent.get(row.rowNumber) ?? 0));
    return left > 0 ? [{ rowNumber: row.rowNumber, quantity: left }] : [];
  });
}

/** A replacement order is never billed: its goods are paid with the original order. */
const isOnAccount = ({ paymentMethodId, exchange }: Order): boolean =>
  paymentKindOf(paymentMethodId) === 'account' && !exchange;

export function factsOf(held: HeldOrder, now: Date): OrderFacts {
  const { order, isOpen, reported, deliveries, invoices } = held;
  const bills = invoices.filter(({ kind }) => kind === 'invoice');
  const sent = sentOf(held);
  const underWay = gatherPieces(deliveries.filter((one) => isAwaited(one, now)).flatMap(({ rows }) => rows));
  const invoiced = gatherPieces(bills.flatMap(({ rows }) => rows));
  return {
    isOpen,
    reported,
    isOnAccount: isOnAccount(order),
    rows: goodsOf(order).map((row) => {
      const { rowNumber, quantity, backOrdered } = row;
      const coming = comingOf(held, row);
      const left = sent.get(rowNumber) ?? 0;
      const delivered = Math.min(left, coming);
      return {
        rowNumber,
        quantity,
        backOrdered,
        denied: plus(quantity, -coming),
        returned: plus(coming, -keptIn(held, row)),
        delivered,
        underWay: Math.min(underWay.get(rowNumber) ?? 0, delivered),
        sentBeyond: plus(left, -delivered),
        invoiced: invoiced.get(rowNumber) ?? 0,
      };
    }),
    invoices: bills.map((bill) => ({ dueOn: bill.dueOn, isSettled: isSettled(bill) })),
    today: dayIn(order.marketId, now),
  };
}

/** How long a parcel counts as being on its way. */
export const awaitedMs = 30 * 86_400_000;

/** Deliveries sent before this time count as arrived, because not all carriers report arrivals. */
export const awaitedSince = (now: Date): Date => new Date(now.getTime() - awaitedMs);

const isAwaited = ({ arrivedAt, dispatchedAt }: Delivery, now: Date): boolean =>
  arrivedAt === undefined && dispatchedAt >= awaitedSince(now);
