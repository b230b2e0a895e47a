import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { ratesByColour, type TaxLookup, taxRatesOf } from './tax-rates.ts';
import { mayFetchTax, type TaxRequest } from './tax-request.ts';

/** Everybody may. What cannot be found out is flagged, and the market's own rates stand in where it has any. */
export async function readTaxRates(
  shop: Pick<Shop, 'tax' | 'log'>,
  { market }: Pick<Visit, 'market'>,
  request: TaxRequest,
): Promise<TaxLookup> {
  const known = taxRatesOf(market, request.rows);
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
