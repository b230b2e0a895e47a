import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import '../catalogue-tables.server.ts';
import { dropComplained } from '../import-store.server.ts';
import { complainOfDoubledSlugs, type SlugClaim } from './doubled-slugs.ts';
import type { LineComplaint } from './staged-row.ts';

type SlugKind = 'category' | 'group' | 'product';

/**
 * Removes staged rows whose slug is taken in the same language. Call it before they are applied. A full feed replaces
 * the stored rows, so it is checked only against itself.
 */
export async function refuseDoubledSlugs(
  db: Db,
  importId: string,
  kind: SlugKind,
  full: boolean,
): Promise<LineComplaint[]> {
  const staged = sql`catalogue_staging staged where staged.import_id = ${importId}::uuid and staged.kind = ${kind}`;
  // Stored slugs are read only if the feed contains rows of that kind.
  const isKept = (key: RawBuilder<unknown>) =>
    sql`exists (select 1 from ${staged}) and not exists (select 1 from ${staged} and staged.key = ${key})`;
  const known =
    kind === 'product'
      ? sql`select null, base_part_no, data from product where ${isKept(sql`product.base_part_no`)}`
      : sql`select null, key, data from catalogue_reference known where kind = ${kind} and ${isKept(sql`known.key`)}`;
  const { rows } = await sql<SlugClaim>`
    with claim as (
      select holder.line, holder.key, text.key as language, text.value ->> 'slug' as slug, fact.markets
      from (select staged.line, staged.key, staged.data from ${staged} ${full ? sql`` : sql`union all ${known}`}) as holder,
        jsonb_to_record(holder.data) as fact (texts jsonb, markets jsonb), jsonb_each(fact.texts) as text
    )
    select * from claim
    where (language, slug) in (select language, slug from claim group by language, slug having count(*) > 1)
    order by line nulls first, key`.execute(db);
  return dropComplained(db, importId, complainOfDoubledSlugs(kind, rows));
}
