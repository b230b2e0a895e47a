import type { Db } from '#platform/db/db.server.ts';
import './company-tables.server.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    reseller_slug: { market_id: number; slug: string; company_id: number };
  }
}

type Slug = { marketId: number; slug: string };

/** The company of a slug, in any case of letters. */
export async function findResellerBySlug(db: Db, { marketId, slug }: Slug) {
  const row = await db
    .selectFrom('reseller_slug')
    .innerJoin('company', 'company.id', 'reseller_slug.company_id')
    .select(['reseller_slug.slug', 'company.id', 'company.name'])
    .where('reseller_slug.market_id', '=', marketId)
    .where('reseller_slug.slug', '=', slug.toLowerCase())
    .executeTakeFirst();
  return row && { slug: row.slug, companyId: row.id, name: row.name };
}

export async function listSlugsOf(db: Db, companyId: number) {
  const rows = await db
    .selectFrom('reseller_slug')
    .select(['market_id', 'slug'])
    .where('company_id', '=', companyId)
    .orderBy('slug')
    .execute();
  return rows.map(({ market_id, slug }) => ({ companyId, marketId: market_id, slug }));
}

/** A slug that another company has is not changed. */
export async function saveResellerSlug(
  db: Db,
  { marketId, slug, companyId }: Slug & { companyId: number },
): Promise<void> {
  await db
    .insertInto('reseller_slug')
    .values({ market_id: marketId, slug: slug.toLowerCase(), company_id: companyId })
    .onConflict((conflict) => conflict.columns(['market_id', 'slug']).doNothing())
    .execute();
}
