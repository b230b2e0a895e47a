import { expect, test } from 'vitest';
import { aRow } from '#tests/build/cart.ts';
import type { Offer } from '../../assortment/offer.ts';
import { type RowWish, rowAfter } from './row-change.ts';

const sku = '100011100100C50';
const offer = (facts: Partial<Offer> = {}): Offer => ({
  sku,
  isSold: true,
  name: 'Byxor',
  slug: 'byxor',
  colour: undefined,
  size: 'C50',
  colours: [],
  sizes: [],
  multiplyFactor: 1,
  soldBy: 'H87',
  unit: undefined,
  origin: { priceList: 'PUBLIC-se', listType: 'None' },
  categories: [],
  services: [],
  cut: undefined,
  family: undefined,
  manufacturerId: 7,
  picture: undefined,
  ...facts,
});

const row = aRow({ sku, quantity: 2, rowNumber: 250 }, { PriceListId: 'OLD', Comment: 'x' });
const logo = aRow({ sku: 'logo', quantity: 4, parentId: row.id });

function after(wish: Partial<RowWish>) {
  const changed = rowAfter(row, [logo], { offer: offer(), entries: {}, ...wish }, () => 'new');
  if (!changed.ok) return changed.refusal;
  return changed.value;
}

test('B64 only a row with a parent can be a service', () => {
  const refusal = { code: 'setting-value-invalid', key: 'Type', expected: 'DefaultArticle, ExternalArticle' };
  expect(after({ entries: { Type: 'VasArticle' } })).toEqual(refusal);
  expect(after({ entries: { Type: 'ExternalArticle' } })).toHaveProperty('row');
  const service = { offer: offer({ sku: 'logo' }), entries: { Type: 'VasArticle' } };
  expect(rowAfter(logo, [], service, () => 'new')).toMatchObject({ ok: true });
});

test('V23 a service stays the same, as many as its garment needs, and zero removes it', () => {
  const changed = (wish: Partial<RowWish>) =>
    rowAfter(logo, [], { offer: offer({ sku: 'logo' }), entries: {}, ...wish }, () => 'new');
  expect(changed({ quantity: 1 })).toMatchObject({ ok: true, value: { row: { sku: 'logo', quantity: 4 } } });
  expect(changed({ quantity: 0 })).toMatchObject({ ok: true, value: { row: undefined } });
  expect(changed({ offer: offer() })).toEqual({
    ok: false,
    refusal: { code: 'setting-value-invalid', key: 'sku', expected: 'logo' },
  });
});

test('B60 another size keeps number and services, and gets its own list and name', () => {
  const changed = after({ offer: offer({ sku: '100011100100C52' }) });
  expect(changed).toMatchObject({
    row: { id: row.id, sku: '100011100100C52', name: 'Byxor', rowNumber: 250, quantity: 2 },
    children: [],
    dropsChildren: false,
  });
  expect('row' in changed && changed.row?.metadata.map(({ key, value }) => [key, value])).toEqual([
    ['PriceListId', 'PUBLIC-se'],
    ['Comment', 'x'],
    ['ManufacturerId', '7'],
  ]);
});

test('V20 V21 another colour drops the services, and with them the wearer', () => {
  const worn = { ...row, metadata: [...row.metadata, { key: 'CoWorkerId', id: 'w', value: '7' }] };
  const white = { offer: offer({ sku: '100011100200C50' }), entries: {} };
  const keysOf = (children: readonly (typeof row)[]) => {
    const changed = rowAfter(worn, children, white, () => 'new');
    return changed.ok && changed.value.dropsChildren && changed.value.row?.metadata.map(({ key }) => key);
  };
  expect(keysOf([logo])).toEqual(['PriceListId', 'Comment', 'ManufacturerId']);
  expect(keysOf([])).toEqual(['PriceListId', 'Comment', 'CoWorkerId', 'ManufacturerId']);
});

test('V22 another quantity scales the services, zero removes the row', () => {
  expect(after({ quantity: 3 })).toMatchObject({ row: { quantity: 3, name: 'Trousers' }, children: [{ quantity: 6 }] });
  expect(after({ quantity: 0 })).toEqual({ row: undefined, children: [], dropsChildren: true });
});

test('a quantity is rounded to packs', () => {
  expect(after({ quantity: 16, offer: offer({ multiplyFactor: 10 }) })).toEqual({
    code: 'quantity-not-a-multiple',
    factor: 10,
  });
  expect(after({ offer: offer({ sku: '200011100100C50', multiplyFactor: 10 }) })).toMatchObject({
    row: { quantity: 10 },
  });
});

test('a row cannot change to an article that is not sold; an unsold row can still be commented and reduced', () => {
  const other = { sku: '100011100100C52', isSold: false };
  expect(after({ offer: offer(other) })).toEqual({ code: 'sku-not-sold', sku: other.sku });
  expect(after({ offer: offer({ isSold: false }), quantity: 1, entries: { Comment: 'y' } })).toMatchObject({
    row: { quantity: 1 },
  });
});
