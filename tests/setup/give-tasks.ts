import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { findStaffTasks, saveStaffTasks } from '#modules/auth/staff-task-store.server.ts';
import type { Db } from '#platform/db/db.server.ts';

/** Tokens do not carry tasks: the server looks up those of the person, so they are stored here. */
export async function giveTasks(db: Db, { customer_id, storm_role, tasks = [] }: Claims): Promise<void> {
  if (storm_role !== roles.internal) return;
  if (String(await findStaffTasks(db, customer_id)) === String(tasks)) return;
  await db.transaction().execute((db) => saveStaffTasks(db, customer_id, tasks));
}
