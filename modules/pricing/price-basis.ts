import { type BuyerKind, buyerKindOf } from '../auth/buyer-kind.ts';
import type { Market } from '../market/market.ts';
import type { Visit } from '../visit.ts';

/** The side (net or gross) on which a cart is added up; the other side is derived from the sums. */
export type PriceBasis = 'net' | 'gross';

/** Companies add up net and consumers gross; net where sales tax is added on top, or where no consumers buy. */
export function priceBasisOf(
  { consumerPricesInclVat, b2CActivate }: Pick<Market, 'consumerPricesInclVat' | 'b2CActivate'>,
  who: BuyerKind,
): PriceBasis {
  return who === 'consumer' && consumerPricesInclVat && b2CActivate ? 'gross' : 'net';
}

/** The basis for the buyer of a visit. */
export const basisOf = ({ market, claims }: Pick<Visit, 'market' | 'claims'>): PriceBasis =>
  priceBasisOf(market, buyerKindOf(claims));
