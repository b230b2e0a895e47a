import { ok, refuse } from '#core/result.ts';
import type { Claims } from './claims.ts';
import { roles } from './roles.ts';
import type { ChangeTask } from './staff-tasks.ts';

type Staff = Pick<Claims, 'storm_role' | 'tasks'> | undefined;

/** Whether somebody is internal staff with this task. */
export const mayDo = (staff: Staff, task: ChangeTask): boolean =>
  staff?.storm_role === roles.internal && staff.tasks?.includes(task) === true;

/** The first line of a use case in which staff change something. */
export function allowChange({ claims }: { readonly claims: Claims | undefined }, task: ChangeTask) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return mayDo(claims, task) ? ok(claims) : refuse({ code: 'not-allowed' });
}
