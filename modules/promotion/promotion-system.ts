import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';

/** `code`: the buyer enters a code. `engine`: campaigns apply automatically. */
export type PromotionSystem = 'code' | 'engine';

/** The promotion engine serves anonymous visitors and consumers where the flag UseNorcePromotions is on. */
export function usesPromotionEngine(flagOn: boolean, claims: Pick<Claims, 'storm_role'> | undefined): boolean {
  return flagOn && !isB2B(claims);
}
