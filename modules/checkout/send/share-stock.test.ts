import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anOrderRow } from '#tests/build/order.ts';
import type { OrderRow } from '../../order/order.ts';
import { shareStock, wantedPieces, withHeldStock } from './share-stock.ts';

const level = (onHand: number, nextDeliveryDate?: string, sku = 'a') => ({ sku, onHand, nextDeliveryDate });
const row = (rowNumber: number, quantity: number, facts: Partial<OrderRow> = {}) =>
  anOrderRow({ rowNumber, sku: 'a', quantity, taken: 0, ...facts });
const gift = (rowNumber: number, quantity: number) => {
  const given = row(rowNumber, quantity);
  return { ...given, price: { ...given.price, isFree: true } };
};
const shares = (rows: readonly OrderRow[], levels: Parameters<typeof shareStock>[1]) => {
  const shared = shareStock(rows, levels);
  if (!shared.ok) return shared.refusal;
  return shared.value.map(({ taken, backOrdered, nextDeliveryDate }) => [taken, backOrdered, nextDeliveryDate]);
};

test('stock is taken once for each sku, in whole pieces; services and articles of other sellers are not in our stock', () => {
  const rows = [
    row(100, 2),
    row(200, 1.5),
    anOrderRow({ rowNumber: 300, sku: 'b', quantity: 1 }),
    row(400, 1, { type: 'VasArticle' }),
    row(500, 1, { type: 'ExternalArticle' }),
    row(600, 1, { type: 'FreightArticle' }),
  ];
  expect(wantedPieces(rows)).toEqual([
    { sku: 'a', pieces: 4 },
    { sku: 'b', pieces: 1 },
  ]);
});

test('O60 more than is in stock, with no delivery on the way, is refused by name', () => {
  expect(shares([row(100, 5, { name: 'Trousers' })], [level(2)])).toEqual({
    code: 'out-of-stock',
    name: 'Trousers',
    sku: 'a',
    onHand: 2,
  });
});

test('with a delivery on the way, the missing pieces follow later', () => {
  expect(shares([row(100, 5)], [level(2, '2026-12-24')])).toEqual([[2, 3, '2026-12-24']]);
  expect(shares([row(100, 5)], [level(0, '2026-12-24')])).toEqual([[0, 5, '2026-12-24']]);
  expect(shares([row(100, 2)], [level(2, '2026-12-24')])).toEqual([[2, 0, undefined]]);
});

test('O59 an article without a stock count is refused', () => {
  expect(shares([row(100, 1)], [])).toMatchObject({ code: 'stock-unknown', sku: 'a' });
});

test('two rows with the same sku share its stock, the first row first', () => {
  expect(shares([row(100, 2), row(200, 2)], [level(3, '2026-12-24')])).toEqual([
    [2, 0, undefined],
    [1, 1, '2026-12-24'],
  ]);
  expect(shares([row(100, 2), row(200, 2)], [level(3)])).toMatchObject({ code: 'out-of-stock' });
});

test('O78 free gifts take what is left, and are not promised for later', () => {
  expect(shares([gift(100, 1), row(200, 2)], [level(3)])).toEqual([
    [1, 0, undefined],
    [2, 0, undefined],
  ]);
  expect(shares([gift(100, 1), row(200, 2)], [level(2, '2026-12-24')])).toEqual({ code: 'promotions-changed' });
});

test('the taken pieces never exceed the stock, and taken plus later pieces are the requested ones', () => {
  const one = row(100, 1);
  const rows = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 30 }), (quantities, onHand) => {
      const wanted = quantities.map((quantity, index) => ({ ...one, rowNumber: index, quantity }));
      const shared = shareStock(wanted, [level(onHand, '2026-12-24')]);
      if (!shared.ok) throw new Error(shared.refusal.code);
      const total = (pick: (row: OrderRow) => number) => shared.value.reduce((sum, one) => sum + pick(one), 0);
      const asked = quantities.reduce((sum, quantity) => sum + quantity, 0);
      expect(total(({ taken }) => taken)).toBe(Math.min(onHand, asked));
      expect(total(({ taken, backOrdered }) => taken + backOrdered)).toBe(asked);
    }),
  );
});

test('an order that holds all of its pieces keeps them; with more, fewer or other pieces the stock is shared anew', () => {
  const held = [row(100, 2, { taken: 2 }), row(200, 1.5, { taken: 2 }), row(300, 1, { type: 'FreightArticle' })];
  const kept = withHeldStock(
    held.map((one) => ({ ...one, taken: 0, backOrdered: 1, nextDeliveryDate: '2026-12-24' })),
    held,
  );
  expect(kept?.map(({ taken, backOrdered, nextDeliveryDate }) => [taken, backOrdered, nextDeliveryDate])).toEqual([
    [2, 0, undefined],
    [2, 0, undefined],
    [0, 1, '2026-12-24'],
  ]);
  expect(withHeldStock([row(100, 3)], [row(100, 2, { taken: 2 })])).toBeUndefined();
  expect(withHeldStock([row(100, 1)], [row(100, 2, { taken: 2 })])).toBeUndefined();
  expect(withHeldStock([row(100, 2)], [row(100, 2)])).toBeUndefined();
  expect(withHeldStock([row(100, 2, { sku: 'b' })], [row(100, 2, { taken: 2 })])).toBeUndefined();
  const both = [row(100, 2, { taken: 2 }), row(200, 1, { sku: 'b', taken: 1 })];
  expect(withHeldStock([row(100, 2)], both)).toBeUndefined();
});
