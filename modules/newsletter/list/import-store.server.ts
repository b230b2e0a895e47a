import { randomBytes } from 'node:crypto';
import { dateIn } from '#core/dates.ts';
import { newId } from '#core/ids.ts';
import type { Db } from '#platform/db/db.server.ts';
import { cultureOf } from '../../market/culture.ts';
import type { Shop } from '../../shop.server.ts';
import { subscribed } from '../newsletter-events.ts';
import '../newsletter-tables.server.ts';
import { addressKeyOf } from '../subscriber-store.server.ts';
import { topics as allTopics, withTopics } from '../subscription.ts';
import type { ImportedSubscriber, LineProblem } from './import-line.ts';

export type ImportLine = { readonly line: number; readonly subscriber: ImportedSubscriber };

type Refused = { readonly line: number; readonly email: string; readonly problem: LineProblem };

const atOnce = 500;

/** Adds what is new, in one transaction with its record. */
export function addImported(
  { db, events }: Pick<Shop, 'db' | 'events'>,
  lines: readonly ImportLine[],
  now: Date,
  record: (db: Db, accepted: number) => Promise<void>,
): Promise<{ accepted: number; refused: Refused[] }> {
  return db.transaction().execute(async (transaction) => {
    const refused: Refused[] = [];
    const taken = new Set<string>();
    let accepted = 0;
    for (let start = 0; start < lines.length; start += atOnce) {
      const part = lines.slice(start, start + atOnce).map(({ line, subscriber }) => {
        const addressKey = addressKeyOf(subscriber.emailAddress);
        return { line, subscriber, addressKey, key: `${subscriber.market.marketId} ${addressKey}` };
      });
      const known = await readKnown(
        transaction,
        part.map(({ addressKey }) => addressKey),
      );
      const fresh = part.filter(({ line, subscriber, addressKey, key }) => {
        const leftAt = known.left.get(key);
        const problem = taken.has(key)
          ? 'twice'
          : known.listed.has(key)
            ? 'listed'
            : known.blocked.has(addressKey)
              ? 'blocked'
              : leftAt && dateIn('UTC', leftAt) >= subscriber.consentOn
                ? 'left'
                : undefined;
        taken.add(key);
        if (problem) refused.push({ line, email: subscriber.emailAddress, problem });
        return !problem;
      });
      accepted += fresh.length;
      if (fresh.length > 0) await insertAll(transaction, fresh, now);
      await events.publish(
        transaction,
        ...fresh.map(({ key, subscriber, addressKey }) => ({
          name: subscribed,
          key,
          payload: { marketId: subscriber.market.marketId, addressKey },
        })),
      );
    }
    await record(transaction, accepted);
    return { accepted, refused };
  });
}

async function readKnown(db: Db, keys: readonly string[]) {
  const listed = await db
    .selectFrom('newsletter_subscriber')
    .select(['market_id', 'address_key'])
    .where('address_key', 'in', keys)
    .execute();
  const left = await db
    .selectFrom('newsletter_consent')
    .select(['market_id', 'address_key', (eb) => eb.fn.max('at').as('at')])
    .where('address_key', 'in', keys)
    .where('what', '=', 'left')
    .groupBy(['market_id', 'address_key'])
    .execute();
  const blocked = await db
    .selectFrom('newsletter_block')
    .select('address_key')
    .where('address_key', 'in', keys)
    .execute();
  return {
    listed: new Set(listed.map((row) => `${row.market_id} ${row.address_key}`)),
    left: new Map(left.map((row) => [`${row.market_id} ${row.address_key}`, row.at])),
    blocked: new Set(blocked.map((row) => row.address_key)),
  };
}

type Fresh = { readonly subscriber: ImportedSubscriber; readonly addressKey: string };

async function insertAll(db: Db, fresh: readonly Fresh[], now: Date): Promise<void> {
  await db
    .insertInto('newsletter_subscriber')
    .values(
      fresh.map(({ subscriber: { emailAddress, market, language, source, topics }, addressKey }) => ({
        market_id: market.marketId,
        email_address: emailAddress.toLowerCase(),
        address_key: addressKey,
        language,
        state: 'active' as const,
        source,
        tags: JSON.stringify(
          withTopics(
            [
              { key: 'Newsletter', value: 'true' },
              { key: 'Source', value: source },
            ],
            topics.length === 0 ? allTopics : topics,
          ),
        ),
        metadata: '[]',
        action: 'None' as const,
        created_at: now,
        confirmed_at: now,
      })),
    )
    .execute();
  await db
    .insertInto('newsletter_consent')
    .values(
      fresh.map(({ subscriber: { market, language, source, wording, consentOn }, addressKey }) => ({
        id: newId(now, randomBytes),
        market_id: market.marketId,
        address_key: addressKey,
        what: 'imported' as const,
        source,
        culture_code: cultureOf({ market, language }),
        wording,
        // The day on which the address agreed, not the day of the import.
        at: new Date(`${consentOn}T12:00:00Z`),
      })),
    )
    .execute();
}
