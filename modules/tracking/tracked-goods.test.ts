import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { trackedGoods } from './tracked-goods.ts';

const row = (sku: string, quantity: number, total: number, isPriced = true) => ({
  sku,
  name: 'Trousers',
  quantity,
  price: { isPriced, total: { net: money(total, 'SEK') } },
});

test('K09 the value is the net total after discounts, a price that of one unit', () => {
  expect(trackedGoods([row('A', 3, 10_000), row('B', 1, 5050)], 'SEK', false)).toEqual({
    currency: 'SEK',
    value: 150.5,
    items: [
      { sku: 'A', name: 'Trousers', quantity: 3, price: 33.33 },
      { sku: 'B', name: 'Trousers', quantity: 1, price: 50.5 },
    ],
  });
});

test('hidden prices do not leave the shop', () => {
  expect(trackedGoods([row('A', 3, 10_000)], 'SEK', true)).toEqual({
    currency: 'SEK',
    items: [{ sku: 'A', name: 'Trousers', quantity: 3 }],
  });
});
