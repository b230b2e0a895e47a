import type { Snapshot, Snapshots } from '#platform/snapshots/snapshots.server.ts';
import type { Claims } from './claims.ts';
import { roles } from './roles.ts';
import { readStaffTasks, staffTasksTopic } from './staff-task-store.server.ts';
import type { StaffTask } from './staff-tasks.ts';

/** Not part of the token, so that a removed task is gone at the next request. */
export const tasksOfStaff: Snapshot<'all', ReadonlyMap<number, readonly StaffTask[]>> = {
  topic: staffTasksTopic,
  mustBeFresh: true,
  build: readStaffTasks,
};

/** Adds the current tasks to the claims of internal staff; other claims are unchanged. */
export async function withTasks(snapshots: Snapshots, claims: Claims): Promise<Claims> {
  if (claims.storm_role !== roles.internal) return claims;
  const tasks = (await snapshots.read(tasksOfStaff, 'all')).get(claims.customer_id) ?? [];
  return { ...claims, tasks };
}

export async function hasTask(snapshots: Snapshots, customerId: number, task: StaffTask): Promise<boolean> {
  return (await snapshots.read(tasksOfStaff, 'all')).get(customerId)?.includes(task) === true;
}
