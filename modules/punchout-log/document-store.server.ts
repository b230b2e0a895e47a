import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { PunchOutType } from '../company/punch-out.ts';
import type { DocumentBrief, DocumentKind, LoggedDocument } from './logged-document.ts';
import './punchout-log-tables.server.ts';

export async function insertDocument(db: Db, document: LoggedDocument): Promise<void> {
  await db
    .insertInto('punchout_document')
    .values({
      id: document.id,
      company_id: document.companyId,
      market_id: document.marketId,
      session_id: document.sessionId ?? null,
      exchange: document.exchange,
      people: [...document.people],
      direction: document.direction,
      protocol: document.protocol,
      kind: document.kind,
      is_trial: document.isTrial,
      reason: document.reason,
      body: JSON.stringify(document.body),
      created_at: document.createdAt,
    })
    .execute();
}

export async function countRefusedSince(db: Db, companyId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('punchout_document')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('created_at', '>=', since)
    .where('direction', '=', 'in')
    .where('reason', '<>', '')
    .executeTakeFirstOrThrow();
  return Number(count);
}

const briefly = [
  'id',
  'company_id',
  'market_id',
  'session_id',
  'exchange',
  'people',
  'direction',
  'protocol',
  'kind',
  'is_trial',
  'reason',
  'created_at',
] as const;

type Page = { readonly before?: string | undefined; readonly most: number };

/** The latest first; `before` is the last one that the caller has. */
export async function listDocuments(db: Db, companyId: number, { before, most }: Page): Promise<DocumentBrief[]> {
  const rows = await db
    .selectFrom('punchout_document')
    .select(briefly)
    .where('company_id', '=', companyId)
    .$if(before !== undefined, (query) => query.where('seq', '<', seqOf(db, companyId, before ?? '')))
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
  return rows.map(toBrief);
}

const seqOf = (db: Db, companyId: number, id: string) =>
  db.selectFrom('punchout_document').select('seq').where('company_id', '=', companyId).where('id', '=', id);

/** A document of the company; undefined for one of another. */
export async function findDocument(db: Db, companyId: number, id: string): Promise<LoggedDocument | undefined> {
  const row = await db
    .selectFrom('punchout_document')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...toBrief(row), body: row.body };
}

/** The latest document of each company, kind and protocol, of its own system and of the built-in one. */
export async function listLatest(db: Db, companyIds: readonly number[]): Promise<DocumentBrief[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .selectFrom('punchout_document')
    .distinctOn(['company_id', 'kind', 'protocol', 'is_trial'])
    .select(briefly)
    .where('company_id', 'in', companyIds)
    .where('kind', '<>', 'answer')
    .orderBy('company_id')
    .orderBy('kind')
    .orderBy('protocol')
    .orderBy('is_trial')
    .orderBy('seq', 'desc')
    .execute();
  return rows.map(toBrief);
}

/** For the export of a person's own data: documents of procurement systems that are about them. */
export async function readDocumentsOf(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('punchout_document')
    .select(['direction', 'protocol', 'kind', 'created_at'])
    .where(sql<boolean>`people @> array[${customerId}::int]`)
    .orderBy('seq')
    .execute();
  return rows.map(({ created_at: at, ...rest }) => ({ ...rest, at }));
}

/** Documents that are about a person whose account is deleted. */
export async function removeDocumentsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('punchout_document').where(sql<boolean>`people @> array[${customerId}::int]`).execute();
}

export async function removeDocumentsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('punchout_document').where('created_at', '<', before).execute();
}

type Row = Omit<Selectable<Tables['punchout_document']>, 'body' | 'seq'>;

const toBrief = (row: Row): DocumentBrief => ({
  id: row.id,
  companyId: row.company_id,
  marketId: row.market_id,
  sessionId: row.session_id ?? undefined,
  exchange: row.exchange,
  people: row.people,
  direction: row.direction === 'in' ? 'in' : 'out',
  protocol: row.protocol as PunchOutType,
  kind: row.kind as DocumentKind,
  isTrial: row.is_trial,
  reason: row.reason,
  createdAt: row.created_at,
});
