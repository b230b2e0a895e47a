import { expect, test } from 'vitest';
import { findOrdered, type PiecesOnOrder } from './on-order.ts';

const [trousers, jacket] = ['12011101', '15001500'];
const [early, late] = [new Date('2026-11-02T08:00:00Z'), new Date('2026-11-09T08:00:00Z')];
const garment = (id: string, wearerId: number | undefined, product = trousers) => ({
  id,
  wearerId,
  sku: `${product}0100C50`,
});
const order = (changes: Partial<PiecesOnOrder>): PiecesOnOrder => ({
  orderNo: '100001',
  orderedAt: early,
  product: trousers,
  wearerId: undefined,
  buyerId: 9,
  pieces: 1,
  ...changes,
});
const found = (...asked: Parameters<typeof findOrdered>) =>
  [...findOrdered(...asked)].map(([id, { orderNo }]) => `${id} ${orderNo}`);

test('each piece on order replaces one garment of its wearer, the most worn first', () => {
  const worn = [garment('a', 1), garment('b', 1), garment('c', 2), garment('d', 1)];
  expect(found(worn, [order({ wearerId: 1, pieces: 2 })])).toEqual(['a 100001', 'b 100001']);
  const two = [order({ wearerId: 1 }), order({ wearerId: 1, orderNo: '100002', orderedAt: late })];
  expect(findOrdered(worn, two)).toEqual(
    new Map([
      ['a', { orderNo: '100001', orderedAt: early }],
      ['b', { orderNo: '100002', orderedAt: late }],
    ]),
  );
});

test('another product and another wearer replace nothing', () => {
  expect(found([garment('a', 1)], [order({ wearerId: 1, product: jacket }), order({ wearerId: 2 })])).toEqual([]);
});

test('a piece that names no wearer is for the buyer, or for a garment without a wearer', () => {
  expect(found([garment('a', 9), garment('b', undefined)], [order({ pieces: 2 })])).toEqual(['a 100001', 'b 100001']);
  expect(found([garment('b', undefined)], [order({ wearerId: 9 })])).toEqual([]);
});
