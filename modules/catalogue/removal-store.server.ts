import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './catalogue-tables.server.ts';

export type RemovalKind = 'product' | 'stock';

/** The row with this key stores the version up to which deletions were pruned; no product or sku has an empty key. */
const forgottenKey = '';

/**
 * Keys deleted after a version; undefined if some of these deletions were pruned, so that the caller must read
 * everything.
 */
export const removedAfter = (rows: readonly string[]): string[] | undefined =>
  rows.includes(forgottenKey) ? undefined : [...rows];

/** Keeps the latest deletions of a kind; those of one version are kept or pruned together. */
export async function forgetRemovals(db: Db, kind: RemovalKind, kept: number): Promise<void> {
  await sql`
    with mark as (
      select max(version) as version from (
        select version from catalogue_removal where kind = ${kind} and key <> ${forgottenKey}
        order by version desc offset ${kept}) as surplus
    ), gone as (
      delete from catalogue_removal using mark
      where kind = ${kind} and key <> ${forgottenKey} and catalogue_removal.version <= mark.version
    )
    insert into catalogue_removal as known (kind, key, version)
    select ${kind}::text, ${forgottenKey}::text, version from mark where version is not null
    on conflict (kind, key) do update set version = greatest(known.version, excluded.version)`.execute(db);
}
