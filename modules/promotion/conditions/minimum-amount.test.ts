import { expect, test } from 'vitest';
import { markets } from '#modules/market/markets.ts';
import { aRow, aSituation } from '#tests/build/campaign.ts';
import { minimumAmount } from './minimum-amount.ts';

const least = minimumAmount.schema.parse({ kind: 'minimum-amount', amounts: [{ currency: 'SEK', amount: 500 }] });

test('the goods cost at least the amount', () => {
  expect(minimumAmount.holds(least, aSituation([aRow({ kronor: 125, quantity: 4 })]))).toBe(true);
  expect(minimumAmount.holds(least, aSituation([aRow({ kronor: 124.99, quantity: 4 })]))).toBe(false);
  expect(minimumAmount.holds(least, aSituation([aRow({ kronor: 300 }), aRow({ kronor: 200, rowNumber: 200 })]))).toBe(
    true,
  );
});

test('a net price is counted gross if the amount is gross', () => {
  const net = (kronor: number) => aRow({ unit: { amount: { amount: kronor * 100, currency: 'SEK' }, isGross: false } });
  expect(minimumAmount.holds(least, aSituation([net(400)]))).toBe(true);
  expect(minimumAmount.holds(least, aSituation([net(399)]))).toBe(false);
});

test('in a currency without an amount it is not met', () => {
  expect(minimumAmount.holds(least, aSituation([], { market: markets.de }))).toBe(false);
});
