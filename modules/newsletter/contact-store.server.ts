import type { Db } from '#platform/db/db.server.ts';
import './newsletter-tables.server.ts';
import type { MailingContact } from './mailing-system.ts';
import type { Place } from './subscriber-store.server.ts';
import { topicsOf } from './subscription.ts';

/** Active addresses that are not blocked. */
const contacts = (db: Db) =>
  db
    .selectFrom('newsletter_subscriber as one')
    .leftJoin('newsletter_block as block', 'block.address_key', 'one.address_key')
    .select(['one.market_id', 'one.address_key', 'one.email_address', 'one.language', 'one.source', 'one.tags'])
    .where('one.state', '=', 'active')
    .where('block.address_key', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof contacts>['execute']>>[number];

const toContact = ({ market_id, address_key, email_address, language, source, tags }: Row): MailingContact => ({
  marketId: market_id,
  addressKey: address_key,
  emailAddress: email_address,
  language,
  source,
  topics: topicsOf(tags),
});

/** Undefined if the address gets no newsletters: unknown, not confirmed or blocked. */
export async function findContact(db: Db, { marketId, addressKey }: Place): Promise<MailingContact | undefined> {
  const row = await contacts(db)
    .where('one.market_id', '=', marketId)
    .where('one.address_key', '=', addressKey)
    .executeTakeFirst();
  return row && toContact(row);
}

/** One part of all contacts, in the order of their keys, after the given one. */
export async function listContacts(db: Db, after: Place | undefined, limit: number): Promise<MailingContact[]> {
  const { marketId = -1, addressKey = '' } = after ?? {};
  const rows = await contacts(db)
    .where((where) => where(where.refTuple('one.market_id', 'one.address_key'), '>', where.tuple(marketId, addressKey)))
    .orderBy('one.market_id')
    .orderBy('one.address_key')
    .limit(limit)
    .execute();
  return rows.map(toContact);
}
