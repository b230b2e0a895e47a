import type { Order } from '../order/order.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import type { Delivery } from './delivery.ts';
import type { Invoice } from './invoice.ts';
import { gatherPieces, type Pieces, plus } from './pieces.ts';
import type { OrderFacts } from './progress.ts';

/** An order with all that is known of its way. */
export type HeldOrder = {
  readonly order: Order;
  /** Placed, and somebody's to carry out. */
  readonly isOpen: boolean;
  readonly reported: OrderStatus;
  readonly denied: Pieces;
  /** Pieces that were sent back and taken. */
  readonly returned: Pieces;
  readonly deliveries: readonly Delivery[];
  readonly invoices: readonly Invoice[];
};

export const goodsOf = ({ rows }: Order) => rows.filter(({ type }) => type !== 'FreightArticle');

/** Freight is one piece: billed whole, or not at all. */
export const freightOf = ({ rows }: Order) =>
  rows.filter(({ type }) => type === 'FreightArticle').map(({ rowNumber }): [number, number] => [rowNumber, 1]);

/** Pieces that come and stay with the buyer, and the freight as long as there are any: what all papers together may bill. */
export function keptOf({ order, denied, returned }: Pick<HeldOrder, 'order' | 'denied' | 'returned'>): Pieces {
  const kept = goodsOf(order).map(({ rowNumber, quantity }): [number, number] => [
    rowNumber,
    plus(plus(quantity, -(denied.get(rowNumber) ?? 0)), -(returned.get(rowNumber) ?? 0)),
  ]);
  const isAny = kept.some(([, pieces]) => pieces > 0);
  return new Map(isAny ? [...kept, ...freightOf(order)] : kept);
}

/** Pieces that are billed at this moment: what was credited is not. */
export const billedOf = ({ invoices }: Pick<HeldOrder, 'invoices'>): Pieces =>
  gatherPieces(invoices.flatMap(({ rows }) => rows));

const isOnAccount = ({ paymentMethodId }: Order): boolean => paymentKindOf(paymentMethodId) === 'account';

export function factsOf(held: HeldOrder, now: Date): OrderFacts {
  const { order, isOpen, reported, denied, returned, deliveries, invoices } = held;
  const bills = invoices.filter(({ kind }) => kind === 'invoice');
  const delivered = gatherPieces(deliveries.flatMap(({ rows }) => rows));
  const invoiced = gatherPieces(bills.flatMap(({ rows }) => rows));
  return {
    isOpen,
    reported,
    isOnAccount: isOnAccount(order),
    rows: goodsOf(order).map(({ rowNumber, quantity, backOrdered }) => ({
      rowNumber,
      quantity,
      backOrdered,
      denied: denied.get(rowNumber) ?? 0,
      returned: returned.get(rowNumber) ?? 0,
      delivered: delivered.get(rowNumber) ?? 0,
      invoiced: invoiced.get(rowNumber) ?? 0,
    })),
    invoices: bills.map(({ dueOn, paidAt }) => ({ dueOn, isPaid: paidAt !== undefined })),
    today: dayOf(now),
  };
}

/** A day of the calendar, in UTC as everywhere in orders. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
