import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import './people-tables.server.ts';
import { roles } from './roles.ts';
import { isStaffTask, type StaffTask, staffTasks } from './staff-tasks.ts';

export const staffTasksTopic = 'staff-tasks';

export type StaffMember = {
  readonly customerId: number;
  readonly loginName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isActive: boolean;
  readonly tasks: readonly StaffTask[];
};

/** The tasks of everybody who has any, in the order of the list of tasks. */
export async function readStaffTasks(db: Db): Promise<Map<number, readonly StaffTask[]>> {
  const rows = await db.selectFrom('staff_task').select(['customer_id', 'task']).execute();
  const tasksOf = Map.groupBy(rows, ({ customer_id }) => customer_id);
  return new Map(
    [...tasksOf].map(([id, own]) => [id, staffTasks.filter((task) => own.some((row) => row.task === task))]),
  );
}

export async function findStaffTasks(db: Db, customerId: number): Promise<readonly StaffTask[]> {
  const rows = await db.selectFrom('staff_task').select('task').where('customer_id', '=', customerId).execute();
  return staffTasks.filter((task) => rows.some((row) => row.task === task));
}

/** Gives these tasks and takes all others. Announce the topic after the commit. */
export async function saveStaffTasks(db: Db, customerId: number, tasks: readonly StaffTask[]): Promise<void> {
  await db.deleteFrom('staff_task').where('customer_id', '=', customerId).execute();
  const given = [...new Set(tasks)].filter(isStaffTask);
  if (given.length > 0)
    await db
      .insertInto('staff_task')
      .values(given.map((task) => ({ customer_id: customerId, task })))
      // Two who give the same task at the same time agree.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await markChanged(db, staffTasksTopic);
}

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

/** Two members who take settings from each other at the same time would both find the other still there. */
export async function lockStaffTasks(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff-task'))`.execute(db);
}
