import { sql } from 'kysely';
import type { CalendarDate } from '#core/dates.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Allowance } from './allowance.ts';
import './allowance-tables.server.ts';

/** The topic of the allowances that are kept in memory. */
export const allowanceTopic = 'allowance';

export type StoredAllowance = Allowance & {
  /** Undefined for a person whose account was deleted. */
  readonly changedBy: number | undefined;
  readonly changedAt: Date;
};

const selectAllowances = (db: Db) =>
  db
    .selectFrom('allowance')
    .select(['id', 'company_id', 'version', 'occupation', 'customer_id', 'category', 'pieces', 'period', 'excess'])
    .select([sql<CalendarDate>`to_char(starts_on, 'YYYY-MM-DD')`.as('starts_on'), 'changed_by', 'changed_at']);

type Selected = Awaited<ReturnType<ReturnType<typeof selectAllowances>['executeTakeFirstOrThrow']>>;

const toAllowance = (row: Selected): StoredAllowance => ({
  id: row.id,
  companyId: row.company_id,
  version: row.version,
  holder: row.customer_id === null ? { occupation: row.occupation ?? '' } : { customerId: row.customer_id },
  category: row.category,
  pieces: row.pieces,
  period: row.period,
  startsOn: row.starts_on,
  excess: row.excess,
  changedBy: row.changed_by ?? undefined,
  changedAt: row.changed_at,
});

/** Allowances of a company: those of occupations by name, then those of people. */
export async function listAllowancesOf(db: Db, companyId: number): Promise<StoredAllowance[]> {
  const rows = await selectAllowances(db)
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(occupation)`)
    .orderBy('customer_id')
    .orderBy('category')
    .execute();
  return rows.map(toAllowance);
}

/** Locked until the transaction ends, so that of two changes the second sees the first. */
export async function holdAllowance(db: Db, companyId: number, id: string): Promise<StoredAllowance | undefined> {
  const row = await selectAllowances(db)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toAllowance(row);
}

/** Adds an allowance, or replaces an earlier version, which the caller has locked. */
export async function saveAllowance(
  db: Db,
  { id, companyId, holder, startsOn, ...facts }: Allowance,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  const values = {
    occupation: 'occupation' in holder ? holder.occupation : null,
    customer_id: 'customerId' in holder ? holder.customerId : null,
    version: facts.version,
    category: facts.category,
    pieces: facts.pieces,
    period: facts.period,
    starts_on: startsOn,
    excess: facts.excess,
    changed_by: by,
    changed_at: at,
  };
  await db
    .insertInto('allowance')
    .values({ id, company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

export async function removeAllowance(db: Db, id: string): Promise<void> {
  await db.deleteFrom('allowance').where('id', '=', id).execute();
}

/** For the export of a person's data: what the person may have, and what the person has set for others. */
export async function readAllowancesOf(db: Db, customerId: number): Promise<unknown> {
  const startsOn = sql<CalendarDate>`to_char(starts_on, 'YYYY-MM-DD')`.as('startsOn');
  const fields = ['company_id as companyId', 'category', 'pieces', 'period', startsOn, 'excess'] as const;
  const own = await db.selectFrom('allowance').select(fields).where('customer_id', '=', customerId).execute();
  const set = await db
    .selectFrom('allowance')
    .select([...fields, 'changed_at as changed'])
    .where('changed_by', '=', customerId)
    .orderBy('changed_at')
    .execute();
  return { own, set };
}

/** When an account is deleted: removes the person's own allowances, and the person's number from those of others. */
export async function forgetAllowancesOf(
  { db, snapshots }: Pick<Shop, 'db' | 'snapshots'>,
  customerId: number,
): Promise<void> {
  await db.deleteFrom('allowance').where('customer_id', '=', customerId).execute();
  await db.updateTable('allowance').set({ changed_by: null }).where('changed_by', '=', customerId).execute();
  await markChanged(db, allowanceTopic);
  await snapshots.announce(allowanceTopic);
}
