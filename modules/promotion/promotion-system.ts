import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';

/** A code that the buyer types, or campaigns that find the cart by themselves. */
export type PromotionSystem = 'code' | 'engine';

/** The promotions engine is for anonymous visitors and consumers, where the flag UseNorcePromotions is on. */
export function usesPromotionEngine(flagOn: boolean, claims: Pick<Claims, 'storm_role'> | undefined): boolean {
  return flagOn && !isB2B(claims);
}
