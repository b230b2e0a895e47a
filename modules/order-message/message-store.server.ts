import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { OrderMessage } from './order-message.ts';
import '../auth/people-tables.server.ts';
import './order-message-tables.server.ts';

type NewMessage = Omit<OrderMessage, 'author'> & { readonly authorId: number | undefined };

/** Answers whether it is new: one that was written before stays as it was. */
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

/** What was written first comes first. */
export async function findMessages(db: Db, orderId: string): Promise<OrderMessage[]> {
  const rows = await selectMessages(db)
    .where('m.order_id', '=', orderId)
    .orderBy('m.written_at')
    .orderBy('m.id')
    .execute();
  return rows.map(toMessage);
}

export async function findMessage(db: Db, id: string): Promise<OrderMessage | undefined> {
  const row = await selectMessages(db).where('m.id', '=', id).executeTakeFirst();
  return row && toMessage(row);
}

const selectMessages = (db: Db) =>
  db
    .selectFrom('order_message as m')
    .leftJoin('customer as c', 'c.id', 'm.written_by')
    .select(['m.id', 'm.order_id', 'm.from_staff', 'm.body', 'm.written_at'])
    .select(sql<string | null>`trim(c.first_name || ' ' || c.last_name)`.as('name'));

type Selected = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>;

const toMessage = ({ id, order_id, from_staff, name, body, written_at }: Selected): OrderMessage => ({
  id,
  orderId: order_id,
  isFromStaff: from_staff,
  author: name ?? '',
  body,
  writtenAt: written_at,
});

export async function countMessages(db: Db, orderId: string): Promise<number> {
  const { n } = await db
    .selectFrom('order_message')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return n;
}

/** For the export of one's own data. */
export async function readMessagesOf(db: Db, customerId: number): Promise<unknown> {
  return db
    .selectFrom('order_message')
    .select(['order_id as orderId', 'body', 'written_at as writtenAt'])
    .where('written_by', '=', customerId)
    .orderBy('written_at')
    .execute();
}

/** What somebody wrote goes with the account. */
export async function removeMessagesOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('order_message').where('written_by', '=', customerId).where('from_staff', '=', false).execute();
}
