import { beforeEach, expect, test } from 'vitest';
import { readCurrentCart } from '#modules/cart/current-cart.server.ts';
import { aBrowser } from '#tests/build/browser.ts';
import { aCategory, aPrice, aPriceList, aProduct, aStockLevel } from '#tests/build/feed.ts';
import { gloves, goods } from '#tests/build/goods.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { addFromForm } from './add-from-form.server.ts';

const sku = '100011100100C50';
const uncounted = '100011100100C52';
const press = 'a'.repeat(32);

let shop: TestShop;
let browser: ReturnType<typeof aBrowser>;

beforeEach(async () => {
  shop = await openTestShop();
  const feed = [aCategory(), aPriceList(), aProduct({ style: 1000 }), aPrice({ style: 1000 })];
  await bringFeed(shop, [...feed, aStockLevel({ style: 1000 })]);
  browser = aBrowser();
});

function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return addFromForm({ shop, visit: browser.visit() }, form);
}

async function piecesOf() {
  return (await readCurrentCart(shop, browser.visit())).cart?.rows.map(({ quantity }) => quantity) ?? [];
}

test('a repeated press adds nothing more', async () => {
  await send({ sku, quantity: '2', press });
  expect(await send({ sku, quantity: '2', press })).toMatchObject({ ok: true, added: [{ sku, quantity: 2 }] });
  expect(await piecesOf()).toEqual([2]);
});

test('a table is added at once, with the comment of each colour', async () => {
  await send({ [`q.${sku}`]: '3', [`q.${uncounted}`]: '', 'comment.100011100100': 'Night shift' });
  const { cart } = await readCurrentCart(shop, browser.visit());
  expect(cart?.rows.map(({ quantity, metadata }) => [quantity, metadata])).toEqual([
    [3, expect.arrayContaining([expect.objectContaining({ key: 'Comment', value: 'Night shift' })])],
  ]);
});

test.each([
  ['no size', { quantity: '1' }, 'chooseSize', 'Välj en storlek först.'],
  ['an empty table', { [`q.${sku}`]: '' }, 'nothing', 'Ange antal för minst en storlek.'],
  [
    'what is neither there nor on its way',
    { sku: uncounted, quantity: '1' },
    'outOfStock',
    /^En av storlekarna är slut/,
  ],
  ['what nobody sells', { sku: '999911100100C50', quantity: '1' }, 'sku-not-sold', /999911100100C50|säljs/],
  ['too many', { sku, quantity: '1000000000' }, 'quantity-too-large', /högst 99.999/],
  ['less than a thousandth', { sku, quantity: '0,0004' }, 'invalid-input', /minst 0[.,]001/],
  ['less than nothing', { sku, quantity: '-2' }, 'quantity-invalid', 'Ange ett antal större än noll.'],
  ['no number', { sku, quantity: 'some' }, 'quantity-invalid', 'Ange ett antal större än noll.'],
])('%s is refused with a message', async (_, fields, code, words) => {
  const outcome = await send(fields);
  expect(outcome).toMatchObject({ ok: false, code, status: 422 });
  expect(!outcome.ok && outcome.words).toMatch(words);
  expect(await piecesOf()).toEqual([]);
});

test('problems in a table are reported per size, and nothing is added', async () => {
  const odd = await send({ [`q.${sku}`]: '2', [`q.${uncounted}`]: 'two', 'q.999911100100C50': '-1' });
  expect(odd).toMatchObject({ ok: false, status: 422 });
  expect(!odd.ok && Object.keys(odd.bySku ?? {})).toEqual([uncounted, '999911100100C50']);
  const gone = await send({ [`q.${sku}`]: '2', [`q.${uncounted}`]: '1' });
  expect(!gone.ok && gone.bySku).toEqual({ [uncounted]: 'Slut i lager' });
  const unsold = await send({ [`q.${sku}`]: '2', 'q.999911100100C50': '1' });
  expect(!unsold.ok && Object.keys(unsold.bySku ?? {})).toEqual(['999911100100C50']);
  expect(await piecesOf()).toEqual([]);
});

test('every size with a broken pack is reported', async () => {
  const second = `${gloves.slice(0, -2)}52`;
  await bringFeed(shop, [
    ...goods,
    { kind: 'stock', sku: gloves, quantity: 90 },
    { kind: 'stock', sku: second, quantity: 90 },
  ]);
  const broken = await send({ [`q.${sku}`]: '1', [`q.${gloves}`]: '17', [`q.${second}`]: '28' });
  expect(broken).toMatchObject({ ok: false, code: 'quantity-not-a-multiple' });
  expect(!broken.ok && Object.keys(broken.bySku ?? {})).toEqual([gloves, second]);
});
