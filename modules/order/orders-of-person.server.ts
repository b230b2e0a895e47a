import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { afterCollisions } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import '../people/people-tables.server.ts';
import './order-tables.server.ts';
import { orderNamesErased } from './order-events.ts';
import { forgetCompanyBuyers, forgetConsumers } from './store/forget-buyers.server.ts';
import { endedNames } from './store/forget-ended-names.server.ts';

/** The stored data of a person's orders, for the export of their own data. */
export async function readOrdersOf(db: Db, customerId: number): Promise<unknown> {
  const orders = await db
    .selectFrom('orders')
    .select(['order_no', 'status', 'payment_state', 'buyer_email', 'currency', 'payable', 'data', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return orders.map(({ order_no, data: { buyer, delivery, comment }, ...order }) => ({
    orderNo: String(order_no),
    status: order.status,
    paymentState: order.payment_state,
    payable: { amount: order.payable, currency: order.currency },
    buyer,
    delivery,
    comment,
    created: order.created_at,
  }));
}

/** Assigns a guest's order to the account that the guest requested with it. */
export async function giveOrderTo(db: Db, orderId: string, customerId: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ customer_id: customerId })
    .where('id', '=', orderId)
    .where('customer_id', 'is', null)
    .execute();
}

/**
 * Orders are kept by law; the names of buyers and wearers are erased with the account. Unpaid orders, and orders of the last two days
 * with mails and exports still to be sent, wait for the next run.
 */
export async function forgetBuyers({ db, events }: Pick<Shop, 'db' | 'events'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * 24 * 60 * 60_000);
  // One transaction for each statement: together they would lock orders and rows in another sequence than changes of
  // orders do.
  const erase = (statement: (db: Db) => Promise<readonly string[]>) =>
    afterCollisions(() =>
      db.transaction().execute(async (db) => {
        const erased = [...new Set(await statement(db))];
        await events.publish(
          db,
          ...erased.map((orderId) => ({ name: orderNamesErased, key: orderId, payload: { orderId } })),
        );
      }),
    );
  await erase((db) => forgetConsumers(db, before));
  await erase((db) => forgetCompanyBuyers(db, before));
  for (const statement of endedNames(now))
    await erase(async (db) => (await statement.execute(db)).rows.map(({ id }) => id));
}

/** Texts on garments that were ordered for a person, for the export of their own data. */
export async function readGarmentTextsOf(db: Db, customerId: number): Promise<unknown> {
  const { rows } = await sql<{ orderNo: string; name: string; lines: string[] }>`
    select o.order_no::text as "orderNo", text.data ->> 'name' as name, text.data -> 'service' -> 'lines' as lines
    from order_row text
    join order_row garment on garment.order_id = text.order_id and garment.row_number = text.parent_row_number
    join orders o on o.id = text.order_id
    where text.type = 'VasArticle' and text.data ? 'service'
      and (garment.data -> 'coworker' ->> 'id')::int = ${customerId}
    order by o.created_at, text.row_number`.execute(db);
  return rows;
}
