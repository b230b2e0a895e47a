import { type RawBuilder, sql } from 'kysely';
import { type Currency, type Money, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { PaymentState } from '../payment/payment-state.ts';
import type { Order } from './order.ts';
import '../payment/payment-tables.server.ts';
import './order-tables.server.ts';

/** An order and its payment, locked until the transaction ends. */
export type HeldPayment = Pick<Order, 'id' | 'cartId' | 'kind' | 'paymentState' | 'paymentMethodId'> & {
  readonly due: Money;
  /** The authorisation that paid the order, or that is being refunded. */
  readonly reference: string | undefined;
  readonly slowSince: Date | undefined;
  readonly payload: unknown;
};

export async function holdPayment(db: Db, orderId: string): Promise<HeldPayment | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('payment_view as p', 'p.order_id', 'o.id')
    .select(['o.id', 'o.cart_id', 'o.kind', 'o.payment_state', 'o.payment_method_id', 'o.payload'])
    .select(['p.amount', 'p.currency', 'p.reference', 'p.slow_since'])
    .where('o.id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      cartId: row.cart_id,
      kind: row.kind,
      paymentState: row.payment_state,
      paymentMethodId: row.payment_method_id,
      due: money(row.amount, row.currency as Currency),
      reference: row.reference ?? undefined,
      slowSince: row.slow_since ?? undefined,
      payload: row.payload,
    }
  );
}

export type SettledChange = {
  readonly payment_state: PaymentState;
  readonly status?: Order['status'];
  readonly placed_at?: Date;
  readonly given_up_at?: Date;
};

/** SQL for the statement that changes the payment, so that both change together. */
export const changeOfOrder = (db: Db, orderId: string, change: SettledChange) =>
  db.updateTable('orders').set(change).where('id', '=', orderId);

/** SQL for the statement that stores a notification of the provider; empty for an unknown id. */
export const isConfirmed = (orderId: string | undefined): RawBuilder<{ id: string; is_confirmed: boolean }> =>
  sql`select id, payment_state = 'Confirmed' as is_confirmed from orders where id = ${orderId ?? null}::uuid`;

/** The pieces that an order took from the stock. */
export function listTaken(db: Db, orderId: string): Promise<{ sku: string; pieces: number }[]> {
  return db
    .selectFrom('order_row')
    .select(['sku', 'taken as pieces'])
    .where('order_id', '=', orderId)
    .where('taken', '>', 0)
    .execute();
}
