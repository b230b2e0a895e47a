import type { Claims } from './claims.ts';
import { maySee } from './may-see.ts';
import type { Role } from './roles.ts';
import type { ChangeTask } from './staff-tasks.ts';

export type PageAccess = {
  restricted: boolean;
  roles: readonly Role[];
  /** Staff need one of these tasks, or `read-only`. Absent: no task is asked for. */
  tasks?: readonly ChangeTask[];
};

/** A page that is not restricted is open to anyone; a restricted one without a list to anyone signed in. */
export function mayOpen(
  { restricted, roles, tasks }: PageAccess,
  claims: Pick<Claims, 'storm_role' | 'tasks'> | undefined,
): 'open' | 'sign-in' | 'forbidden' | 'task-missing' {
  if (!restricted) return 'open';
  if (!claims) return 'sign-in';
  if (roles.length > 0 && !roles.includes(claims.storm_role)) return 'forbidden';
  return tasks && !maySee(claims, tasks) ? 'task-missing' : 'open';
}
