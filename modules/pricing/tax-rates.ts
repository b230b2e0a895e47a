import { colourPartNumber } from '#core/sku.ts';
import type { Market } from '../market/market.ts';
import { isNorthAmerica } from '../market/north-america.ts';
import { freightSku } from './freight-sku.ts';
import type { TaxRates } from './priced-cart.ts';
import type { RatesByReference } from './tax.ts';
import type { TaxRequestRow } from './tax-request.ts';

/** The flag: somebody was asked for the rates and did not know. */
export type TaxLookup = { readonly rates: TaxRates; readonly failedTax: boolean };

/** The rates before an address is known: the market's own; none in the USA and Canada, where the region decides. */
export function taxRatesOf(
  { code, vatBasisPoints }: Pick<Market, 'code' | 'vatBasisPoints'>,
  rows: readonly { readonly sku: string }[],
): TaxRates {
  if (isNorthAmerica(code)) return undefined;
  return new Map([...rows.map(({ sku }) => colourPartNumber(sku)), freightSku].map((sku) => [sku, vatBasisPoints]));
}

/**
 * Rates of rows as rates of colours, whose sizes share one. Where they differ, because a dearer size is taxed and a cheaper
 * one is not, the colour has the rate at which all its rows together bear the same tax.
 */
export function ratesByColour(rows: readonly TaxRequestRow[], byReference: RatesByReference): Map<string, number> {
  const colours = Map.groupBy(
    rows.flatMap((row) => {
      const rate = byReference.get(row.reference);
      return rate === undefined
        ? []
        : [{ colour: colourPartNumber(row.sku), rate, weight: row.price.amount * row.quantity }];
    }),
    ({ colour }) => colour,
  );
  return new Map([...colours].map(([colour, taxed]) => [colour, commonRate(taxed)]));
}

function commonRate(taxed: readonly { rate: number; weight: number }[]): number {
  const first = taxed[0]?.rate ?? 0;
  const weight = taxed.reduce((total, part) => total + part.weight, 0);
  if (weight === 0 || taxed.every(({ rate }) => rate === first)) return first;
  return roundRate(taxed.reduce((total, part) => total + part.rate * part.weight, 0) / weight);
}

/** A rate with more than four decimals of a basis point decides over no minor unit of a real order. */
export function roundRate(basisPoints: number): number {
  return Math.round(basisPoints * 10_000) / 10_000;
}

/** In the USA and Canada nobody pays before the tax is known; elsewhere the market's own rate is good enough. */
export function isSendingBlocked({ code }: Pick<Market, 'code'>, { rates, failedTax }: TaxLookup): boolean {
  return isNorthAmerica(code) && (failedTax || rates === undefined);
}
