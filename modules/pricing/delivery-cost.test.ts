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

test('T07 T08 a delivery has a net and a gross cost, by the freight rate', () => {
  const freight = freightOf(9900, new Map([['F3000', 2500]]));
  expect(freight && deliveryCostOf(freight)).toEqual({ cost: 99, costIncVat: 123.75 });
});

test('T08 while its tax is unknown, a delivery has only its net cost', () => {
  const freight = freightOf(9900, undefined);
  expect(freight && deliveryCostOf(freight)).toEqual({ cost: 99, costIncVat: undefined });
});
