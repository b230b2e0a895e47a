import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Company } from './company.ts';
import './company-tables.server.ts';

export type CompanyFields = Pick<
  Company,
  'parentId' | 'marketId' | 'name' | 'coopCode' | 'emailAddress' | 'orgNo' | 'web' | 'phoneNumber' | 'attributes'
>;

const toRow = (fields: CompanyFields) => ({
  parent_id: fields.parentId ?? null,
  market_id: fields.marketId,
  name: fields.name,
  coop_code: fields.coopCode ?? null,
  email_address: fields.emailAddress ?? null,
  org_no: fields.orgNo ?? null,
  web: fields.web ?? null,
  phone_number: fields.phoneNumber ?? null,
  attributes: JSON.stringify(fields.attributes),
});

export async function insertCompany(db: Db, fields: CompanyFields): Promise<number> {
  const { id } = await db.insertInto('company').values(toRow(fields)).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCompany(db: Db, id: number, fields: CompanyFields): Promise<void> {
  await db
    .updateTable('company')
    .set({ ...toRow(fields), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Increases the version after a change, so that forms that were opened before are outdated. */
export async function raiseVersion(db: Db, id: number): Promise<void> {
  await db.updateTable('company').set({ version: sql<number>`version + 1` }).where('id', '=', id).execute();
}

/** Locks the company until the transaction ends. Returns its version, undefined if it does not exist. */
export async function lockCompany(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('company').select('version').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.version;
}

/** Locks the parent of a changed company, so that no other child gets credit at the same time; orders of the parent do not wait. */
export async function lockParent(db: Db, id: number): Promise<void> {
  await db.selectFrom('company').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function removeCompany(db: Db, id: number): Promise<void> {
  await db.deleteFrom('company').where('id', '=', id).execute();
}
