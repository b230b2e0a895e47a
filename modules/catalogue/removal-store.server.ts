import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './catalogue-tables.server.ts';

export type RemovalKind = 'product' | 'stock';

/** Under this key stands up to which version removals were forgotten; no product and no sku is called so. */
const forgottenKey = '';

/**
 * What went after a version; undefined where some of it is no longer remembered, so that whoever holds that version must
 * read everything again.
 */
export const removedAfter = (rows: readonly string[]): string[] | undefined =>
  rows.includes(forgottenKey) ? undefined : [...rows];

/** Remembers the latest removals of a kind, of a version all or none. */
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
