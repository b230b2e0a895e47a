import { type BuyerKind, buyerKindOf } from '../auth/buyer-kind.ts';
import type { Market } from '../market/market.ts';
import type { Visit } from '../visit.ts';

/** The side of a price on which a cart is added up; the other one is derived from the sums. */
export type PriceBasis = 'net' | 'gross';

/** A company adds up without tax, a consumer with it; without where a sales tax comes on top, or where no consumers buy. */
export function priceBasisOf(
  { consumerPricesInclVat, b2CActivate }: Pick<Market, 'consumerPricesInclVat' | 'b2CActivate'>,
  who: BuyerKind,
): PriceBasis {
  return who === 'consumer' && consumerPricesInclVat && b2CActivate ? 'gross' : 'net';
}

/** The basis for the buyer of a visit. */
export const basisOf = ({ market, claims }: Pick<Visit, 'market' | 'claims'>): PriceBasis =>
  priceBasisOf(market, buyerKindOf(claims));
