import type { Money } from '#core/money.ts';
import type { PriceNow } from '../../catalogue/list-price.ts';
import type { SoldAs } from '../../list-engine/facts.ts';
import { netAndGross, unitAndPack } from '../../pricing/wire-prices.ts';

/**
 * A price in the API with its unit and pack, the lowest price that the law requires, and the market price if the caller
 * may see it.
 */
export function priceFields(
  price: PriceNow | undefined,
  marketPrice: PriceNow | undefined,
  { packSize, soldBy }: SoldAs,
  { vatBasisPoints, currency }: { vatBasisPoints: number; currency: string },
) {
  const before = (amount: Money | undefined) =>
    amount && netAndGross({ amount, isGross: price?.isGross ?? false }, vatBasisPoints);
  return {
    ...unitAndPack(price, vatBasisPoints, packSize),
    packSize,
    unitCode: soldBy,
    currency,
    isPriceFrom: price?.isFrom ?? false,
    ...(price?.before && {
      priceBefore: before(price.before.amount),
      lowestPrice30Days: before(price.before.lowest30Days),
    }),
    ...(marketPrice && { marketPrice: netAndGross(marketPrice, vatBasisPoints) }),
  };
}
