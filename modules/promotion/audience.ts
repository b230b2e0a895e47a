import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';

export const audiences = ['anonymous', 'consumer', 'company'] as const;

export type Audience = (typeof audiences)[number];

export function audienceOf(claims: Pick<Claims, 'storm_role'> | undefined): Audience {
  if (!claims) return 'anonymous';
  return isB2B(claims) ? 'company' : 'consumer';
}
