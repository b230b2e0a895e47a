import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { unitAndPack } from './wire-prices.ts';

test('a pack of twelve costs twelve times the shown unit price, with and without VAT', () => {
  expect(unitAndPack({ amount: money(57_900, 'SEK'), isGross: true }, 2500, 12)).toEqual({
    price: 463.2,
    priceIncVat: 579,
    packPrice: 5558.4,
    packPriceIncVat: 6948,
  });
  expect(unitAndPack({ amount: money(99_90, 'SEK'), isGross: false }, 2500, 10)).toEqual({
    price: 99.9,
    priceIncVat: 124.88,
    packPrice: 999,
    packPriceIncVat: 1248.8,
  });
});

test('a single article costs the same per pack, and without a price there is no pack price', () => {
  expect(unitAndPack({ amount: money(500, 'ISK'), isGross: true }, 2400, 1)).toMatchObject({
    priceIncVat: 500,
    packPriceIncVat: 500,
  });
  expect(unitAndPack(undefined, 2500, 12)).toEqual({
    price: null,
    priceIncVat: null,
    packPrice: null,
    packPriceIncVat: null,
  });
});
