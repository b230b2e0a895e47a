import type { Db } from '#platform/db/db.server.ts';
import { findEmailAddressOf } from '../people/name-store.server.ts';
import { removePersonalCodes } from '../promotion/personal-codes.server.ts';
import type { Shop } from '../shop.server.ts';
import { unsubscribed } from './newsletter-events.ts';
import { addressKeyOf, listPlacesOf } from './subscriber-store.server.ts';
import './newsletter-tables.server.ts';

/** Access: internal, for a person's data export: subscriptions, proofs of consent, codes, and reports of the mail provider. */
export async function readNewsletterOf(db: Db, customerId: number) {
  const emailAddress = await findEmailAddressOf(db, customerId);
  if (emailAddress === undefined)
    return { subscriptions: [], consents: [], codes: [], mailEvents: [], block: undefined };
  const addressKey = addressKeyOf(emailAddress);
  const subscriptions = await db
    .selectFrom('newsletter_subscriber')
    .select(['market_id as marketId', 'email_address as emailAddress', 'language', 'state', 'source', 'tags'])
    .select(['metadata', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
    .where('address_key', '=', addressKey)
    .orderBy('market_id')
    .execute();
  const consents = await db
    .selectFrom('newsletter_consent')
    .select(['market_id as marketId', 'what', 'source', 'culture_code as cultureCode', 'wording', 'at'])
    .where('address_key', '=', addressKey)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const codes = await db
    .selectFrom('newsletter_code')
    .select(['group_id as groupId', 'code', 'created_at as createdAt'])
    .where('address_key', '=', addressKey)
    .orderBy('created_at')
    .execute();
  const mailEvents = await db
    .selectFrom('newsletter_mail_event')
    .select(['kind', 'occurred_at as at'])
    .where('address_key', '=', addressKey)
    .orderBy('occurred_at')
    .execute();
  const block = await db
    .selectFrom('newsletter_block')
    .select(['reason', 'at'])
    .where('address_key', '=', addressKey)
    .executeTakeFirst();
  return { subscriptions, consents, codes, mailEvents, block };
}

/**
 * Access: internal, when an account is deleted; the mailing system learns of it. The proofs of consent and the blocks have
 * no name and no address; they stay until their time is over, because the shop must be able to show them, and must not
 * write to an address that complained. Idempotent.
 */
export async function removeNewsletterOf(shop: Pick<Shop, 'db' | 'events'>, addressKey: string): Promise<void> {
  await shop.db.transaction().execute((db) => removeAll(shop, db, addressKey));
}

async function removeAll({ events }: Pick<Shop, 'events'>, db: Db, addressKey: string): Promise<void> {
  for (const place of await listPlacesOf(db, addressKey)) {
    const key = `${place.marketId} ${addressKey}`;
    await events.publish(db, { name: unsubscribed, key, payload: place });
  }
  await db.deleteFrom('newsletter_subscriber').where('address_key', '=', addressKey).execute();
  const codes = await db
    .deleteFrom('newsletter_code')
    .where('address_key', '=', addressKey)
    .returning('campaign_id')
    .execute();
  await removePersonalCodes(
    db,
    codes.map(({ campaign_id }) => campaign_id),
  );
}
