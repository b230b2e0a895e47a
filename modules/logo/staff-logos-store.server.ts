import { sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import type { Db } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import type { LogoState } from './logo.ts';
import { type KeptVersion, toVersion, versions } from './logo-store.server.ts';
import './logo-tables.server.ts';

export type LogosSought = {
  readonly state: LogoState;
  readonly search: string;
  readonly companyIds?: readonly number[] | undefined;
  readonly part: PartAsked;
};

/** One page of the versions in a state, by the time of their upload. */
export async function pageVersions(db: Db, sought: LogosSought): Promise<KeyPage<KeptVersion>> {
  const { state, search, companyIds, part } = sought;
  const page = keyPageOf({ by: sql`v.uploaded_at`, kind: 'time' }, { key: sql`v.id`, kind: 'uuid' }, part);
  const rows = await versions(db)
    .select([page.value.as('placeValue')])
    .where('v.state', '=', state)
    .where(page.condition)
    .$if(search !== '', (query) => query.where('l.name', 'ilike', likePattern(search)))
    .$if(companyIds !== undefined, (query) => query.where(sql<boolean>`l.company_id = any(${companyIds}::int[])`))
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  return toKeyPage(
    rows.map(({ placeValue, ...row }) => ({ ...toVersion(row), place: { value: placeValue, key: row.id } })),
    part,
  );
}

export async function findVersionById(db: Db, id: string): Promise<KeptVersion | undefined> {
  const row = await versions(db).where('v.id', '=', id).executeTakeFirst();
  return row && toVersion(row);
}

/** All versions of one logo, the newest first. */
export async function listVersionsOfLogo(db: Db, logoId: string): Promise<KeptVersion[]> {
  const rows = await versions(db).where('v.logo_id', '=', logoId).orderBy('v.version', 'desc').limit(50).execute();
  return rows.map(toVersion);
}

/** Counting stops at `most`. */
export async function countVersions(db: Db, state: LogoState, most: number): Promise<number> {
  const { count } = await db
    .selectFrom((some) =>
      some.selectFrom('company_logo_version').select('id').where('state', '=', state).limit(most).as('some'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
