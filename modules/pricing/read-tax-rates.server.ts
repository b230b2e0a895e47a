import { colourPartNumber } from '#core/sku.ts';
import type { Market } from '../market/market.ts';
import { marketList } from '../market/markets.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { freightSku } from './freight-sku.ts';
import { ratesByColour, type TaxLookup, taxRatesOf } from './tax-rates.ts';
import { mayFetchTax, type TaxRequest } from './tax-request.ts';
import type { TaxTreatment } from './tax-rule.ts';

/**
 * Access: everybody. If the lookup fails, the result is flagged and falls back to the country's standard rates: those
 * of the market, or of the destination if it taxes the order. Untaxed orders need no lookup.
 */
export async function readTaxRates(
  shop: Pick<Shop, 'tax' | 'log'>,
  { market }: Pick<Visit, 'market'>,
  request: TaxRequest,
  treatment?: TaxTreatment,
): Promise<TaxLookup> {
  const known = taxRatesOf(taxing(market, treatment), request.rows);
  if (treatment && !('country' in treatment)) return { rates: untaxed(request), failedTax: false };
  if (!mayFetchTax(request)) return { rates: known, failedTax: false };
  const { countryCode, region } = request.location;
  try {
    const found = await shop.tax.ratesOf(request);
    if (found.ok) return { rates: ratesByColour(request.rows, found.value), failedTax: false };
    shop.log.warn({ countryCode, region }, 'no tax is known for a place of delivery');
  } catch (error) {
    shop.log.error({ err: error, countryCode, region }, 'the tax could not be looked up');
  }
  return { rates: known, failedTax: true };
}

function taxing(market: Market, treatment: TaxTreatment | undefined): Market {
  if (!treatment || !('country' in treatment)) return market;
  return marketList.find(({ iso2 }) => iso2 === treatment.country) ?? market;
}

function untaxed({ rows }: TaxRequest): TaxLookup['rates'] {
  return new Map([...rows.map(({ sku }) => colourPartNumber(sku)), freightSku].map((sku) => [sku, 0]));
}
