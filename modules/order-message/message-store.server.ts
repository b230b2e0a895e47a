import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import type { OrderMessage } from './order-message.ts';
import './order-message-tables.server.ts';

type NewMessage = Omit<OrderMessage, 'author'> & { readonly authorId: number | undefined };

/** Returns whether the message is new: an existing one is not changed. */
export async function insertMessage(db: Db, message: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('order_message')
    .values({
      id: message.id,
      order_id: message.orderId,
      from_staff: message.isFromStaff,
      written_by: message.authorId ?? null,
      body: message.body,
      written_at: message.writtenAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The oldest first. */
export async function findMessages(db: Db, orderId: string): Promise<OrderMessage[]> {
  const rows = await selectMessages(db).where('order_id', '=', orderId).orderBy('written_at').orderBy('id').execute();
  return withAuthors(db, rows);
}

export async function findMessage(db: Db, id: string): Promise<OrderMessage | undefined> {
  const rows = await selectMessages(db).where('id', '=', id).execute();
  return (await withAuthors(db, rows))[0];
}

const selectMessages = (db: Db) =>
  db.selectFrom('order_message').select(['id', 'order_id', 'from_staff', 'written_by', 'body', 'written_at']);

type Selected = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>;

async function withAuthors(db: Db, rows: readonly Selected[]): Promise<OrderMessage[]> {
  const names = await listNamesOf(
    db,
    rows.flatMap(({ written_by }) => written_by ?? []),
  );
  return rows.map(({ id, order_id, from_staff, written_by, body, written_at }) => {
    const { firstName, lastName } = names.get(written_by ?? 0) ?? { firstName: '', lastName: '' };
    return {
      id,
      orderId: order_id,
      isFromStaff: from_staff,
      author: `${firstName} ${lastName}`.trim(),
      body,
      writtenAt: written_at,
    };
  });
}

export async function countMessages(db: Db, orderId: string): Promise<number> {
  const { n } = await db
    .selectFrom('order_message')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return n;
}

/** SQL: whether the last message of an order is from the buyer; null if it has none. */
export const isUnanswered = (orderId: RawBuilder<unknown>): RawBuilder<boolean | null> => sql<boolean | null>`(
  select not m.from_staff from order_message m where m.order_id = ${orderId} order by m.written_at desc, m.id desc limit 1)`;

/** SQL for the ids of orders whose last message is from the buyer. */
export const unansweredOrders: RawBuilder<unknown> = sql`
  select last.order_id from (
    select distinct on (m.order_id) m.order_id, m.from_staff from order_message m
    order by m.order_id, m.written_at desc, m.id desc) last
  where not last.from_staff`;

/** For the export of a person's own data. */
export async function readMessagesOf(db: Db, customerId: number): Promise<unknown> {
  return db
    .selectFrom('order_message')
    .select(['order_id as orderId', 'body', 'written_at as writtenAt'])
    .where('written_by', '=', customerId)
    .orderBy('written_at')
    .execute();
}

/** Messages of a person are removed with the account. */
export async function removeMessagesOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('order_message').where('written_by', '=', customerId).where('from_staff', '=', false).execute();
}
