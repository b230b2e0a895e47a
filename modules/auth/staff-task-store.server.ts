import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import './session-tables.server.ts';
import { isStaffTask, type StaffTask, staffTasks } from './staff-tasks.ts';

export const staffTasksTopic = 'staff-tasks';

/** Tasks of all staff who have any, in the order of the task list. */
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

export async function removeTasksOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('staff_task').where('customer_id', '=', customerId).execute();
}

/** Sets a person's tasks and removes all others. Announce the topic after the commit. */
export async function saveStaffTasks(db: Db, customerId: number, tasks: readonly StaffTask[]): Promise<void> {
  await removeTasksOf(db, customerId);
  const given = [...new Set(tasks)].filter(isStaffTask);
  if (given.length > 0)
    await db
      .insertInto('staff_task')
      .values(given.map((task) => ({ customer_id: customerId, task })))
      // Two concurrent requests may assign the same task.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await markChanged(db, staffTasksTopic);
}

/** Without the lock, two members who remove each other's settings task at the same time would leave no member with it. */
export async function lockStaffTasks(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff-task'))`.execute(db);
}
