import { createHash, randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { ConsentStep, KeyValue, NextAction, SubscriberState } from './subscription.ts';
import './newsletter-tables.server.ts';

/** Digest of an address, for links and proofs. */
export const addressKeyOf = (emailAddress: string): string =>
  createHash('sha256').update(emailAddress.toLowerCase()).digest('hex');

/** An address in a market. */
export type Place = { readonly marketId: number; readonly addressKey: string };

export type Subscriber = {
  readonly marketId: number;
  readonly emailAddress: string;
  readonly addressKey: string;
  readonly language: Language;
  readonly state: SubscriberState;
  readonly source: string;
  readonly tags: readonly KeyValue[];
  readonly metadata: readonly KeyValue[];
  readonly action: NextAction;
};

export async function findSubscriber(db: Db, { marketId, addressKey }: Place): Promise<Subscriber | undefined> {
  const row = await db
    .selectFrom('newsletter_subscriber')
    .selectAll()
    .where('market_id', '=', marketId)
    .where('address_key', '=', addressKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const { market_id, email_address, address_key, created_at: _created, confirmed_at: _confirmed, ...rest } = row;
  return { ...rest, marketId: market_id, emailAddress: email_address, addressKey: address_key };
}

/** Stored once for an address and market. A repeated request replaces language, state, tags and the next action. */
export async function saveSubscriber(db: Db, { now, ...one }: Omit<Subscriber, 'addressKey'> & { now: Date }) {
  const tags = JSON.stringify(one.tags);
  const metadata = JSON.stringify(one.metadata);
  const { language, state, source, action } = one;
  const confirmed_at = state === 'active' ? now : null;
  const emailAddress = one.emailAddress.toLowerCase();
  await db
    .insertInto('newsletter_subscriber')
    .values({
      market_id: one.marketId,
      email_address: emailAddress,
      address_key: addressKeyOf(emailAddress),
      language,
      state,
      source,
      tags,
      metadata,
      action,
      created_at: now,
      confirmed_at,
    })
    .onConflict((conflict) =>
      conflict.columns(['market_id', 'email_address']).doUpdateSet({ language, state, tags, metadata, action }),
    )
    .execute();
}

/** The markets in which an address is on the list or waits for its confirmation. */
export async function listPlacesOf(db: Db, addressKey: string): Promise<Place[]> {
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .select('market_id')
    .where('address_key', '=', addressKey)
    .orderBy('market_id')
    .execute();
  return rows.map(({ market_id }) => ({ marketId: market_id, addressKey }));
}

/** True if the address was pending until now. */
export async function confirmSubscriber(db: Db, { marketId, addressKey }: Place, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscriber')
    .set({ state: 'active', confirmed_at: now })
    .where('market_id', '=', marketId)
    .where('address_key', '=', addressKey)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function saveTags(db: Db, { marketId, addressKey }: Place, tags: readonly KeyValue[]): Promise<void> {
  await db
    .updateTable('newsletter_subscriber')
    .set({ tags: JSON.stringify(tags) })
    .where('market_id', '=', marketId)
    .where('address_key', '=', addressKey)
    .execute();
}

/** True if the address was on the list. */
export async function removeSubscriber(db: Db, { marketId, addressKey }: Place): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_subscriber')
    .where('market_id', '=', marketId)
    .where('address_key', '=', addressKey)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

type Proof = Place & {
  readonly what: ConsentStep;
  readonly source: string;
  readonly cultureCode: string;
  /** The sentence that was shown. */
  readonly wording: string;
  readonly at: Date;
};

export async function saveConsent(db: Db, { marketId, addressKey, cultureCode, at, ...proof }: Proof): Promise<void> {
  await db
    .insertInto('newsletter_consent')
    .values({
      id: newId(at, randomBytes),
      market_id: marketId,
      address_key: addressKey,
      culture_code: cultureCode,
      at,
      ...proof,
    })
    .execute();
}
