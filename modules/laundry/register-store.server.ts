import type { Db } from '#platform/db/db.server.ts';
import type { LaundryOptions } from './laundry-customer.ts';
import type { LaundryCompany, LockerPosition, Wearer } from './laundry-system.ts';
import type { OptionKind } from './laundry-tables.server.ts';
import './laundry-tables.server.ts';

export async function findLaundryOf(db: Db, companyId: number): Promise<LaundryCompany | undefined> {
  return db
    .selectFrom('laundry_customer')
    .innerJoin('laundry', 'laundry.code', 'laundry_customer.laundry')
    .select(['laundry.code as id', 'laundry.name'])
    .where('laundry_customer.company_id', '=', companyId)
    .executeTakeFirst();
}

const listOptions = (db: Db, companyId: number, kinds: readonly OptionKind[]) =>
  db
    .selectFrom('laundry_option')
    .select(['kind', 'code', 'name'])
    .where('company_id', '=', companyId)
    .where('kind', 'in', kinds)
    .orderBy('position')
    .orderBy('code')
    .execute();

export async function listDeliveryLocations(db: Db, companyId: number): Promise<readonly string[]> {
  return (await listOptions(db, companyId, ['delivery-location'])).map(({ code }) => code);
}

export async function readOptions(db: Db, companyId: number): Promise<LaundryOptions> {
  const options = await listOptions(db, companyId, ['sub-company', 'department', 'cost-center']);
  const lockers = await db
    .selectFrom('laundry_position')
    .select('locker')
    .where('company_id', '=', companyId)
    .groupBy('locker')
    .orderBy((eb) => eb.fn('length', ['locker']))
    .orderBy('locker')
    .execute();
  const codesOf = (kind: OptionKind) => options.filter((one) => one.kind === kind).map(({ code }) => code);
  return {
    subCompanies: options
      .filter(({ kind }) => kind === 'sub-company')
      .map(({ code, name }) => ({ id: code, name: name || code })),
    departments: codesOf('department'),
    costCenters: codesOf('cost-center'),
    lockerNumbers: lockers.map(({ locker }) => locker),
  };
}

export async function listPositions(db: Db, companyId: number, locker: string): Promise<LockerPosition[]> {
  const rows = await db
    .selectFrom('laundry_position')
    .select(['position', 'employee_no'])
    .where('company_id', '=', companyId)
    .where('locker', '=', locker)
    .orderBy((eb) => eb.fn('length', ['position']))
    .orderBy('position')
    .execute();
  return rows.map(({ position, employee_no }) => ({ position, employeeNo: employee_no ?? undefined }));
}

/** Which of the numbers the laundry knows, with their sub-companies. */
export async function listWearers(
  db: Db,
  companyId: number,
  employeeNos: readonly string[],
): Promise<ReadonlyMap<string, Wearer>> {
  if (employeeNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('laundry_wearer')
    .select(['employee_no as employeeNo', 'sub_company as subCompanyId'])
    .where('company_id', '=', companyId)
    .where('employee_no', 'in', employeeNos)
    .execute();
  return new Map(rows.map((row) => [row.employeeNo, row]));
}

const keyOf = (locker: string, position: string) => JSON.stringify([locker, position]);

/** Who has the positions of these lockers: the employee number, or an empty text for a free one. */
export async function readHolders(db: Db, companyId: number, lockers: readonly string[]) {
  const rows =
    lockers.length === 0
      ? []
      : await db
          .selectFrom('laundry_position')
          .select(['locker', 'position', 'employee_no'])
          .where('company_id', '=', companyId)
          .where('locker', 'in', lockers)
          .execute();
  const holders = new Map(rows.map((row) => [keyOf(row.locker, row.position), row.employee_no ?? '']));
  return (locker: string, position: string): string | undefined => holders.get(keyOf(locker, position));
}
