import { sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import type { Db } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import type { LogoState, LogoVersion, Production, ReadLogo, UsageRights } from './logo.ts';
import './logo-tables.server.ts';

/** Without the drawing, which is read alone. */
const versions = (db: Db) =>
  db
    .selectFrom('company_logo_version as v')
    .innerJoin('company_logo as l', 'l.id', 'v.logo_id')
    .select([
      'v.id',
      'v.logo_id as logoId',
      'l.company_id as companyId',
      'l.name',
      'v.version',
      'v.state',
      'v.file_name as fileName',
      'v.width_mm as widthMm',
      'v.rights',
      'v.facts',
      'v.uploaded_at as uploadedAt',
      'v.production',
      'v.answer',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number];

export type KeptVersion = LogoVersion & { readonly id: string };

const toVersion = ({ production, ...row }: Row): KeptVersion => ({
  ...row,
  production: production ?? undefined,
});

/** All versions of a company's logos, the newest first: an older one may be the released one. */
export async function listVersionsOf(db: Db, companyId: number): Promise<KeptVersion[]> {
  const rows = await versions(db)
    .where('l.company_id', '=', companyId)
    .orderBy('l.created_at', 'desc')
    .orderBy('v.version', 'desc')
    .execute();
  return rows.map(toVersion);
}

type Named = { readonly logoId: string; readonly version: number };

export async function findVersion(db: Db, { logoId, version }: Named): Promise<KeptVersion | undefined> {
  const row = await versions(db).where('v.logo_id', '=', logoId).where('v.version', '=', version).executeTakeFirst();
  return row && toVersion(row);
}

/** The cleaned drawing of a version. */
export async function findDrawing(db: Db, { logoId, version }: Named): Promise<string | undefined> {
  const row = await db
    .selectFrom('company_logo_version')
    .select('svg')
    .where('logo_id', '=', logoId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.svg;
}

type NewLogo = { readonly id: string; readonly companyId: number; readonly name: string; readonly at: Date };

export async function insertLogo(db: Db, { id, companyId, name, at }: NewLogo): Promise<void> {
  await db.insertInto('company_logo').values({ id, company_id: companyId, name, created_at: at }).execute();
}

/** Locks the logo, so that two uploads get two numbers. */
export async function lockLogo(db: Db, id: string): Promise<{ companyId: number; last: number } | undefined> {
  const logo = await db
    .selectFrom('company_logo')
    .select('company_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!logo) return undefined;
  const { last } = await db
    .selectFrom('company_logo_version')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('logo_id', '=', id)
    .executeTakeFirstOrThrow();
  return { companyId: logo.company_id, last: last ?? 0 };
}

type NewVersion = Named & {
  readonly id: string;
  readonly fileName: string;
  readonly widthMm: number;
  readonly rights: UsageRights;
  readonly read: ReadLogo;
  readonly by: number;
  readonly at: Date;
};

export async function insertVersion(db: Db, { id, logoId, version, read, ...upload }: NewVersion): Promise<void> {
  await db
    .insertInto('company_logo_version')
    .values({
      id,
      logo_id: logoId,
      version,
      file_name: upload.fileName,
      svg: read.svg,
      facts: JSON.stringify(read.facts),
      width_mm: upload.widthMm,
      rights: upload.rights,
      uploaded_by: upload.by,
      uploaded_at: upload.at,
    })
    .execute();
}

type Decision = Named & {
  readonly state: Exclude<LogoState, 'waiting'>;
  readonly production: Production | undefined;
  readonly answer: string;
  readonly by: number;
  readonly at: Date;
};

export async function saveDecision(db: Db, { logoId, version, state, production, answer, by, at }: Decision) {
  await db
    .updateTable('company_logo_version')
    .set({
      state,
      production: production ? JSON.stringify(production) : null,
      answer,
      decided_by: by,
      decided_at: at,
    })
    .where('logo_id', '=', logoId)
    .where('version', '=', version)
    .execute();
}

export type LogosSought = { readonly state: LogoState; readonly search: string; readonly part: PartAsked };

/** One page of the versions in a state, by the time of their upload. */
export async function pageVersions(db: Db, { state, search, part }: LogosSought): Promise<KeyPage<KeptVersion>> {
  const page = keyPageOf({ by: sql`v.uploaded_at`, kind: 'time' }, { key: sql`v.id`, kind: 'uuid' }, part);
  const rows = await versions(db)
    .select([page.value.as('placeValue')])
    .where('v.state', '=', state)
    .where(page.condition)
    .$if(search !== '', (query) => query.where('l.name', 'ilike', likePattern(search)))
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  return toKeyPage(
    rows.map(({ placeValue, ...row }) => ({ ...toVersion(row), place: { value: placeValue, key: row.id } })),
    part,
  );
}

/** Uploads of a person, for the export of their data. */
export function readLogosOf(db: Db, customerId: number): Promise<unknown> {
  return db
    .selectFrom('company_logo_version')
    .select(['file_name as fileName', 'version', 'uploaded_at as uploaded'])
    .where('uploaded_by', '=', customerId)
    .orderBy('uploaded_at')
    .execute();
}

/** A logo belongs to the company and stays; who uploaded or released it is forgotten. */
export async function forgetLogoPeople(db: Db, customerId: number): Promise<void> {
  await db
    .updateTable('company_logo_version')
    .set({ uploaded_by: null })
    .where('uploaded_by', '=', customerId)
    .execute();
  await db.updateTable('company_logo_version').set({ decided_by: null }).where('decided_by', '=', customerId).execute();
}
