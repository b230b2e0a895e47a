import type { Db } from '#platform/db/db.server.ts';
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
