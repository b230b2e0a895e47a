import { ok, refuse } from '#core/result.ts';
import { marketList } from '../market/markets.ts';
import { canadianProvinces, type UsState, usStates } from '../market/regions.ts';
import { freightSku } from './freight-sku.ts';
import type { Tax } from './tax.ts';
import { roundRate } from './tax-rates.ts';
import type { TaxLocation, TaxRequestRow } from './tax-request.ts';

type RateOf = (row: TaxRequestRow) => number;

/** VAT by country, sales tax by state, GST and PST by province. County and city taxes need a provider. */
export const taxByTable: Tax = {
  ratesOf: async ({ rows, location }) => {
    const rateOf = rateAt(location);
    if (!rateOf)
      return refuse({ code: 'tax-location-unknown', countryCode: location.countryCode, region: location.region });
    return ok(new Map(rows.map((row) => [row.reference, rateOf(row)])));
  },
};

function rateAt({ countryCode, region }: TaxLocation): RateOf | undefined {
  if (countryCode === 'US') {
    const state = usStates.find(({ code }) => code === region);
    return state && ((row) => usRate(state, row));
  }
  if (countryCode === 'CA') {
    const province = canadianProvinces.find(({ code }) => code === region);
    return province && (() => province.gstHst + province.pst);
  }
  const market = marketList.find(({ iso2 }) => iso2 === countryCode);
  return market && (() => market.vatBasisPoints);
}

/** Everything except freight is clothing. Where the rate is unknown (territories, armed forces) no tax is collected. */
function usRate({ salesTaxBasisPoints, clothing }: UsState, { sku, price }: TaxRequestRow): number {
  const rate = salesTaxBasisPoints ?? 0;
  if (!clothing || sku === freightSku) return rate;
  if (clothing === 'exempt') return 0;
  if (price.currency !== 'USD') return rate;
  // In cents, because dollar decimals are not exact.
  const { amount } = price;
  if ('exemptBelowUsd' in clothing) return amount < clothing.exemptBelowUsd * 100 ? 0 : rate;
  const exempt = clothing.exemptFirstUsd * 100;
  return amount <= exempt ? 0 : roundRate((rate * (amount - exempt)) / amount);
}
