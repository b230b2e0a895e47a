import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { OrderMessage } from './order-message.ts';
import '../auth/people-tables.server.ts';
import '../fulfilment/fulfilment-tables.server.ts';

type NewMessage = Omit<OrderMessage, 'author'> & {
  readonly orderId: string;
  /** A customer's number: names are read when they are shown, and go with the account. */
  readonly authorId: number | undefined;
};

/** Answers whether it is new: one that was written before stays as it was. */
export async function insertMessage(db: Db, message: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('order_message')
    .values({
      id: message.id,
      order_id: message.orderId,
      from_staff: message.isFromStaff,
      author: message.authorId === undefined ? '' : String(message.authorId),
      body: message.body,
      written_at: message.writtenAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** What was written first comes first. */
export async function findMessages(db: Db, orderId: string): Promise<OrderMessage[]> {
  const { rows } = await sql<{ id: string; from_staff: boolean; name: string | null; body: string; written_at: Date }>`
    select m.id, m.from_staff, m.body, m.written_at, trim(c.first_name || ' ' || c.last_name) as name
    from order_message m left join customer c on c.id::text = m.author
    where m.order_id = ${orderId}::uuid order by m.written_at, m.id`.execute(db);
  return rows.map(({ id, from_staff, name, body, written_at }) => ({
    id,
    isFromStaff: from_staff,
    author: name ?? '',
    body,
    writtenAt: written_at,
  }));
}

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
    .where('author', '=', String(customerId))
    .orderBy('written_at')
    .execute();
}

/** What somebody wrote goes with the account. */
export async function removeMessagesOf(db: Db, customerId: number): Promise<void> {
  await db
    .deleteFrom('order_message')
    .where('author', '=', String(customerId))
    .where('from_staff', '=', false)
    .execute();
}
