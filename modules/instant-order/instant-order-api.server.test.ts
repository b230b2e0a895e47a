import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { checkView } from './instant-order-schema.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, smallWorld());
});

const ask = (lines: unknown, headers: Record<string, string> = {}) =>
  app.request('/api/product/instantorder/check', {
    method: 'POST',
    body: JSON.stringify({ lines }),
    headers: { 'content-type': 'application/json', 'accept-language': 'sv', ...headers },
  });

async function answers(lines: unknown, headers: Record<string, string> = {}) {
  const answer = await ask(lines, headers);
  expect(answer.status).toBe(200);
  return checkView.parse(await answer.json()).lines;
}

test('R22 lines are checked in one request, each answered by kind and facts', async () => {
  const lines = [
    { article: '300011100100C50', quantity: 2 },
    { article: '300011100100C50' },
    { article: '100011100100C50', quantity: '14' },
    { article: '100011100200C52', quantity: 10 },
    { article: '300011100100C50', quantity: 'two' },
    { article: '300011100100C50', quantity: 1e9 },
    { article: '300011100100C50', quantity: -1 },
    { article: '300011100100C51', quantity: 1 },
    { article: '300011100100C50', quantity: '1.125' },
    { article: '300011100100C52', quantity: 1.125 },
  ];
  expect(await answers(lines)).toMatchObject([
    {
      line: 1,
      kind: 'out-of-stock',
      canBeOrdered: false,
      quantity: 3,
      mergedLines: [2],
      price: 640,
      priceIncVat: 800,
      currency: 'SEK',
    },
    { line: 2, kind: 'duplicate', mergedInto: 1 },
    {
      line: 3,
      kind: 'pack-size',
      offeredQuantities: [10, 20],
      multiplyFactor: 10,
      packSize: 10,
      packPriceIncVat: 10_000,
      unitCode: 'H87',
      onHandValue: 7,
    },
    { line: 4, kind: 'out-of-stock', canBeOrdered: true, nextDeliveryDate: '2026-12-24' },
    { line: 5, kind: 'quantity', reason: 'not-a-number' },
    { line: 6, kind: 'quantity', reason: 'too-large', maximum: 99_999 },
    { line: 7, kind: 'quantity', reason: 'not-positive' },
    { line: 8, kind: 'unknown', didYouMean: [{ sku: '300011100100C50' }, { sku: '300011100100C52' }] },
    { line: 9, kind: 'quantity', reason: 'ambiguous' },
    { line: 10, kind: 'quantity', reason: 'not-whole' },
  ]);
});

test('R22 a guest, another company and our own get different answers', async () => {
  const ours = await aCompany().withPriceLists('OURS').save(shop.db);
  const other = await aCompany('Other').save(shop.db);
  const hidden = await aCompany('Hidden').with({ HidePrice: 'true' }).save(shop.db);
  const secret = [{ article: '400011100100C50', quantity: 1 }];
  const as = (companyId: number) => app.bearer({ storm_role: roles.user, company_id: companyId });
  expect(await answers(secret)).toMatchObject([{ kind: 'unknown' }]);
  expect(await answers(secret, await as(other.id))).toMatchObject([{ kind: 'unknown' }]);
  expect(await answers(secret, await as(ours.id))).toMatchObject([{ kind: 'ok', canBeOrdered: true, price: 400 }]);
  const open = [{ article: '100011100100C50', quantity: 10 }];
  expect(await answers(open, await as(hidden.id))).toMatchObject([{ kind: 'ok', price: null, priceIncVat: null }]);
});

test('R22 501 lines are refused with the count; a missing line or list is invalid input', async () => {
  const many = await ask(Array.from({ length: 501 }, () => ({ article: '1', quantity: 1 })));
  expect(many.status).toBe(422);
  expect(await many.json()).toMatchObject({
    code: 'too-many-lines',
    title: 'Listan har 501 rader. Högst 500 kan kontrolleras på en gång.',
  });
  expect((await ask([])).status).toBe(422);
  expect((await ask('x')).status).toBe(422);
  expect((await ask([{ quantity: 1 }])).status).toBe(422);
});

test('B59 lines that pass the check can be added in one call', async () => {
  const [good] = await answers([{ article: '1000-1110-0100 c50', quantity: '10' }]);
  const cart = await app.request('/api/cart/carts', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  const { id } = (await cart.json()) as { id: string };
  const cookie = cart.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const added = await app.request(`/api/cart/carts/${id}/products/batch`, {
    method: 'POST',
    body: JSON.stringify([{ sku: good?.sku, quantity: good?.quantity }]),
    headers: { 'content-type': 'application/json', origin: 'http://se.localhost:3000', cookie },
  });
  expect(added.status).toBe(201);
  expect(await added.json()).toMatchObject([{ quantity: 10 }]);
});
