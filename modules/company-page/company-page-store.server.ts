import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { StartPage } from './company-page.ts';
import './company-page-tables.server.ts';

/** The cleaned drawing, and its height divided by its width. */
export type Logotype = { readonly svg: string; readonly ratio: number };

export type KeptPage = StartPage & {
  readonly id: number;
  readonly companyId: number;
  readonly version: number;
  /** The drawing itself is read on its own. */
  readonly logotypeRatio: number | undefined;
};

const columns = [
  'id',
  'company_id',
  'title',
  'content',
  'hero_block',
  'column_cards',
  'logotype_ratio',
  'video',
  'product',
  'version',
] as const;

/** By the company, or by the id of the page. */
type Key = { readonly companyId: number } | { readonly id: number };

export async function findStartPage(db: Db, key: Key): Promise<KeptPage | undefined> {
  const all = db.selectFrom('company_page').select(columns);
  const one = 'id' in key ? all.where('id', '=', key.id) : all.where('company_id', '=', key.companyId);
  const row = await one.executeTakeFirst();
  return (
    row && {
      id: row.id,
      companyId: row.company_id,
      title: row.title,
      content: row.content,
      heroBlock: row.hero_block ?? undefined,
      columnCards: row.column_cards,
      logotypeRatio: row.logotype_ratio ?? undefined,
      video: row.video,
      product: row.product,
      version: row.version,
    }
  );
}

export async function findLogotype(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('company_page').select('logotype').where('id', '=', id).executeTakeFirst();
  return row?.logotype ?? undefined;
}

type Saving = {
  readonly companyId: number;
  readonly page: StartPage;
  /** Undefined keeps the stored one, null removes it. */
  readonly logotype: Logotype | null | undefined;
  readonly now: Date;
};

export async function saveStartPage(db: Db, { companyId, page, logotype, now }: Saving): Promise<void> {
  const { title, content, heroBlock, columnCards, video, product } = page;
  const fields = {
    title,
    content,
    hero_block: heroBlock ? JSON.stringify(heroBlock) : null,
    column_cards: JSON.stringify(columnCards),
    video,
    product,
    changed_at: now,
  };
  const drawing =
    logotype === undefined ? {} : { logotype: logotype?.svg ?? null, logotype_ratio: logotype?.ratio ?? null };
  await db
    .insertInto('company_page')
    .values({ company_id: companyId, ...fields, ...drawing })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ ...fields, ...drawing, version: sql<number>`company_page.version + 1` }),
    )
    .execute();
}

export async function deleteStartPage(db: Db, id: number): Promise<void> {
  await db.deleteFrom('company_page').where('id', '=', id).execute();
}
