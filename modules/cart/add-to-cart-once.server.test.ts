import { beforeEach, expect, test } from 'vitest';
import { aVisitor } from '#tests/build/buyers.ts';
import { goods, trousers } from '#tests/build/goods.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Visit } from '../visit.ts';
import { addToCartOnce } from './add-to-cart-once.server.ts';
import { readCurrentCart } from './current-cart.server.ts';

let shop: TestShop;
let visit: Visit;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
  visit = aVisitor();
});

const press = (name: string, quantity = 2, who = visit) =>
  addToCartOnce(shop, who, { press: name, items: [{ sku: trousers, quantity }] });

async function piecesOf(who = visit) {
  return (await readCurrentCart(shop, who)).cart?.rows.map(({ quantity }) => quantity) ?? [];
}

test('a repeated press adds nothing more; another press does', async () => {
  const first = await press('a');
  expect(await press('a')).toEqual(first);
  expect(await piecesOf()).toEqual([2]);
  await press('b');
  expect(await piecesOf()).toEqual([4]);
});

test('a press with other items is refused and adds nothing', async () => {
  await press('a');
  expect(await press('a', 3)).toEqual({ ok: false, refusal: { code: 'key-reused' } });
  expect(await press('a', 3, aVisitor())).toEqual({ ok: false, refusal: { code: 'key-reused' } });
  expect(await piecesOf()).toEqual([2]);
});

test('if the first cart was lost with its response, the press fills a new one once', async () => {
  await press('a');
  const forgetful = aVisitor();
  await press('a', 2, forgetful);
  await press('a', 2, forgetful);
  expect(await piecesOf(forgetful)).toEqual([2]);
});

test('a refused or failed press can be sent again', async () => {
  expect(await press('a', 0)).toMatchObject({ ok: false, refusal: { code: 'quantity-invalid' } });
  const broken = { ...shop, snapshots: { ...shop.snapshots, read: () => Promise.reject(new Error('broken')) } };
  const items = [{ sku: trousers, quantity: 2 }];
  await expect(addToCartOnce(broken, visit, { press: 'a', items })).rejects.toThrow('broken');
  expect(await press('a')).toMatchObject({ ok: true });
});
