import { type Claims, isFromProcurement } from './claims.ts';
import { maySee } from './may-see.ts';
import type { Role } from './roles.ts';
import type { ChangeTask } from './staff-tasks.ts';

export type PageAccess = {
  restricted: boolean;
  roles: readonly Role[];
  /** Staff need one of these tasks, or `read-only`. If absent, no task is required. */
  tasks?: readonly ChangeTask[];
};

/**
 * An unrestricted page is open to everybody; a restricted page without a list of roles is open to all signed-in
 * visitors, but not to those who come from a procurement system: many buyers may share the person.
 */
export function mayOpen(
  { restricted, roles, tasks }: PageAccess,
  claims: Pick<Claims, 'storm_role' | 'tasks' | 'punch_out_type'> | undefined,
): 'open' | 'sign-in' | 'forbidden' | 'task-missing' {
  if (!restricted) return 'open';
  if (!claims) return 'sign-in';
  if (isFromProcurement(claims)) return 'forbidden';
  if (roles.length > 0 && !roles.includes(claims.storm_role)) return 'forbidden';
  return tasks && !maySee(claims, tasks) ? 'task-missing' : 'open';
}
