import { type RawBuilder, sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import type { Db } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import '../newsletter-tables.server.ts';
import type { ConsentProof, ListedSubscriber, ListState } from '../listed-subscriber.ts';
import { topicsOf } from '../subscription.ts';

const keyOf = sql`(one.market_id || '-' || left(one.address_key, 40))`;

const stateOf = sql<ListState>`case when block.address_key is null then one.state else 'blocked' end`;

type Row = Omit<ListedSubscriber, 'topics' | 'proof'> & {
  tags: { key: string; value: string }[];
  proof: (Omit<ConsentProof, 'at'> & { at: string }) | null;
};

/** The proof is the last step by which the address agreed. */
const select = (more: RawBuilder<unknown>) => sql`
  select ${keyOf} as id, one.market_id as "marketId", one.email_address as "emailAddress", one.address_key as "addressKey",
    one.language, one.source, one.tags, one.created_at as "createdAt", one.confirmed_at as "confirmedAt",
    ${stateOf} as state, block.reason as "blockReason", proof.proof ${more}
  from newsletter_subscriber one
  left join newsletter_block block on block.address_key = one.address_key
  left join lateral (
    select jsonb_build_object('what', c.what, 'source', c.source, 'cultureCode', c.culture_code, 'wording', c.wording, 'at', c.at) as proof
    from newsletter_consent c
    where c.address_key = one.address_key and c.market_id = one.market_id and c.what in ('asked', 'confirmed', 'imported')
    order by c.at desc, c.id desc limit 1
  ) proof on true`;

const toListed = ({ tags, proof, ...row }: Row): ListedSubscriber => ({
  ...row,
  blockReason: row.blockReason ?? undefined,
  topics: topicsOf(tags),
  proof: proof ? { ...proof, at: new Date(proof.at) } : undefined,
});

export type SubscribersSought = {
  readonly search: string;
  readonly marketId: number | undefined;
  readonly state: ListState | undefined;
  readonly source: string | undefined;
  readonly part: PartAsked;
};

/** One page of the list, by date. */
export async function pageListed(db: Db, sought: SubscribersSought): Promise<KeyPage<ListedSubscriber>> {
  const { search, marketId, state, source, part } = sought;
  const page = keyPageOf({ by: sql`one.created_at`, kind: 'time' }, { key: keyOf, kind: 'word' }, part);
  const conditions = [
    page.condition,
    ...(search === '' ? [] : [sql<boolean>`one.email_address ilike ${likePattern(search)}`]),
    ...(marketId === undefined ? [] : [sql<boolean>`one.market_id = ${marketId}`]),
    ...(state === undefined ? [] : [sql<boolean>`${stateOf} = ${state}`]),
    ...(source === undefined ? [] : [sql<boolean>`one.source = ${source}`]),
  ];
  const { rows } = await sql<Row & { placeValue: string }>`
    ${select(sql`, ${page.value} as "placeValue"`)}
    where ${sql.join(conditions, sql` and `)} order by ${page.order} limit ${page.limit}`.execute(db);
  return toKeyPage(
    rows.map(({ placeValue, ...row }) => ({ ...toListed(row), place: { value: placeValue, key: row.id } })),
    part,
  );
}

export async function findListed(db: Db, id: string): Promise<ListedSubscriber | undefined> {
  const { rows } = await sql<Row>`${select(sql``)} where ${keyOf} = ${id}`.execute(db);
  return rows[0] && toListed(rows[0]);
}

export function listProofs(db: Db, { marketId, addressKey }: { marketId: number; addressKey: string }) {
  return db
    .selectFrom('newsletter_consent')
    .select(['what', 'source', 'culture_code as cultureCode', 'wording', 'at'])
    .where('address_key', '=', addressKey)
    .where('market_id', '=', marketId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
