import type { Claims } from './claims.ts';
import { roles } from './roles.ts';

/** True for signed-in visitors who are not consumers. */
export function isB2B(claims: Pick<Claims, 'storm_role'> | undefined): boolean {
  return claims !== undefined && claims.storm_role !== roles.b2c;
}
