import type { Money } from '#core/money.ts';
import type { PriceNow } from '../../catalogue/list-price.ts';
import type { SoldAs } from '../../list-engine/facts.ts';
import { netAndGross, type PriceTerms, packNetAndGross, unitAndPack } from '../../pricing/wire-prices.ts';

/**
 * A price in the API with its unit and pack, the lowest price that the law requires, and the market price if the caller
 * may see it.
 */
export function priceFields(
  price: PriceNow | undefined,
  marketPrice: PriceNow | undefined,
  { packSize, soldBy }: SoldAs,
  terms: PriceTerms,
) {
  const { vatBasisPoints, currency } = terms;
  const listed = (amount: Money) => ({ amount, isGross: price?.isGross ?? false });
  const before = (amount: Money) => netAndGross(listed(amount), vatBasisPoints);
  const packBefore = (amount: Money) => packNetAndGross(listed(amount), terms, packSize);
  return {
    ...unitAndPack(price, terms, packSize),
    packSize,
    unitCode: soldBy,
    currency,
    isPriceFrom: price?.isFrom ?? false,
    ...(price?.before && {
      priceBefore: before(price.before.amount),
      lowestPrice30Days: before(price.before.lowest30Days),
      packPriceBefore: packBefore(price.before.amount),
      packLowestPrice30Days: packBefore(price.before.lowest30Days),
    }),
    ...(marketPrice && { marketPrice: netAndGross(marketPrice, vatBasisPoints) }),
  };
}
