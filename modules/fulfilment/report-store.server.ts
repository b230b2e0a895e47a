import { sql } from 'kysely';
import type { JsonObject } from '#core/json.ts';
import type { Db } from '#platform/db/db.server.ts';
import './fulfilment-tables.server.ts';

type Heard = {
  /** Who told it: each names its messages by itself. */
  readonly source: string;
  readonly messageId: string;
  readonly orderId: string;
  readonly body: unknown;
};

/** `elsewhere`: that message told of another order. */
export async function noteReport(
  db: Db,
  { source, messageId, orderId, body }: Heard,
  now: Date,
): Promise<'new' | 'twice' | 'elsewhere'> {
  const made = await db
    .insertInto('order_report')
    .values({ source, message_id: messageId, order_id: orderId, body: JSON.stringify(body), received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (made) return 'new';
  const first = await db
    .selectFrom('order_report')
    .select('order_id')
    .where('source', '=', source)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return first?.order_id === orderId ? 'twice' : 'elsewhere';
}

/** When a dispatch arrived, where that was told before the dispatch itself. */
export async function findArrival(db: Db, orderId: string, dispatchNumber: string): Promise<Date | undefined> {
  const first = await db
    .selectFrom('order_report')
    .select(['received_at', 'body'])
    .where('order_id', '=', orderId)
    .where(sql<boolean>`body ->> 'kind' = 'arrival' and body ->> 'dispatchNumber' = ${dispatchNumber}`)
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
  return first && (told(first.body) ?? first.received_at);
}

const told = ({ arrivedAt }: JsonObject) => (typeof arrivedAt === 'string' ? new Date(arrivedAt) : undefined);
