import type { Db } from '#platform/db/db.server.ts';
import { roles } from '../auth/roles.ts';
import { readStaffTasks } from '../auth/staff-task-store.server.ts';
import type { StaffTask } from '../auth/staff-tasks.ts';
import './people-tables.server.ts';

export type StaffMember = {
  readonly customerId: number;
  readonly loginName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isActive: boolean;
  readonly tasks: readonly StaffTask[];
};

/** Accounts of internal staff, by name. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select(['customer.id', 'account.login_name', 'customer.first_name', 'customer.last_name', 'account.is_active'])
    .where('account.role_id', '=', roles.internal)
    .orderBy('customer.last_name')
    .orderBy('customer.first_name')
    .orderBy('customer.id')
    .execute();
  const tasksOf = await readStaffTasks(db);
  return rows.map((row) => ({
    customerId: row.id,
    loginName: row.login_name,
    firstName: row.first_name,
    lastName: row.last_name,
    isActive: row.is_active,
    tasks: tasksOf.get(row.id) ?? [],
  }));
}
