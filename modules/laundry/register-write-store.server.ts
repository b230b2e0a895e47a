import type { Db } from '#platform/db/db.server.ts';
import type { LaundryCustomer, LaundryOptions } from './laundry-customer.ts';
import type { LaundryCompany, SaveOutcome } from './laundry-system.ts';
import type { OptionKind } from './laundry-tables.server.ts';
import './laundry-tables.server.ts';

export type CompanyRegister = Omit<LaundryOptions, 'lockerNumbers'> & {
  readonly companyId: number;
  readonly laundry: LaundryCompany;
  /** The laundry's own account in the shop, if it has one. */
  readonly accountId?: number | undefined;
  readonly deliveryLocations: readonly string[];
  readonly positions: readonly { readonly locker: string; readonly position: string }[];
  readonly wearers: readonly LaundryCustomer[];
};

/** In a transaction. A laundry and all that it offers a company that it did not serve before. */
export async function insertRegister(db: Db, register: CompanyRegister): Promise<void> {
  const { companyId: company_id, laundry, accountId, positions, wearers } = register;
  const { id: code, name } = laundry;
  await db
    .insertInto('laundry')
    .values({ code, name, company_id: accountId ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.insertInto('laundry_customer').values({ company_id, laundry: code }).execute();
  const options = [
    ...register.subCompanies.map(({ id, name }) => optionOf('sub-company', id, name)),
    ...register.departments.map((one) => optionOf('department', one)),
    ...register.costCenters.map((one) => optionOf('cost-center', one)),
    ...register.deliveryLocations.map((one) => optionOf('delivery-location', one)),
  ].map((option, position) => ({ company_id, position, ...option }));
  if (options.length > 0) await db.insertInto('laundry_option').values(options).execute();
  if (wearers.length > 0)
    await db
      .insertInto('laundry_wearer')
      .values(
        wearers.map((wearer) => ({
          company_id,
          employee_no: wearer.employeeNo,
          customer_id: wearer.customerId ?? null,
          ...factsOf(wearer),
        })),
      )
      .execute();
  const holders = new Map(wearers.map((wearer) => [placeOf(wearer), wearer.employeeNo]));
  if (positions.length > 0)
    await db
      .insertInto('laundry_position')
      .values(positions.map((one) => ({ company_id, employee_no: holders.get(placeOf(one)) ?? null, ...one })))
      .execute();
}

const placeOf = ({ locker, position }: { locker: string; position: string }) => JSON.stringify([locker, position]);

const factsOf = ({ name, subCompanyId, department, costCenter }: LaundryCustomer) => ({
  name,
  sub_company: subCompanyId,
  department,
  cost_center: costCenter,
});

const optionOf = (kind: OptionKind, code: string, name = '') => ({ kind, code, name });

/**
 * In a transaction. A wearer with their place; the place that the wearer had is free afterwards. An occupied position, or one that does
 * not exist, changes nothing.
 */
export async function saveWearer(db: Db, companyId: number, wearer: LaundryCustomer): Promise<SaveOutcome> {
  const { employeeNo, locker, position } = wearer;
  const positions = () => db.updateTable('laundry_position').where('company_id', '=', companyId);
  const place = await db
    .selectFrom('laundry_position')
    .select('employee_no')
    .where('company_id', '=', companyId)
    .where('locker', '=', locker)
    .where('position', '=', position)
    .forUpdate()
    .executeTakeFirst();
  if (!place || (place.employee_no !== null && place.employee_no !== employeeNo)) return 'refused';
  const before = await db
    .selectFrom('laundry_wearer')
    .select(['name', 'sub_company', 'department', 'cost_center'])
    .where('company_id', '=', companyId)
    .where('employee_no', '=', employeeNo)
    .executeTakeFirst();
  const facts = await saveFacts(db, companyId, wearer);
  if (place.employee_no === employeeNo) return before && isSame(before, facts) ? 'unchanged' : 'accepted';
  const left = await positions().set({ employee_no: null }).where('employee_no', '=', employeeNo).executeTakeFirst();
  await positions()
    .set({ employee_no: employeeNo })
    .where('locker', '=', locker)
    .where('position', '=', position)
    .execute();
  return left.numUpdatedRows > 0n ? 'moved' : 'accepted';
}

/** What the register knows of a wearer besides the place. */
export async function saveFacts(db: Db, companyId: number, wearer: LaundryCustomer) {
  const facts = factsOf(wearer);
  const person = wearer.customerId === undefined ? {} : { customer_id: wearer.customerId };
  await db
    .insertInto('laundry_wearer')
    .values({ company_id: companyId, employee_no: wearer.employeeNo, ...facts, ...person })
    .onConflict((conflict) => conflict.columns(['company_id', 'employee_no']).doUpdateSet({ ...facts, ...person }))
    .execute();
  return facts;
}

type Facts = ReturnType<typeof factsOf>;

const isSame = (a: Facts, b: Facts): boolean =>
  a.name === b.name &&
  a.sub_company === b.sub_company &&
  a.department === b.department &&
  a.cost_center === b.cost_center;
