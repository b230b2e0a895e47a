import type { Claims } from './claims.ts';
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
 * visitors.
 */
export function mayOpen(
  { restricted, roles, tasks }: PageAccess,
  claims: Pick<Claims, 'storm_role' | 'tasks'> | undefined,
): 'open' | 'sign-in' | 'forbidden' | 'task-missing' {
  if (!restricted) return 'open';
  if (!claims) return 'sign-in';
  if (roles.length > 0 && !roles.includes(claims.storm_role)) return 'forbidden';
  return tasks && !maySee(claims, tasks) ? 'task-missing' : 'open';
}
