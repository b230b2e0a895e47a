import { multiply, toDecimal } from '#core/money.ts';
import { type ListPrice, shownPrice } from './displayed-price.ts';

type Two = { price: number | null; priceIncVat: number | null };
type UnitAndPack = Two & { packPrice: number | null; packPriceIncVat: number | null };

/** A price in the API: decimal numbers, net and gross. Null if there is none to show. */
export function netAndGross(price: ListPrice | undefined, vatBasisPoints: number): Two {
  if (!price) return { price: null, priceIncVat: null };
  return {
    price: toDecimal(shownPrice(price, 'excl', vatBasisPoints)),
    priceIncVat: toDecimal(shownPrice(price, 'incl', vatBasisPoints)),
  };
}

/** Price per unit and per pack; the pack price is a multiple of the shown unit price. */
export function unitAndPack(price: ListPrice | undefined, vatBasisPoints: number, packSize: number): UnitAndPack {
  const packIn = (mode: 'incl' | 'excl') =>
    price ? toDecimal(multiply(shownPrice(price, mode, vatBasisPoints), packSize, 'halfUp')) : null;
  return { ...netAndGross(price, vatBasisPoints), packPrice: packIn('excl'), packPriceIncVat: packIn('incl') };
}
