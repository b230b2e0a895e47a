import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aRow } from '#tests/build/cart.ts';
import type { CartRow } from '../cart.ts';
import { mostRows } from '../most-rows.ts';
import { addItems, numbered, type WantedItem } from './add-items.ts';

const item = (facts: Partial<WantedItem> = {}): WantedItem => ({
  sku: 'A',
  type: 'DefaultArticle',
  coworkerId: undefined,
  quantity: 1,
  name: 'Trousers',
  schema: undefined,
  entries: {},
  services: [],
  ...facts,
});

function add(rows: readonly CartRow[], items: readonly WantedItem[], isBusiness = false) {
  let made = 0;
  const now = new Date('2026-11-16T08:00:00Z');
  const added = addItems(rows, items, { cartId: 'c', isBusiness, now, newId: () => `new ${(made += 1)}` });
  if (!added.ok) throw new Error(added.refusal.code);
  return added.value;
}

test('B27 the same sku twice, at once or in turn, is one row', () => {
  const first = add([], [item({ quantity: 2 }), item({ sku: 'B' }), item({ quantity: 3 })]);
  expect(first.inserted.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['A', 5],
    ['B', 1],
  ]);
  expect(first.rowIds).toEqual([first.inserted[0]?.id, first.inserted[1]?.id, first.inserted[0]?.id]);
  const second = add(first.inserted, [item()]);
  expect(second.inserted).toEqual([]);
  expect(second.changed).toMatchObject([{ id: first.inserted[0]?.id, quantity: 6 }]);
});

test('B28 in a company another wearer gets another row', () => {
  const forSeven = item({ coworkerId: 7, entries: { CoWorkerId: '7' } });
  const forEight = item({ coworkerId: 8, entries: { CoWorkerId: '8' } });
  expect(add([], [forSeven, forEight, forSeven], true).inserted.map(({ quantity }) => quantity)).toEqual([2, 1]);
  expect(add([], [forSeven, forEight], false).inserted).toHaveLength(1);
});

const aLogo: WantedItem['services'] = [
  {
    article: {
      kind: 'vas-article',
      serviceArticleId: 9001,
      serviceId: 'TRL',
      service: 'transfer',
      name: { en: 'Logo' },
      positions: [],
      maxLines: 0,
      maxCharacters: 0,
      parameters: [],
      multiPackQuantity: 2,
      prices: [],
    },
    name: 'Logo',
    position: undefined,
    parameters: {},
  },
];

test('V23 services grow with their row', () => {
  const row = aRow({ sku: 'A', quantity: 2 });
  const logo = aRow({ sku: '9001', quantity: 4, parentId: row.id });
  const more = item({ quantity: 1, services: aLogo });
  expect(add([row, logo], [more]).changed.map(({ quantity }) => quantity)).toEqual([3, 6]);
});

test('more of an article without its services is a separate row, and the row with services stays', () => {
  const row = aRow({ sku: 'A', quantity: 2 });
  const logo = aRow({ sku: '9001', quantity: 4, parentId: row.id });
  const added = add([row, logo], [item({ quantity: 1 })]);
  expect(added.changed).toEqual([]);
  expect(added.inserted.map(({ sku, quantity, parentId }) => [sku, quantity, parentId])).toEqual([['A', 1, undefined]]);
});

test('a comment on more of the same replaces the comment of the row', () => {
  const row = aRow({ sku: 'A' }, { Comment: 'old' });
  const commentAfter = (entries: WantedItem['entries']) =>
    add([row], [item({ entries })]).changed[0]?.metadata[0]?.value;
  expect(commentAfter({ Comment: 'new' })).toBe('new');
  expect(commentAfter({})).toBe('old');
});

test('a row and a cart have limits', () => {
  const making = { cartId: 'c', isBusiness: false, now: new Date(0), newId: () => `${Math.floor(at++)}` };
  let at = 0;
  expect(addItems([aRow({ sku: 'A', quantity: 99_999 })], [item()], making)).toEqual({
    ok: false,
    refusal: { code: 'quantity-too-large', maximum: 99_999 },
  });
  const full = Array.from({ length: mostRows }, (_, number) => aRow({ sku: `${number}` }));
  expect(addItems(full, [item()], making)).toEqual({ ok: false, refusal: { code: 'cart-full', maximum: mostRows } });
  expect(addItems(full, [item({ sku: '5' })], making)).toMatchObject({ ok: true });
});

test('B58 new rows are numbered after the highest', () => {
  const { inserted } = add([], [item(), item({ sku: 'B' })]);
  expect(numbered(inserted, [100, 250]).map(({ rowNumber }) => rowNumber)).toEqual([350, 450]);
});

test('no piece is lost for any sequence of additions', () => {
  const anItem = fc.record({ sku: fc.constantFrom('A', 'B', 'C'), quantity: fc.integer({ min: 1, max: 50 }) });
  fc.assert(
    fc.property(fc.array(fc.array(anItem, { maxLength: 5 }), { maxLength: 6 }), (goes) => {
      let rows: CartRow[] = [];
      for (const go of goes) {
        const { changed, inserted } = add(rows, go.map(item));
        const byId = new Map(
          [...rows, ...changed, ...inserted.map((row) => ({ ...row, id: row.sku }))].map((row) => [row.id, row]),
        );
        rows = [...byId.values()];
      }
      const wanted = goes.flat().reduce((sum, { quantity }) => sum + quantity, 0);
      expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(wanted);
      expect(rows).toHaveLength(new Set(goes.flat().map(({ sku }) => sku)).size);
    }),
  );
});
