import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addQuantities } from '#core/quantity.ts';
import { aRow } from '#tests/build/cart.ts';
import type { CartRow } from '../cart.ts';
import { asWhenAdding, bySku, mergeRows } from './merge-rows.ts';

const now = new Date('2026-11-16T08:00:00Z');
const forCoworker = (id: string) => [{ key: 'CoWorkerId', id: 'm', value: id }];

function merge(mine: readonly CartRow[], theirs: readonly CartRow[], matches = bySku, factor = 1) {
  let made = 0;
  const into = { cartId: 'account', now, newId: () => `new ${++made}`, factorOf: () => factor };
  return mergeRows(mine, theirs, matches, into);
}

test('B17 new rows get numbers after the highest, in steps of a hundred', () => {
  const mine = [aRow({ sku: 'A', rowNumber: 100 }), aRow({ sku: 'B', rowNumber: 250 })];
  const theirs = [aRow({ sku: 'C', rowNumber: 100, quantity: 3, version: 4 }), aRow({ sku: 'D', rowNumber: 200 })];
  const { changed, added } = merge(mine, theirs);
  expect(changed).toEqual([]);
  expect(added.map(({ sku, rowNumber, quantity }) => ({ sku, rowNumber, quantity }))).toEqual([
    { sku: 'C', rowNumber: 350, quantity: 3 },
    { sku: 'D', rowNumber: 450, quantity: 1 },
  ]);
  expect(added[0]).toMatchObject({ id: 'new 1', cartId: 'account', version: 1, created: now, modified: now });
});

test('B18 rows with the same sku are merged in place, with both quantities', () => {
  const account = aRow({ sku: 'A', quantity: 2, rowNumber: 250, metadata: forCoworker('7') });
  expect(merge([account], [aRow({ sku: 'A', quantity: 3 })])).toEqual({
    changed: [{ ...account, quantity: 5 }],
    added: [],
  });
  expect(merge([account], [aRow({ sku: 'A', quantity: 0.1 }), aRow({ sku: 'A', quantity: 0.2 })]).changed).toEqual([
    { ...account, quantity: 2.3 },
  ]);
  const most = merge([aRow({ sku: 'A', quantity: 99_000 })], [aRow({ sku: 'A', quantity: 5_000 })]);
  expect(most.changed[0]?.quantity).toBe(99_999);
  const packs = merge([aRow({ sku: 'A', quantity: 99_000 })], [aRow({ sku: 'A', quantity: 5_004 })], bySku, 12);
  expect(packs.changed[0]?.quantity).toBe(99_996);
});

test('B69 appending keeps rows of different wearers separate', () => {
  const mine = [aRow({ sku: 'A', metadata: forCoworker('7') }), aRow({ sku: 'A' })];
  const theirs = [aRow({ sku: 'A', metadata: forCoworker('8') }), aRow({ sku: 'A', quantity: 4 })];
  const { changed, added } = merge(mine, theirs, asWhenAdding(true));
  expect(changed.map(({ id, quantity }) => [id, quantity])).toEqual([[mine[1]?.id, 5]]);
  expect(added.map(({ metadata }) => metadata[0]?.value)).toEqual(['8']);
});

test('B69 appending to a company’s cart keeps rows of an external list separate, as adding does', () => {
  const ofList = (Type: string, quantity: number) => aRow({ sku: 'A', quantity }, { Type });
  const mine = [ofList('DefaultArticle', 1)];
  const theirs = [ofList('ExternalArticle', 2), ofList('DefaultArticle', 4)];
  const { changed, added } = merge(mine, theirs, asWhenAdding(true));
  expect(changed.map(({ quantity }) => quantity)).toEqual([5]);
  expect(added.map(({ quantity }) => quantity)).toEqual([2]);
  expect(merge(mine, theirs, asWhenAdding(false)).added).toEqual([]);
});

test('a row with services keeps them and is never merged', () => {
  const printed = aRow({ sku: 'A', quantity: 2 });
  const print = aRow({ sku: 'PRINT', quantity: 2, parentId: printed.id });
  const plain = aRow({ sku: 'A', quantity: 3 });
  const { changed, added } = merge([plain], [printed, print]);
  expect(changed).toEqual([]);
  expect(added).toMatchObject([
    { sku: 'A', quantity: 2, parentId: undefined, rowNumber: 200 },
    { sku: 'PRINT', parentId: 'new 1', rowNumber: 300 },
  ]);
  expect(merge([printed, print], [plain])).toMatchObject({ changed: [], added: [{ sku: 'A', quantity: 3 }] });
});

test('B17 B18 no piece is lost or added for any two carts', () => {
  const rows = fc.array(
    fc.record({ sku: fc.constantFrom('A', 'B', 'C', 'D'), quantity: fc.integer({ min: 1, max: 500 }) }),
    { maxLength: 8 },
  );
  const built = (facts: { sku: string; quantity: number }[]) =>
    facts.map((fact, index) => aRow({ ...fact, rowNumber: (index + 1) * 70 }));
  const pieces = (all: readonly CartRow[], sku: string) =>
    all.filter((row) => row.sku === sku).reduce((sum, { quantity }) => addQuantities(sum, quantity), 0);
  fc.assert(
    fc.property(rows, rows, (ofMine, ofTheirs) => {
      const [mine, theirs] = [built(ofMine), built(ofTheirs)];
      const { changed, added } = merge(mine, theirs);
      const after = [...mine.map((row) => changed.find(({ id }) => id === row.id) ?? row), ...added];
      for (const sku of ['A', 'B', 'C', 'D']) expect(pieces(after, sku)).toBe(pieces(mine, sku) + pieces(theirs, sku));
      expect(new Set(after.map(({ rowNumber }) => rowNumber)).size).toBe(after.length);
      for (const { sku } of added) expect(mine.some((row) => row.sku === sku)).toBe(false);
    }),
  );
});
