import type { Claims } from './claims.ts';
import type { Role } from './roles.ts';

export type PageAccess = { restricted: boolean; roles: readonly Role[] };

/** A page that is not restricted is open to anyone; a restricted one without a list to anyone signed in. */
export function mayOpen(
  { restricted, roles }: PageAccess,
  claims: Pick<Claims, 'storm_role'> | undefined,
): 'open' | 'sign-in' | 'forbidden' {
  if (!restricted) return 'open';
  if (!claims) return 'sign-in';
  return roles.length === 0 || roles.includes(claims.storm_role) ? 'open' : 'forbidden';
}
