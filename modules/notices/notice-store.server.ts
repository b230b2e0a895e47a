import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Channel, NoticeKind, Topic } from './notice-kinds.ts';
import './notice-tables.server.ts';

export type NewNotice = {
  readonly customerId: number;
  readonly eventId: string;
  readonly kind: NoticeKind;
  readonly facts: Readonly<Record<string, string>>;
  readonly page?: string | undefined;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly companyId?: number | undefined;
  readonly aboutId?: number | undefined;
};

type Placing = { readonly inShop: boolean; readonly digestDue: boolean; readonly now: Date };

/** False for a repeated event, which changes nothing. A notice that is not shown counts as read. */
export async function insertNotice(db: Db, notice: NewNotice, { inShop, digestDue, now }: Placing): Promise<boolean> {
  const inserted = await db
    .insertInto('notice')
    .values({
      customer_id: notice.customerId,
      event_id: notice.eventId,
      kind: notice.kind,
      facts: JSON.stringify(notice.facts),
      page: notice.page ?? null,
      params: JSON.stringify(notice.params ?? {}),
      company_id: notice.companyId ?? null,
      about_id: notice.aboutId ?? null,
      created_at: now,
      read_at: inShop ? null : now,
      in_shop: inShop,
      digest_due: digestDue,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

type Part = { readonly before?: number | undefined; readonly most: number };

/** The newest first. */
export function findNotices(db: Db, customerId: number, { before, most }: Part) {
  return db
    .selectFrom('notice')
    .select(['id', 'kind', 'facts', 'page', 'params', 'company_id as companyId'])
    .select(['created_at as createdAt', 'read_at as readAt'])
    .where('customer_id', '=', customerId)
    .where('in_shop', '=', true)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Counts at most `most`, from the index of unread notices. */
export async function countUnread(db: Db, customerId: number, most: number): Promise<number> {
  const unread = await selectUnread(db, customerId).limit(most).execute();
  return unread.length;
}

/** A row for each unread notice. */
const selectUnread = (db: Db, customerId: number) =>
  db.selectFrom('notice').select('customer_id').where('customer_id', '=', customerId).where('read_at', 'is', null);

/** The same count as a part of another statement. */
export const unreadOf = (db: Db, customerId: number, most: number): RawBuilder<number> =>
  sql<number>`(select count(*)::int from ${selectUnread(db, customerId).limit(most).as('unread')})`;

/** False if the person has no such notice. */
export async function markRead(db: Db, of: { customerId: number; id: number }, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('notice')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('customer_id', '=', of.customerId)
    .where('id', '=', of.id)
    .returning('id')
    .execute();
  return marked.length > 0;
}

/** Marks the notices up to one that the person has seen; later ones stay unread. */
export async function markReadUpTo(db: Db, of: { customerId: number; upTo: number }, now: Date): Promise<void> {
  await db
    .updateTable('notice')
    .set({ read_at: now })
    .where('customer_id', '=', of.customerId)
    .where('id', '<=', of.upTo)
    .where('read_at', 'is', null)
    .execute();
}

export async function removeNoticesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notice').where('created_at', '<', before).execute();
}

/** The person's choices that differ from the default, which is in the shop and by mail at once. */
export function findChoices(db: Db, customerId: number) {
  return db.selectFrom('notice_choice').select(['topic', 'channel']).where('customer_id', '=', customerId).execute();
}

export type StoredChoice = { readonly topic: Topic; readonly channel: Channel };

export async function replaceChoices(db: Db, customerId: number, chosen: readonly StoredChoice[]): Promise<void> {
  await db.deleteFrom('notice_choice').where('customer_id', '=', customerId).execute();
  if (chosen.length > 0)
    await db
      .insertInto('notice_choice')
      .values(chosen.map((one) => ({ customer_id: customerId, ...one })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
