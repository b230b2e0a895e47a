import { ok, refuse } from '#core/result.ts';
import type { Claims } from './claims.ts';
import { roles } from './roles.ts';
import type { ChangeTask } from './staff-tasks.ts';

type Staff = Pick<Claims, 'storm_role' | 'tasks'> | undefined;

/** True for internal staff with this task. */
export const mayDo = (staff: Staff, task: ChangeTask): boolean =>
  staff?.storm_role === roles.internal && staff.tasks?.includes(task) === true;

/** Access check of a use case in which staff change something; call it first. */
export function allowChange({ claims }: { readonly claims: Claims | undefined }, task: ChangeTask) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return mayDo(claims, task) ? ok(claims) : refuse({ code: 'not-allowed' });
}
