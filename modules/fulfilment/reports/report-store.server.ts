import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { JsonObject } from '#core/json.ts';
import type { Db } from '#platform/db/db.server.ts';
import '../fulfilment-tables.server.ts';

type Heard = {
  /** The reporting system or person; message ids are unique within a source. */
  readonly source: string;
  readonly messageId: string;
  readonly orderId: string;
  readonly body: unknown;
};

/**
 * A repeated report is returned with the invoices that were issued for it. `reused`: the message id was used for another order or content.
 */
export async function noteReport(
  db: Db,
  { source, messageId, orderId, body }: Heard,
  now: Date,
): Promise<'new' | 'reused' | { readonly papers: readonly string[] }> {
  const written = JSON.stringify(body);
  const made = await db
    .insertInto('order_report')
    .values({ source, message_id: messageId, order_id: orderId, body: written, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (made) return 'new';
  const first = await db
    .selectFrom('order_report')
    .select(['order_id', 'body', 'papers'])
    .where('source', '=', source)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  const isSame = first?.order_id === orderId && isDeepStrictEqual(first.body, JSON.parse(written));
  return isSame ? { papers: first.papers } : 'reused';
}

/** The invoices that were issued for a new message. */
export async function notePapers(
  db: Db,
  { source, messageId }: Pick<Heard, 'source' | 'messageId'>,
  papers: readonly { readonly id: string }[],
): Promise<void> {
  if (papers.length === 0) return;
  await db
    .updateTable('order_report')
    .set({ papers: JSON.stringify(papers.map(({ id }) => id)) })
    .where('source', '=', source)
    .where('message_id', '=', messageId)
    .execute();
}

/** When a dispatch arrived, if the arrival was reported before the dispatch. */
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
