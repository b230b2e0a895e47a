import type { Claims } from './claims.ts';
import { isB2B } from './is-b2b.ts';

/** Forms, payment methods and checkout steps depend on the kind of buyer. */
export type BuyerKind = 'consumer' | 'company';

export const buyerKindOf = (claims: Pick<Claims, 'storm_role'> | undefined): BuyerKind =>
  isB2B(claims) ? 'company' : 'consumer';
