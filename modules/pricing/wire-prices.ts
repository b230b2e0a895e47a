import { multiply, toDecimal } from '#core/money.ts';
import { type ListPrice, shownPrice } from './displayed-price.ts';

type Two = { price: number | null; priceIncVat: number | null };
type UnitAndPack = Two & { packPrice: number | null; packPriceIncVat: number | null };

/** A price on the wire: decimal numbers, without and with VAT. Null where there is none to be seen. */
export function netAndGross(price: ListPrice | undefined, vatBasisPoints: number): Two {
  if (!price) return { price: null, priceIncVat: null };
  return {
    price: toDecimal(shownPrice(price, 'excl', vatBasisPoints)),
    priceIncVat: toDecimal(shownPrice(price, 'incl', vatBasisPoints)),
  };
}

/** What one costs, and what a pack does: the price of one as it is shown, so many times. */
export function unitAndPack(price: ListPrice | undefined, vatBasisPoints: number, packSize: number): UnitAndPack {
  const packIn = (mode: 'incl' | 'excl') =>
    price ? toDecimal(multiply(shownPrice(price, mode, vatBasisPoints), packSize, 'halfUp')) : null;
  return { ...netAndGross(price, vatBasisPoints), packPrice: packIn('excl'), packPriceIncVat: packIn('incl') };
}
