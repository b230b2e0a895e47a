import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { findStaffTasks, saveStaffTasks, staffTasksTopic } from '#modules/auth/staff-task-store.server.ts';
import { isAway } from '#modules/is-away.server.ts';
import type { TestShop } from './test-shop.ts';

/** Tokens contain no tasks: the server reads those of the person, so they are stored here. */
export async function giveTasks(
  { db, snapshots }: TestShop,
  { customer_id, storm_role, tasks = [] }: Claims,
): Promise<void> {
  if (storm_role !== roles.internal) return;
  try {
    if (String(await findStaffTasks(db, customer_id)) !== String(tasks))
      await db.transaction().execute((db) => saveStaffTasks(db, customer_id, tasks));
    await snapshots.announce(staffTasksTopic);
  } catch (error) {
    // A test of an outage stored them before.
    if (!isAway(error)) throw error;
  }
}
