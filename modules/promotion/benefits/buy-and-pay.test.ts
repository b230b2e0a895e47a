import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aRow, aSituation } from '#tests/build/campaign.ts';
import type { PricedRow } from '../situation.ts';
import { buyAndPay } from './buy-and-pay.ts';

const offer = (facts: object = {}) =>
  buyAndPay.schema.parse({ kind: 'buy-and-pay', buy: 3, pay: 2, selection: {}, ...facts });

const rowsOf = (list: [kronor: number, quantity: number][]) =>
  list.map(([kronor, quantity], index) => aRow({ kronor, quantity, rowNumber: 100 * (index + 1) }));

/** The free pieces as [kronor, pieces]. */
function freeOf(rows: PricedRow[], facts: object = {}): [number, number][] {
  const effect = buyAndPay.effect(offer(facts), aSituation(rows));
  if (effect?.kind !== 'pieces-percent') return [];
  expect(effect.basisPoints).toBe(10_000);
  return effect.pieces.map(({ rowId, quantity }) => [
    (rows.find((row) => row.rowId === rowId)?.unit.amount.amount ?? 0) / 100,
    quantity,
  ]);
}

test('of three pieces the cheapest is free', () => {
  expect(
    freeOf(
      rowsOf([
        [100, 1],
        [50, 1],
        [80, 1],
      ]),
    ),
  ).toEqual([[50, 1]]);
  expect(freeOf(rowsOf([[100, 2]]))).toEqual([]);
});

test('groups start with the most expensive piece: a cheap fourth piece changes nothing', () => {
  expect(
    freeOf(
      rowsOf([
        [100, 3],
        [10, 1],
      ]),
    ),
  ).toEqual([[100, 1]]);
  expect(
    freeOf(
      rowsOf([
        [100, 3],
        [10, 3],
      ]),
    ),
  ).toEqual([
    [100, 1],
    [10, 1],
  ]);
});

test('large quantities of a row are calculated, not iterated', () => {
  expect(freeOf(rowsOf([[100, 9_999]]))).toEqual([[100, 3333]]);
  expect(freeOf(rowsOf([[100, 7]]), { buy: 5, pay: 3 })).toEqual([[100, 2]]);
});

test('half a piece does not count', () =>
  expect(
    freeOf(
      rowsOf([
        [100, 2.5],
        [50, 0.5],
      ]),
    ),
  ).toEqual([]));

test('other goods are not counted, nor reduced ones if excluded', () => {
  const [first, second, third] = rowsOf([
    [100, 1],
    [90, 1],
    [80, 1],
  ]);
  if (!first || !second || !third) throw new Error('three rows');
  expect(
    freeOf([first, second, { ...third, categories: ['Shoes'] }], { selection: { categories: ['Trousers'] } }),
  ).toEqual([]);
  expect(freeOf([first, second, { ...third, isCampaignPrice: true }], { skipsReduced: true })).toEqual([]);
});

test('fewer are paid than bought', () => {
  expect(buyAndPay.schema.safeParse({ kind: 'buy-and-pay', buy: 3, pay: 3, selection: {} }).success).toBe(false);
});

const goods = fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 8 })), { maxLength: 6 });
const saved = (list: [number, number][], facts: object) =>
  freeOf(rowsOf(list), facts).reduce((sum, [kronor, quantity]) => sum + kronor * quantity, 0);

test('adding a piece never reduces the savings', () => {
  fc.assert(
    fc.property(goods, fc.integer({ min: 1, max: 500 }), fc.integer({ min: 2, max: 5 }), (list, extra, buy) => {
      const facts = { buy, pay: buy - 1 };
      expect(saved([...list, [extra, 1]], facts)).toBeGreaterThanOrEqual(saved(list, facts));
    }),
  );
});

test('the number of free pieces follows from the groups', () => {
  fc.assert(
    fc.property(goods, fc.integer({ min: 2, max: 5 }), (list, buy) => {
      const rows = rowsOf(list);
      const free = freeOf(rows, { buy, pay: 1 }).reduce((sum, [, quantity]) => sum + quantity, 0);
      const pieces = list.reduce((sum, [, quantity]) => sum + quantity, 0);
      expect(free).toBe(Math.floor(pieces / buy) * (buy - 1));
    }),
  );
});
