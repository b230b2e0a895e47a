import { type Selectable, sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import type { Db, Tables } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import type { Redirect } from './redirect.ts';
import './redirect-tables.server.ts';

const toRedirect = (row: Selectable<Tables['redirect']>): Redirect => ({
  id: row.id,
  marketId: row.market_id ?? undefined,
  from: row.from_path,
  to: row.to_path,
  createdAt: row.created_at,
});

export async function listRedirects(db: Db): Promise<Redirect[]> {
  return (await db.selectFrom('redirect').selectAll().orderBy('from_path').execute()).map(toRedirect);
}

/** Changes of redirects wait for each other, so that two of them cannot close a loop. */
export async function holdRedirects(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('redirect'))`.execute(db);
}

export async function insertRedirect(db: Db, { id, marketId, from, to, createdAt }: Redirect): Promise<void> {
  await db
    .insertInto('redirect')
    .values({ id, market_id: marketId ?? null, from_path: from, to_path: to, created_at: createdAt })
    .execute();
}

export async function deleteRedirect(db: Db, id: string): Promise<Redirect | undefined> {
  const row = await db.deleteFrom('redirect').where('id', '=', id).returningAll().executeTakeFirst();
  return row && toRedirect(row);
}

export type RedirectsSought = { readonly search: string; readonly part: PartAsked };

export async function pageRedirects(db: Db, { search, part }: RedirectsSought): Promise<KeyPage<Redirect>> {
  const page = keyPageOf({ by: sql`created_at`, kind: 'time' }, { key: sql`id`, kind: 'uuid' }, part);
  const rows = await db
    .selectFrom('redirect')
    .selectAll()
    .select([page.value.as('place_value')])
    .where(page.condition)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`concat_ws(' ', from_path, to_path) ilike ${likePattern(search)}`),
    )
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  return toKeyPage(
    rows.map((row) => ({ ...toRedirect(row), place: { value: row.place_value, key: row.id } })),
    part,
  );
}
