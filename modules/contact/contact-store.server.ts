import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import { isLanguage } from '#core/locale.ts';
import type { Db, Tables } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import type { ContactAnswer, ContactMessage, ContactState } from './contact-message.ts';
import './contact-tables.server.ts';

/** Finds the messages of an address without comparing spellings; the event of a deleted account has the same digest. */
export const addressKeyOf = (emailAddress: string): string =>
  createHash('sha256').update(emailAddress.toLowerCase()).digest('hex');

const toMessage = (row: Selectable<Tables['contact_message']>): ContactMessage => ({
  id: row.id,
  marketId: row.market_id,
  language: isLanguage(row.language) ? row.language : 'en',
  topic: row.topic,
  name: row.name,
  emailAddress: row.email_address,
  orderNo: row.order_no,
  body: row.body,
  customerId: row.customer_id ?? undefined,
  state: row.state,
  writtenAt: row.written_at,
});

export async function insertMessage(db: Db, message: Omit<ContactMessage, 'state'>): Promise<void> {
  await db
    .insertInto('contact_message')
    .values({
      id: message.id,
      market_id: message.marketId,
      language: message.language,
      topic: message.topic,
      name: message.name,
      email_address: message.emailAddress,
      address_key: addressKeyOf(message.emailAddress),
      order_no: message.orderNo,
      body: message.body,
      customer_id: message.customerId ?? null,
      state: 'waiting',
      written_at: message.writtenAt,
      ended_at: null,
    })
    .execute();
}

export async function findMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  const row = await db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toMessage(row);
}

/** Locks the message until the transaction ends. */
export async function lockMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  const row = await db.selectFrom('contact_message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toMessage(row);
}

export type MessagesSought = { readonly state: ContactState; readonly search: string; readonly part: PartAsked };

/** One page of the messages in a state, by date. */
export async function pageMessages(db: Db, sought: MessagesSought): Promise<KeyPage<ContactMessage>> {
  const { state, search, part } = sought;
  const page = keyPageOf({ by: sql`written_at`, kind: 'time' }, { key: sql`id`, kind: 'uuid' }, part);
  const rows = await db
    .selectFrom('contact_message')
    .selectAll()
    .select([page.value.as('place_value')])
    .where('state', '=', state)
    .where(page.condition)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`concat_ws(' ', name, email_address, order_no, body) ilike ${likePattern(search)}`),
    )
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  const found = rows.map((row) => ({ ...toMessage(row), place: { value: row.place_value, key: row.id } }));
  return toKeyPage(found, part);
}

/** Number of waiting messages, counted up to `most`. */
export async function countWaiting(db: Db, most: number): Promise<number> {
  const rows = await db.selectFrom('contact_message').select('id').where('state', '=', 'waiting').limit(most).execute();
  return rows.length;
}

export async function saveState(db: Db, id: string, state: ContactState, now: Date): Promise<void> {
  const endedAt = state === 'waiting' ? null : now;
  await db.updateTable('contact_message').set({ state, ended_at: endedAt }).where('id', '=', id).execute();
}

/** Removes messages that ended before a date, and waiting ones that were written before another. */
export async function removeMessagesBefore(db: Db, ended: Date, waiting: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_message')
    .where((eb) => eb.or([eb('ended_at', '<', ended), eb('written_at', '<', waiting).and('ended_at', 'is', null)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const toAnswer = (row: Selectable<Tables['contact_answer']>): ContactAnswer => ({
  id: row.id,
  messageId: row.message_id,
  body: row.body,
  writtenBy: row.written_by ?? undefined,
  writtenAt: row.written_at,
});

export async function findAnswer(db: Db, id: string): Promise<ContactAnswer | undefined> {
  const row = await db.selectFrom('contact_answer').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAnswer(row);
}

/** The answers to a message, the oldest first. */
export async function listAnswers(db: Db, messageId: string): Promise<ContactAnswer[]> {
  const rows = await db
    .selectFrom('contact_answer')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  return rows.map(toAnswer);
}

export async function insertAnswer(db: Db, { id, messageId, body, writtenBy, writtenAt }: ContactAnswer) {
  await db
    .insertInto('contact_answer')
    .values({ id, message_id: messageId, body, written_by: writtenBy ?? null, written_at: writtenAt })
    .execute();
}
