import type { Claims } from './claims.ts';
import { isB2B } from './is-b2b.ts';

/** For whom something is bought: forms, ways to pay and steps of the checkout differ by it. */
export type BuyerKind = 'consumer' | 'company';

export const buyerKindOf = (claims: Pick<Claims, 'storm_role'> | undefined): BuyerKind =>
  isB2B(claims) ? 'company' : 'consumer';
