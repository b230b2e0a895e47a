import type { Db } from '#platform/db/db.server.ts';
import '#modules/laundry/laundry-tables.server.ts';

/**
 * Adds a laundry to the company: two departments, two cost centres, and locker 12 with three positions, the first of
 * which belongs to Eva Lind (31001).
 */
export async function giveLaundry(db: Db, companyId: number): Promise<void> {
  await db
    .insertInto('laundry')
    .values({ code: 'L-1', name: 'White Water' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.insertInto('laundry_customer').values({ company_id: companyId, laundry: 'L-1' }).execute();
  const options = [
    ['department', 'Wash'],
    ['department', 'Yard'],
    ['cost-center', '3110'],
    ['cost-center', '3120'],
    ['delivery-location', 'Changing room A'],
    ['delivery-location', 'Changing room B'],
  ] as const;
  await db
    .insertInto('laundry_option')
    .values(options.map(([kind, code], position) => ({ company_id: companyId, kind, code, position })))
    .execute();
  await db
    .insertInto('laundry_wearer')
    .values({ company_id: companyId, employee_no: '31001', name: 'Eva Lind', department: 'Wash', cost_center: '3110' })
    .execute();
  await db
    .insertInto('laundry_position')
    .values(
      ['1', '2', '3'].map((position) => ({
        company_id: companyId,
        locker: '12',
        position,
        employee_no: position === '1' ? '31001' : null,
      })),
    )
    .execute();
}
