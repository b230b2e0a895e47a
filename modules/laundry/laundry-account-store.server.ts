import type { Db } from '#platform/db/db.server.ts';
import type { LaundryCompany } from './laundry-system.ts';
import './laundry-tables.server.ts';

/** The companies that are served by the laundry whose account in the shop this is; none for any other company. */
export async function listServedCompanies(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('laundry_customer')
    .innerJoin('laundry', 'laundry.code', 'laundry_customer.laundry')
    .select('laundry_customer.company_id')
    .where('laundry.company_id', '=', accountId)
    .orderBy('laundry_customer.company_id')
    .execute();
  return rows.map(({ company_id }) => company_id);
}

type AccountOf = {
  readonly companyId: number;
  readonly laundry: LaundryCompany;
  readonly accountId: number | undefined;
};

/** In a transaction. Where a laundry's own system has the register, the shop learns here whom it serves. Returns the account before. */
export async function saveLaundryAccount(
  db: Db,
  { companyId, laundry: { id: code, name }, accountId }: AccountOf,
): Promise<number | undefined> {
  const before = await db
    .selectFrom('laundry')
    .select('company_id')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  const company_id = accountId ?? null;
  await db
    .insertInto('laundry')
    .values({ code, name, company_id })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ company_id }))
    .execute();
  await db
    .insertInto('laundry_customer')
    .values({ company_id: companyId, laundry: code })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ laundry: code }))
    .execute();
  return before?.company_id ?? undefined;
}

export type WearerPlace = { readonly department: string; readonly locker: string; readonly position: string };

/** Where the register has wearers, by employee number. A number that it does not know is left out. */
export async function listPlaces(
  db: Db,
  companyId: number,
  employeeNos: readonly string[],
): Promise<ReadonlyMap<string, WearerPlace>> {
  if (employeeNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('laundry_wearer as wearer')
    .leftJoin('laundry_position as place', (join) =>
      join.onRef('place.company_id', '=', 'wearer.company_id').onRef('place.employee_no', '=', 'wearer.employee_no'),
    )
    .select(['wearer.employee_no', 'wearer.department', 'place.locker', 'place.position'])
    .where('wearer.company_id', '=', companyId)
    .where('wearer.employee_no', 'in', employeeNos)
    .execute();
  return new Map(
    rows.map(({ employee_no, department, locker, position }) => [
      employee_no,
      { department, locker: locker ?? '', position: position ?? '' },
    ]),
  );
}
