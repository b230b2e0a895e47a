import { beforeEach, describe, expect, test } from 'vitest';
import { addToCart } from '#modules/cart/add-to-cart.server.ts';
import { readCurrentCart } from '#modules/cart/current-cart.server.ts';
import { mostRows } from '#modules/cart/most-rows.ts';
import { entryOf } from '#modules/cart/row-metadata.ts';
import type { Visit } from '#modules/visit.ts';
import { aVisitor } from '#tests/build/buyers.ts';
import { aCategory, aColour, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { carryOut } from './carry-out.server.ts';

const black = '100011100100';
const white = '100011100200';
const inWhite = aColour({ style: 1000, colour: '0200' });

/** Trousers in two sizes; in white only in the second and a larger one. */
const trousers = {
  ...aProduct({ style: 1000 }),
  colours: [
    aColour({ style: 1000 }),
    { ...inWhite, sizes: ['C52', 'C56'].map((code) => ({ code, sku: `${white}${code}` })) },
  ],
};

let shop: TestShop;
let visit: Visit;

beforeEach(async () => {
  shop = await openTestShop();
  visit = aVisitor({ language: 'en' });
  const prices = [aPrice({ style: 1000 }), aPrice({ style: 1000, colour: '0200' })];
  await bringFeed(shop, [aCategory(), aPriceList(), trousers, ...prices]);
});

async function aRow(sku: string) {
  const added = await addToCart(shop, visit, { items: [{ sku, quantity: 1 }] });
  const rowId = added.ok ? added.value.added[0]?.rowId : undefined;
  if (rowId === undefined) throw new Error('nothing was added');
  return rowId;
}

function send(fields: Record<string, string | readonly string[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  return carryOut({ shop, visit }, form);
}

const theRows = async () => (await readCurrentCart(shop, visit)).cart?.rows ?? [];

describe('B07 B33 another colour', () => {
  test('keeps the size if the colour has it, without a message', async () => {
    const rowId = await aRow(`${black}C52`);
    expect(await send({ intent: 'row', rowId, colour: white, size: 'C52' })).toEqual({
      ok: true,
      otherSize: undefined,
      note: undefined,
    });
    expect((await theRows()).map(({ sku }) => sku)).toEqual([`${white}C52`]);
  });

  test('gets the nearest size otherwise, with a message', async () => {
    const rowId = await aRow(`${black}C50`);
    expect(await send({ intent: 'row', rowId, colour: white, size: 'C50' })).toEqual({ ok: true, otherSize: 'C52' });
    expect((await theRows()).map(({ sku }) => sku)).toEqual([`${white}C52`]);
  });
});

test('a form with a whole row changes what differs; a ticked box overrides its hidden field', async () => {
  const rowId = await aRow(`${black}C50`);
  const fields = { intent: 'row', rowId, colour: black, size: 'C52', quantity: '3', comment: ' For Olle ' };
  await send({ ...fields, personalPacking: ['false', 'true'] });
  const [row] = await theRows();
  expect(row).toMatchObject({ sku: `${black}C52`, quantity: 3 });
  expect(row && [entryOf(row, 'Comment'), entryOf(row, 'PersonalPacking')]).toEqual(['For Olle', 'true']);
});

test('B47 errors are reported as text, and nothing is changed', async () => {
  const rowId = await aRow(`${black}C50`);
  const tooLong = await send({ intent: 'row', rowId, comment: 'x'.repeat(99) });
  expect(tooLong).toMatchObject({ ok: false, status: 422, words: 'Comment must have at most 98 characters' });
  expect(await send({ intent: 'row', rowId, version: '7', quantity: '2' })).toMatchObject({
    ok: false,
    status: 409,
    code: 'row-changed',
  });
  expect((await theRows()).map(({ quantity }) => quantity)).toEqual([1]);
});

test('B04 the contact address for packing is stored if it is valid', async () => {
  const rowId = await aRow(`${black}C50`);
  const kept = async () => (await theRows()).map((row) => entryOf(row, 'EmailPacking'));
  await send({ intent: 'row', rowId, emailPacking: ' olle@bygg.example ' });
  expect(await kept()).toEqual(['olle@bygg.example']);
  const refused = await send({ intent: 'row', rowId, emailPacking: 'olle' });
  expect(refused).toMatchObject({ ok: false, words: 'Must be a valid email' });
  expect(await kept()).toEqual(['olle@bygg.example']);
  await send({ intent: 'row', rowId, emailPacking: '' });
  expect(await kept()).toEqual([undefined]);
});

test('rows are removed and restored by id', async () => {
  const rowIds = [await aRow(`${black}C50`), await aRow(`${black}C52`)];
  expect(await send({ intent: 'remove', rowId: rowIds })).toMatchObject({ ok: true });
  expect(await theRows()).toEqual([]);
  expect(await send({ intent: 'restore', rowId: rowIds.slice(0, 1) })).toMatchObject({ ok: true });
  expect((await theRows()).map(({ id }) => id)).toEqual(rowIds.slice(0, 1));
});

test('all rows of the largest cart are removed, restored or moved at once', async () => {
  const rowIds = [
    await aRow(`${black}C50`),
    ...Array.from({ length: mostRows - 1 }, (_, at) => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`),
  ];
  expect(await send({ intent: 'remove', rowId: rowIds })).toMatchObject({ ok: true });
  expect(await send({ intent: 'restore', rowId: rowIds })).toMatchObject({ ok: true });
  expect(await send({ intent: 'move', rowId: rowIds })).toMatchObject({ ok: false, code: 'not-signed-in' });
});

test('a row of another visitor does not exist', async () => {
  const rowId = await aRow(`${black}C50`);
  visit = aVisitor({ language: 'en' });
  for (const intent of ['row', 'remove', 'restore', 'split']) {
    const carried = await send({ intent, rowId, quantity: '2', kind: 'Full' });
    expect({ intent, ...carried }).toMatchObject({ intent, ok: false, status: 404 });
  }
});

test('an unknown intent is refused', () =>
  expect(send({ intent: 'buy' })).rejects.toMatchObject({ init: { status: 400 } }));

describe('invalid typed values', () => {
  test.each([
    ['100000', 'A row can hold at most 99,999 pieces.'],
    ['-3', 'Please give a quantity above zero.'],
    ['0.0004', 'Quantity must be at least 0.001'],
    ['0,0004', 'Quantity must be at least 0.001'],
    ['some', 'Please give a quantity above zero.'],
  ])('the quantity %s', async (quantity, words) => {
    const rowId = await aRow(`${black}C52`);
    expect(await send({ intent: 'row', rowId, quantity })).toMatchObject({ ok: false, words });
    expect((await theRows()).map((row) => row.quantity)).toEqual([1]);
  });

  test('a malformed id', async () => {
    expect(await send({ intent: 'remove', rowId: 'x' })).toMatchObject({ words: 'rowIds must be a valid id' });
  });

  test('a name of more than 100 characters', async () => {
    const words = 'Name must have at most 100 characters';
    expect(await send({ intent: 'save', name: 'a'.repeat(101), description: '' })).toMatchObject({ ok: false, words });
  });
});
