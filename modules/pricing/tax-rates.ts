import { colourPartNumber } from '#core/sku.ts';
import type { Market } from '../market/market.ts';
import { isNorthAmerica } from '../market/north-america.ts';
import { freightSku } from './freight-sku.ts';
import type { TaxRates } from './priced-cart.ts';
import type { RatesByReference } from './tax.ts';
import type { TaxRequestRow } from './tax-request.ts';

/** `failed` is true if the provider could not give the rates. */
export type TaxLookup = { readonly rates: TaxRates; readonly failedTax: boolean };

/** Rates before the address is known: the market's own; none in the USA and Canada, where the region decides. */
export function taxRatesOf(
  { code, vatBasisPoints }: Pick<Market, 'code' | 'vatBasisPoints'>,
  rows: readonly { readonly sku: string }[],
): TaxRates {
  if (isNorthAmerica(code)) return undefined;
  return new Map([...rows.map(({ sku }) => colourPartNumber(sku)), freightSku].map((sku) => [sku, vatBasisPoints]));
}

/**
 * Converts rates of rows to rates of colours. If sizes of a colour differ, because tax depends on the price, the colour
 * gets the rate that gives the same total tax.
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

/** More than four decimals of a basis point make no difference for a real order. */
export function roundRate(basisPoints: number): number {
  return Math.round(basisPoints * 10_000) / 10_000;
}

/**
 * In the USA and Canada an order cannot be placed before the tax is known; elsewhere the market's own rate is
 * sufficient.
 */
export function isSendingBlocked({ code }: Pick<Market, 'code'>, { rates, failedTax }: TaxLookup): boolean {
  return isNorthAmerica(code) && (failedTax || rates === undefined);
}
