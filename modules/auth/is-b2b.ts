import type { Claims } from './claims.ts';
import { roles } from './roles.ts';

/** Signed in, and not a consumer. */
export function isB2B(claims: Pick<Claims, 'storm_role'> | undefined): boolean {
  return claims !== undefined && claims.storm_role !== roles.b2c;
}
