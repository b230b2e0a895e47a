import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import type { CountryCode, MarketCode } from '../market/market.ts';
import { markets } from '../market/markets.ts';
import { freightSku } from './freight-sku.ts';
import { priceBasisOf } from './price-basis.ts';
import { priceCart } from './price-cart.ts';
import type { PriceableRow, PromotionEffect } from './priced-cart.ts';
import { readTaxRates } from './read-tax-rates.server.ts';
import { taxByTable } from './tax-by-table.ts';
import { taxRatesOf } from './tax-rates.ts';
import { taxTreatmentOf } from './tax-rule.ts';

const sku = '10010001AAAAC50';
const by = { promotionId: 'p', name: 'p', description: '', code: undefined };

type Cell = readonly [from: MarketCode, to: CountryCode, region: string, rate: number];

/**
 * Prices of an article from a net list (100.00), of one from a gross list (100.00 plus the market's tax) and of freight
 * (20.00): without discount, with ten percent off, and with twenty off.
 */
async function amountsOf(
  [from, to, region]: Cell,
  { isCompany, hasNumber }: { isCompany: boolean; hasNumber: boolean },
) {
  const market = markets[from];
  const { currency } = market;
  const listRates = taxRatesOf(market, [{ sku }]);
  const within = listRates?.get(freightSku);
  const listed = (net: number, isGross: boolean) =>
    isGross && within !== undefined
      ? { amount: money((net * (10_000 + within)) / 10_000, currency), isGross: true }
      : { amount: money(net, currency), isGross: false };
  const vatNumber = hasNumber ? { country: to, isValid: true } : undefined;
  const treatment = taxTreatmentOf(market, to, { isCompany, vatNumber });
  const location = { line1: '1 Main Street', zipCode: '1', city: 'Town', countryCode: to, region };
  const request = {
    rows: [sku, freightSku].map((each) => ({ reference: each, sku: each, quantity: 1, price: money(1, currency) })),
    location,
  };
  const shop = { tax: taxByTable, log: pino({ level: 'silent' }) };
  const { rates: taxRates } = await readTaxRates(shop, { market }, request, treatment);
  const total = (isGross: boolean, effects: readonly PromotionEffect[] = []) => {
    const row: PriceableRow = {
      rowId: 'a',
      rowNumber: 1,
      sku,
      quantity: 1,
      unit: listed(10_000, isGross),
      origin: undefined,
    };
    const freight = listed(2000, isGross);
    const { totals } = priceCart({
      currency,
      basis: priceBasisOf(market, isCompany ? 'company' : 'consumer'),
      rows: [row],
      effects,
      taxRates,
      listRates,
      freight,
      rounding: 'awayFromZero',
    });
    return [
      totals.products.net.amount,
      totals.products.gross?.amount,
      totals.freight.net.amount,
      totals.freight.gross?.amount,
    ];
  };
  return [false, true].map((isGross) => ({
    plain: total(isGross),
    percent: total(isGross, [{ ...by, kind: 'basket-percent', basisPoints: 1000 }]),
    amount: total(isGross, [{ ...by, kind: 'basket-amount', off: listed(2000, isGross) }]),
    otherSide: total(isGross, [
      { ...by, kind: 'pieces-amount', off: listed(2000, !isGross), pieces: [{ rowId: 'a', quantity: 1 }] },
    ]),
    freight: total(isGross, [{ ...by, kind: 'freight-price', price: listed(1000, !isGross) }]),
  }));
}

/** Net amounts are equal in every cell, and the tax of the cell is added; both lists give the same. */
function expectedAt(rate: number) {
  const taxed = (net: number) => Math.round((net * (10_000 + rate)) / 10_000);
  const sums = (goods: number, freight = 2000) => [goods, taxed(goods), freight, taxed(freight)];
  const each = {
    plain: sums(10_000),
    percent: sums(9000),
    amount: sums(8000),
    otherSide: sums(8000),
    freight: sums(10_000, 1000),
  };
  return [each, each];
}

const cells: readonly Cell[] = [
  ['se', 'SE', '', 2500],
  ['se', 'DE', '', 1900],
  ['se', 'NO', '', 0],
  ['de', 'DE', '', 1900],
  ['de', 'AT', '', 2000],
  ['de', 'US', 'CA', 0],
  ['it', 'AT', '', 2000],
  ['no', 'NO', '', 2500],
  ['no', 'SE', '', 0],
  ['uk', 'GB', '', 2000],
  ['uk', 'CH', '', 0],
  ['us', 'US', 'CA', 725],
  ['us', 'US', 'OR', 0],
  ['us', 'US', 'TX', 625],
  ['us', 'CA', 'ON', 0],
  ['us', 'SE', '', 0],
  ['ca', 'CA', 'ON', 1300],
  ['ca', 'CA', 'BC', 1200],
  ['ca', 'US', 'TX', 0],
];

const buyers = [
  ['consumer', { isCompany: false, hasNumber: false }],
  ['consumer with a valid number', { isCompany: false, hasNumber: true }],
  ['company', { isCompany: true, hasNumber: false }],
  ['company with a valid number', { isCompany: true, hasNumber: true }],
] as const;

describe.each(cells)('O13 from %s to %s %s', (...cell) => {
  const [from, to, , rate] = cell;
  test.each(buyers)('%s', async (_who, buyer) => {
    const isRelieved = buyer.isCompany && buyer.hasNumber && to !== markets[from].iso2;
    expect(await amountsOf(cell, buyer)).toEqual(expectedAt(isRelieved ? 0 : rate));
  });
});
