import { expect, test } from 'vitest';
import { markets } from '../market/markets.ts';
import { amountIn, amounts } from './amounts.ts';

const list = amounts.parse([
  { currency: 'SEK', amount: 99.5 },
  { currency: 'USD', amount: 10 },
]);

test('an amount is gross where consumer prices include tax', () => {
  expect(amountIn(list, markets.se)).toEqual({ amount: { amount: 9950, currency: 'SEK' }, isGross: true });
  expect(amountIn(list, markets.us)).toEqual({ amount: { amount: 1000, currency: 'USD' }, isGross: false });
});

test('a missing currency has no amount', () => expect(amountIn(list, markets.de)).toBeUndefined());

test('amounts are positive, in minor units, and unique per currency', () => {
  const accepts = (value: unknown) => amounts.safeParse(value).success;
  expect(accepts([{ currency: 'ISK', amount: 100 }])).toBe(true);
  expect(accepts([{ currency: 'ISK', amount: 100.5 }])).toBe(false);
  expect(accepts([{ currency: 'SEK', amount: 0 }])).toBe(false);
  expect(accepts([{ currency: 'SEK', amount: 0.001 }])).toBe(false);
  expect(accepts([{ currency: 'XXX', amount: 1 }])).toBe(false);
  expect(accepts([list[0], list[0]])).toBe(false);
  expect(accepts([])).toBe(false);
});
