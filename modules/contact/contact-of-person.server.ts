import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { findEmailAddressOf } from '../people/name-store.server.ts';
import { addressKeyOf } from './contact-store.server.ts';
import './contact-tables.server.ts';

/** SQL: whether a message is from this person: signed in, or with the address of their account. */
const isFrom = (customerId: number, addressKey: string | undefined) =>
  sql<boolean>`(contact_message.customer_id = ${customerId} or contact_message.address_key = ${addressKey ?? null})`;

/** Access: internal, for a person's data export: their messages, the answers to them, and for staff the answers they wrote. */
export async function readContactOf(db: Db, customerId: number) {
  const emailAddress = await findEmailAddressOf(db, customerId);
  const isOwn = isFrom(customerId, emailAddress === undefined ? undefined : addressKeyOf(emailAddress));
  const messages = await db
    .selectFrom('contact_message')
    .select(['id', 'topic', 'name', 'email_address as emailAddress', 'order_no as orderNo', 'body'])
    .select(['state', 'language', 'market_id as marketId', 'written_at as writtenAt'])
    .where(isOwn)
    .orderBy('written_at')
    .execute();
  const answers = await db
    .selectFrom('contact_answer')
    .innerJoin('contact_message', 'contact_message.id', 'contact_answer.message_id')
    .select(['contact_answer.message_id as messageId', 'contact_answer.body', 'contact_answer.written_at as writtenAt'])
    .where((eb) => eb.or([eb('contact_answer.written_by', '=', customerId), isOwn]))
    .orderBy('contact_answer.written_at')
    .execute();
  return { messages, answers };
}

/** Access: internal, when an account is deleted. Answers of a member of staff stay, without their name. Idempotent. */
export async function removeContactOf(db: Db, customerId: number, addressDigest: string | undefined): Promise<void> {
  await db.deleteFrom('contact_message').where(isFrom(customerId, addressDigest)).execute();
  await db.updateTable('contact_answer').set({ written_by: null }).where('written_by', '=', customerId).execute();
}
