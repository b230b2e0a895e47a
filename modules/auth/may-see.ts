import { ok, refuse } from '#core/result.ts';
import type { Claims } from './claims.ts';
import { mayDo } from './may-do.ts';
import { roles } from './roles.ts';
import type { ChangeTask } from './staff-tasks.ts';

type Staff = Pick<Claims, 'storm_role' | 'tasks'> | undefined;

/** Whether somebody is internal staff with one of these tasks, or may read everything. Without tasks: any staff. */
export function maySee(staff: Staff, tasks: readonly ChangeTask[]): boolean {
  if (staff?.storm_role !== roles.internal) return false;
  return tasks.length === 0 || staff.tasks?.includes('read-only') === true || tasks.some((task) => mayDo(staff, task));
}

/** The first line of a use case in which staff read something. */
export function allowRead({ claims }: { readonly claims: Claims | undefined }, ...tasks: readonly ChangeTask[]) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return maySee(claims, tasks) ? ok(claims) : refuse({ code: 'not-allowed' });
}
