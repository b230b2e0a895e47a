import type { Db } from '#platform/db/db.server.ts';
import type { LogoState, LogoVersion, Production, ReadLogo, UsageRights } from './logo.ts';
import './logo-tables.server.ts';

/** Without the drawing, which is read alone. */
export const versions = (db: Db) =>
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
      'v.file_key as fileKey',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number];

export type KeptVersion = LogoVersion & { readonly id: string };

export const toVersion = ({ production, fileKey, ...row }: Row): KeptVersion => ({
  ...row,
  fileKey: fileKey ?? undefined,
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

export type LogoDrawing = { readonly svg: string; readonly thinnest: number };

/** The cleaned drawing of a version, and its thinnest line. */
export async function findDrawing(db: Db, { logoId, version }: Named): Promise<LogoDrawing | undefined> {
  const row = await db
    .selectFrom('company_logo_version')
    .select(['svg', 'facts'])
    .where('logo_id', '=', logoId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && { svg: row.svg, thinnest: row.facts.thinnest };
}

type NewLogo = { readonly id: string; readonly companyId: number; readonly name: string; readonly at: Date };

/** False if the company has a logo of this name, also one that is being uploaded at the same moment. */
export async function insertLogo(db: Db, { id, companyId, name, at }: NewLogo): Promise<boolean> {
  const made = await db
    .insertInto('company_logo')
    .values({ id, company_id: companyId, name, created_at: at })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

type LockedLogo = { readonly companyId: number; readonly name: string; readonly last: number };

/** Locks the logo, so that two uploads get two numbers. */
export async function lockLogo(db: Db, id: string): Promise<LockedLogo | undefined> {
  const logo = await db
    .selectFrom('company_logo')
    .select(['company_id', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!logo) return undefined;
  const { last } = await db
    .selectFrom('company_logo_version')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('logo_id', '=', id)
    .executeTakeFirstOrThrow();
  return { companyId: logo.company_id, name: logo.name, last: last ?? 0 };
}

type NewVersion = Named & {
  readonly id: string;
  readonly fileName: string;
  readonly widthMm: number;
  readonly rights: UsageRights;
  readonly read: ReadLogo;
  readonly fileKey?: string;
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
      file_key: upload.fileKey ?? null,
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
