import { ok, refuse } from '#core/result.ts';
import type { Claims } from './claims.ts';
import { mayDo } from './may-do.ts';
import { roles } from './roles.ts';
import type { ChangeTask } from './staff-tasks.ts';

type Staff = Pick<Claims, 'storm_role' | 'tasks'> | undefined;

/** True for internal staff with one of these tasks or `read-only`. Without tasks: for all staff. */
export function maySee(staff: Staff, tasks: readonly ChangeTask[]): boolean {
  if (staff?.storm_role !== roles.internal) return false;
  return tasks.length === 0 || staff.tasks?.includes('read-only') === true || tasks.some((task) => mayDo(staff, task));
}

/** Access check of a use case in which staff read something; call it first. */
export function allowRead({ claims }: { readonly claims: Claims | undefined }, ...tasks: readonly ChangeTask[]) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return maySee(claims, tasks) ? ok(claims) : refuse({ code: 'not-allowed' });
}
