import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { LaundryCompany } from './laundry-system.ts';
import type { OptionKind } from './laundry-tables.server.ts';
import './laundry-tables.server.ts';

/** The laundry of a company. A laundry has one name, whichever company it serves. */
export async function connectLaundry(db: Db, companyId: number, { id: code, name }: LaundryCompany) {
  await db
    .insertInto('laundry')
    .values({ code, name })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ name }))
    .execute();
  await db
    .insertInto('laundry_customer')
    .values({ company_id: companyId, laundry: code })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ laundry: code }))
    .execute();
}

type Option = { readonly kind: OptionKind; readonly code: string };

export async function findOption(db: Db, companyId: number, { kind, code }: Option) {
  return db
    .selectFrom('laundry_option')
    .select('name')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('code', '=', code)
    .executeTakeFirst();
}

/** A new entry comes last in its list. */
export async function saveOption(db: Db, companyId: number, { kind, code, name }: Option & { readonly name: string }) {
  const last = db
    .selectFrom('laundry_option')
    .select(sql<number>`coalesce(max(position), -1) + 1`.as('next'))
    .where('company_id', '=', companyId)
    .where('kind', '=', kind);
  await db
    .insertInto('laundry_option')
    .values((eb) => ({
      company_id: companyId,
      kind,
      code,
      name,
      position: eb.selectFrom(last.as('last')).select('next'),
    }))
    .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'code']).doUpdateSet({ name }))
    .execute();
}

export async function removeOption(db: Db, companyId: number, { kind, code }: Option): Promise<void> {
  await db
    .deleteFrom('laundry_option')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('code', '=', code)
    .execute();
}

export type Place = { readonly locker: string; readonly position: string };

/** Locks the position. `employeeNo` is null for a free one. */
export async function findPosition(db: Db, companyId: number, { locker, position }: Place) {
  return db
    .selectFrom('laundry_position')
    .select('employee_no as employeeNo')
    .where('company_id', '=', companyId)
    .where('locker', '=', locker)
    .where('position', '=', position)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertPosition(db: Db, companyId: number, place: Place): Promise<void> {
  await db
    .insertInto('laundry_position')
    .values({ company_id: companyId, employee_no: null, ...place })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removePosition(db: Db, companyId: number, { locker, position }: Place): Promise<void> {
  await db
    .deleteFrom('laundry_position')
    .where('company_id', '=', companyId)
    .where('locker', '=', locker)
    .where('position', '=', position)
    .execute();
}

/** The place of the wearer is free afterwards. */
export async function removeWearer(db: Db, companyId: number, employeeNo: string): Promise<void> {
  await db
    .deleteFrom('laundry_wearer')
    .where('company_id', '=', companyId)
    .where('employee_no', '=', employeeNo)
    .execute();
}

/** A wearer keeps what the register knows of them, without a place. */
export async function leavePlace(db: Db, companyId: number, employeeNo: string): Promise<void> {
  await db
    .updateTable('laundry_position')
    .set({ employee_no: null })
    .where('company_id', '=', companyId)
    .where('employee_no', '=', employeeNo)
    .execute();
}
