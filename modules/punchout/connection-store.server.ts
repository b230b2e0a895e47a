import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { PunchOutType } from '../company/punch-out.ts';
import type { OwnNames } from '../punchout-document/own-names.ts';
import { type Connection, defaultConnection } from './connection.ts';
import './punchout-tables.server.ts';

export type Credential = {
  readonly id: string;
  readonly companyId: number;
  readonly customerId: number;
  readonly name: string;
  readonly secretHash: string;
  readonly createdAt: Date;
  /** Of the built-in procurement system: good for one protocol, and for carts to one address. */
  readonly trial?: { readonly type: PunchOutType; readonly cartAddress: string };
};

export async function readConnection(db: Db, companyId: number): Promise<Connection> {
  const row = await db
    .selectFrom('punchout_connection')
    .select('settings')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return { ...defaultConnection, ...row?.settings };
}

/** The names that companies gave to parameters, of all companies: who sends a request is not known before it is read. */
export async function listOwnNames(db: Db): Promise<{ companyId: number; names: OwnNames }[]> {
  const rows = await db
    .selectFrom('punchout_connection')
    .select(['company_id', sql<OwnNames>`settings->'parameters'`.as('names')])
    .where(sql<boolean>`coalesce(settings->'parameters', '{}') <> '{}'`)
    .orderBy('company_id')
    .execute();
  return rows.map(({ company_id: companyId, names }) => ({ companyId, names }));
}

/** Companies with settings or secrets of a procurement system. */
export async function listConnectedCompanies(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('punchout_connection')
    .select('company_id')
    .union(db.selectFrom('punchout_credential').select('company_id').where('trial_until', 'is', null))
    .execute();
  return rows.map(({ company_id: id }) => id);
}

export async function saveConnection(db: Db, companyId: number, settings: Connection, now: Date): Promise<void> {
  const values = { settings: JSON.stringify(settings), changed_at: now };
  await db
    .insertInto('punchout_connection')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute();
}

/** Those of its own system, the latest first. */
export async function listCredentials(db: Db, companyId: number): Promise<Credential[]> {
  const rows = await db
    .selectFrom('punchout_credential')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('trial_until', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toCredential);
}

/** Of all companies: a network of buyers may enter for many of them under one name. */
export async function findCredentials(db: Db, name: string, secretHash: string, now: Date): Promise<Credential[]> {
  const rows = await db
    .selectFrom('punchout_credential')
    .selectAll()
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('secret_hash', '=', secretHash)
    .where((eb) => eb.or([eb('trial_until', 'is', null), eb('trial_until', '>', now)]))
    .orderBy('company_id')
    .execute();
  return rows.map(toCredential);
}

/** Whose name it is, whatever the secret: to tell the right company why its system was refused. */
export async function findCredentialsByName(db: Db, name: string): Promise<Credential[]> {
  const rows = await db
    .selectFrom('punchout_credential')
    .selectAll()
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .orderBy('company_id')
    .limit(20)
    .execute();
  return rows.map(toCredential);
}

export async function insertCredential(db: Db, credential: Credential): Promise<void> {
  await db
    .insertInto('punchout_credential')
    .values({
      id: credential.id,
      company_id: credential.companyId,
      customer_id: credential.customerId,
      name: credential.name,
      secret_hash: credential.secretHash,
      created_at: credential.createdAt,
    })
    .execute();
}

export async function removeCredentials(db: Db, companyId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('punchout_credential').where('company_id', '=', companyId).where('id', 'in', ids).execute();
}

const toCredential = (row: Selectable<Tables['punchout_credential']>): Credential => ({
  id: row.id,
  companyId: row.company_id,
  customerId: row.customer_id,
  name: row.name,
  secretHash: row.secret_hash,
  createdAt: row.created_at,
  ...(row.trial_type !== null && {
    trial: { type: row.trial_type as PunchOutType, cartAddress: row.trial_address ?? '' },
  }),
});
