import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { deliveryCostOf } from './delivery-cost.ts';
import { priceCart } from './price-cart.ts';
import type { TaxRates } from './priced-cart.ts';

const freightOf = (amount: number, taxRates: TaxRates) =>
  priceCart({
    currency: 'SEK',
    basis: 'net',
    rows: [],
    effects: [],
    taxRates,
    freight: { amount: money(amount, 'SEK'), isGross: false },
    rounding: 'awayFromZero',
  }).freight;

test('T07 T08 what a delivery costs is told without and with its tax, by the rate of freight', () => {
  const freight = freightOf(9900, new Map([['F3000', 2500]]));
  expect(freight && deliveryCostOf(freight)).toEqual({ cost: 99, costIncVat: 123.75 });
});

test('T08 before its tax is known a delivery costs what it costs without', () => {
  const freight = freightOf(9900, undefined);
  expect(freight && deliveryCostOf(freight)).toEqual({ cost: 99, costIncVat: undefined });
});
