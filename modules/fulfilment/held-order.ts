import type { Order } from '../order/order.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import type { Delivery } from './delivery.ts';
import type { Invoice } from './invoice.ts';
import { gatherPieces, type Pieces } from './pieces.ts';
import type { OrderFacts } from './progress.ts';

/** An order with all that is known of its way. */
export type HeldOrder = {
  readonly order: Order;
  /** Placed, and somebody's to carry out. */
  readonly isOpen: boolean;
  readonly reported: OrderStatus;
  readonly denied: Pieces;
  readonly deliveries: readonly Delivery[];
  readonly invoices: readonly Invoice[];
};

export const goodsOf = ({ rows }: Order) => rows.filter(({ type }) => type !== 'FreightArticle');

/** Pieces that are billed at this moment: what was credited is not. */
export const billedOf = ({ invoices }: Pick<HeldOrder, 'invoices'>): Pieces =>
  gatherPieces(invoices.flatMap(({ rows }) => rows));

const isOnAccount = ({ paymentMethodId }: Order): boolean => paymentKindOf(paymentMethodId) === 'account';

export function factsOf({ order, isOpen, reported, denied, deliveries, invoices }: HeldOrder, now: Date): OrderFacts {
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
      delivered: delivered.get(rowNumber) ?? 0,
      invoiced: invoiced.get(rowNumber) ?? 0,
    })),
    invoices: bills.map(({ dueOn, paidAt }) => ({ dueOn, isPaid: paidAt !== undefined })),
    today: dayOf(now),
  };
}

/** A day of the calendar, in UTC as everywhere in orders. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
