import { expect, test } from 'vitest';
import { markets } from '#modules/market/markets.ts';
import { aRow, aSituation } from '#tests/build/campaign.ts';
import { basketAmount } from './basket-amount.ts';

const off = basketAmount.schema.parse({ kind: 'basket-amount', amounts: [{ currency: 'SEK', amount: 50 }] });

test('an amount off the basket, in the market’s currency', () => {
  const amount = { amount: { amount: 5000, currency: 'SEK' }, isGross: true };
  expect(basketAmount.effect(off, aSituation([aRow()]))).toEqual({ kind: 'basket-amount', off: amount });
  expect(basketAmount.effect(off, aSituation([]))).toBeUndefined();
  expect(basketAmount.effect(off, aSituation([aRow()], { market: markets.de }))).toBeUndefined();
});
