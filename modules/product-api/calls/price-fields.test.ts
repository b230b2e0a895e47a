import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { priceFields } from './price-fields.ts';

const single = { packSize: 1, soldBy: 'H87' } as const;
const sweden = { vatBasisPoints: 2500, currency: 'SEK', basis: 'net' } as const;

test('P03 price is net and priceIncVat gross, for net and gross lists', () => {
  const gross = { amount: money(129_500, 'SEK'), isGross: true, isFrom: false };
  expect(priceFields(gross, undefined, single, sweden)).toEqual({
    price: 1036,
    priceIncVat: 1295,
    packPrice: 1036,
    packPriceIncVat: 1295,
    packSize: 1,
    unitCode: 'H87',
    currency: 'SEK',
    isPriceFrom: false,
  });
  const net = { amount: money(99_90, 'SEK'), isGross: false, isFrom: true };
  expect(priceFields(net, gross, single, sweden)).toEqual({
    price: 99.9,
    priceIncVat: 124.88,
    packPrice: 99.9,
    packPriceIncVat: 124.88,
    packSize: 1,
    unitCode: 'H87',
    currency: 'SEK',
    isPriceFrom: true,
    marketPrice: { price: 1036, priceIncVat: 1295 },
  });
});

test('a reduced price has the previous price and the lowest of 30 days', () => {
  const before = { amount: money(100_00, 'SEK'), lowest30Days: money(90_00, 'SEK') };
  const lowered = { amount: money(80_00, 'SEK'), isGross: false, isFrom: false, before };
  expect(priceFields(lowered, undefined, single, sweden)).toMatchObject({
    price: 80,
    priceBefore: { price: 100, priceIncVat: 125 },
    lowestPrice30Days: { price: 90, priceIncVat: 112.5 },
  });
  expect(priceFields(lowered, undefined, { packSize: 10, soldBy: 'H87' }, sweden)).toMatchObject({
    packPriceBefore: { price: 1000, priceIncVat: 1250 },
    packLowestPrice30Days: { price: 900, priceIncVat: 1125 },
  });
});

test('a missing price is null', () => {
  expect(priceFields(undefined, undefined, single, sweden)).toMatchObject({ price: null, priceIncVat: null });
});
