import { type Currency, toDecimal } from '#core/money.ts';
import type { Visit } from '../visit.ts';
import { type ListPrice, type PackTerms, shownPack, shownPrice } from './displayed-price.ts';
import { basisOf } from './price-basis.ts';

/** How prices are shown to the buyer of a visit. */
export type PriceTerms = PackTerms & { readonly currency: Currency };

export const priceTermsOf = (visit: Pick<Visit, 'market' | 'claims'>): PriceTerms => ({
  currency: visit.market.currency,
  vatBasisPoints: visit.market.vatBasisPoints,
  basis: basisOf(visit),
});

type Two = { price: number | null; priceIncVat: number | null };
type UnitAndPack = Two & { packPrice: number | null; packPriceIncVat: number | null };

/** A price in the API: decimal numbers, net and gross. Null without a price to show. */
export function netAndGross(price: ListPrice | undefined, vatBasisPoints: number): Two {
  if (!price) return { price: null, priceIncVat: null };
  return {
    price: toDecimal(shownPrice(price, 'excl', vatBasisPoints)),
    priceIncVat: toDecimal(shownPrice(price, 'incl', vatBasisPoints)),
  };
}

/** Net and gross price of a pack. */
export function packNetAndGross(price: ListPrice, terms: PackTerms, packSize: number): Two {
  return {
    price: toDecimal(shownPack(price, packSize, 'excl', terms)),
    priceIncVat: toDecimal(shownPack(price, packSize, 'incl', terms)),
  };
}

/** Price per unit and per pack. */
export function unitAndPack(price: ListPrice | undefined, terms: PackTerms, packSize: number): UnitAndPack {
  const pack = price && packNetAndGross(price, terms, packSize);
  return {
    ...netAndGross(price, terms.vatBasisPoints),
    packPrice: pack?.price ?? null,
    packPriceIncVat: pack?.priceIncVat ?? null,
  };
}
