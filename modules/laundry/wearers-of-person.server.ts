import type { Db } from '#platform/db/db.server.ts';
import './laundry-tables.server.ts';

/** Access: internal, for a person's data export. */
export async function readWearersOf(db: Db, customerId: number) {
  return db
    .selectFrom('laundry_wearer as wearer')
    .leftJoin('laundry_position as place', (join) =>
      join.onRef('place.company_id', '=', 'wearer.company_id').onRef('place.employee_no', '=', 'wearer.employee_no'),
    )
    .select([
      'wearer.company_id as companyId',
      'wearer.employee_no as employeeNo',
      'wearer.name',
      'wearer.sub_company as subCompany',
      'wearer.department',
      'wearer.cost_center as costCenter',
      'place.locker',
      'place.position',
    ])
    .where('wearer.customer_id', '=', customerId)
    .orderBy('wearer.company_id')
    .execute();
}

/** Access: internal, when an account is deleted. Frees the position. Idempotent. */
export async function removeWearersOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('laundry_wearer').where('customer_id', '=', customerId).execute();
}
