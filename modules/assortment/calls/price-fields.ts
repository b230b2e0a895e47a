import { type Money, toDecimal } from '#core/money.ts';
import type { PriceNow } from '../../catalogue/list-price.ts';
import { shownPrice } from '../../pricing/displayed-price.ts';

type Two = { price: number | null; priceIncVat: number | null };

/** A price on the wire: decimal numbers, without and with VAT. Null where there is none to be seen. */
export function netAndGross(price: Pick<PriceNow, 'amount' | 'isGross'> | undefined, vatBasisPoints: number): Two {
  if (!price) return { price: null, priceIncVat: null };
  return {
    price: toDecimal(shownPrice(price, 'excl', vatBasisPoints)),
    priceIncVat: toDecimal(shownPrice(price, 'incl', vatBasisPoints)),
  };
}

/** The same with what the law wants told of a lowered price, and the market's price where the caller may see it. */
export function priceFields(
  price: PriceNow | undefined,
  marketPrice: PriceNow | undefined,
  { vatBasisPoints, currency }: { vatBasisPoints: number; currency: string },
) {
  const before = (amount: Money | undefined) =>
    amount && netAndGross({ amount, isGross: price?.isGross ?? false }, vatBasisPoints);
  return {
    ...netAndGross(price, vatBasisPoints),
    currency,
    isPriceFrom: price?.isFrom ?? false,
    ...(price?.before && {
      priceBefore: before(price.before.amount),
      lowestPrice30Days: before(price.before.lowest30Days),
    }),
    ...(marketPrice && { marketPrice: netAndGross(marketPrice, vatBasisPoints) }),
  };
}
