import { ok, refuse } from '#core/result.ts';
import type { Claims } from './claims.ts';
import { isAdminOrHigher } from './permissions.ts';
import { roles } from './roles.ts';
import type { ChangeTask } from './staff-tasks.ts';

type Staff = Pick<Claims, 'storm_role' | 'tasks'> | undefined;

/** True for internal staff with this task. */
export const mayDo = (staff: Staff, task: ChangeTask): boolean =>
  staff?.storm_role === roles.internal && staff.tasks?.includes(task) === true;

/** Whether the visitor administers the company of their session: its own admins do, internal staff only with one of the tasks. */
export const administers = (claims: Staff, ...tasks: readonly ChangeTask[]): boolean =>
  isAdminOrHigher(claims) && (claims?.storm_role !== roles.internal || tasks.some((task) => mayDo(claims, task)));

/** Access check of a use case in which staff change something; call it first. */
export function allowChange({ claims }: { readonly claims: Claims | undefined }, task: ChangeTask) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return mayDo(claims, task) ? ok(claims) : refuse({ code: 'not-allowed' });
}

/** The same as the `access` of a call, which is checked before its input. */
export const changersOf =
  (task: ChangeTask) =>
  (visit: { readonly claims: Claims | undefined }): ReturnType<typeof allowChange> =>
    allowChange(visit, task);
