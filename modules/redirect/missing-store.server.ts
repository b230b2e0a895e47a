import { sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import type { Db } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import type { MissingAddress } from './missing-addresses.ts';
import './redirect-tables.server.ts';

/** The report keeps this many addresses, those that were requested most. */
export const mostKept = 2000;

/** Adds to what other processes have counted, in one order, so that two of them cannot wait for each other. */
export async function addMissing(db: Db, counted: readonly MissingAddress[]): Promise<void> {
  const rows = counted
    .map(({ marketId, path, n, firstAt, lastAt }) => ({
      market_id: marketId,
      path,
      n,
      first_at: firstAt,
      last_at: lastAt,
    }))
    .toSorted((one, other) => one.market_id - other.market_id || (one.path < other.path ? -1 : 1));
  await db
    .insertInto('missing_address')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['market_id', 'path']).doUpdateSet({
        n: sql`missing_address.n + excluded.n`,
        last_at: sql`greatest(missing_address.last_at, excluded.last_at)`,
      }),
    )
    .execute();
}

export async function keepMostMissing(db: Db): Promise<void> {
  await sql`
    delete from missing_address using (
      select market_id, path from missing_address order by n desc, last_at desc, market_id, path offset ${mostKept}::int
    ) rest
    where missing_address.market_id = rest.market_id and missing_address.path = rest.path`.execute(db);
}

export async function removeMissingBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('missing_address').where('last_at', '<', before).execute();
}

export type MissingSought = { readonly search: string; readonly part: PartAsked };

/** One page of the report, by the number of requests. */
export async function pageMissing(db: Db, { search, part }: MissingSought): Promise<KeyPage<MissingAddress>> {
  const key = sql`md5(market_id::text || ' ' || path)`;
  const page = keyPageOf({ by: sql`n`, kind: 'number' }, { key, kind: 'word' }, part);
  const rows = await db
    .selectFrom('missing_address')
    .selectAll()
    .select([page.value.as('place_value'), page.key.as('place_key')])
    .where(page.condition)
    .$if(search !== '', (query) => query.where('path', 'ilike', likePattern(search)))
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  const found = rows.map((row) => ({
    marketId: row.market_id,
    path: row.path,
    n: row.n,
    firstAt: row.first_at,
    lastAt: row.last_at,
    place: { value: row.place_value, key: row.place_key },
  }));
  return toKeyPage(found, part);
}
