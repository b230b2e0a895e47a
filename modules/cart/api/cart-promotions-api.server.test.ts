import { beforeEach, expect, test } from 'vitest';
import { aBuyerVisit, aBuyingCompany } from '#tests/build/buyers.ts';
import { agreedJacket, goods, trousers } from '#tests/build/goods.ts';
import { bringCampaign, tenPercent, useCodes, useEngine } from '#tests/build/running-campaign.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;
let app: TestApp;
let visitor: Record<string, string>;
let cartId: string;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, goods);
  await useCodes(shop);
  const made = await app.json('/api/cart/carts', 'POST', {});
  visitor = {
    origin: 'http://se.localhost:3000',
    cookie: made.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
  cartId = ((await made.json()) as { id: string }).id;
  await app.json(`/api/cart/carts/${cartId}/products`, 'POST', { sku: trousers, quantity: 3 }, visitor);
});

async function call(method: string, path: string, headers = visitor) {
  const response = await app.request(`/api/price/cart/${cartId}/${path}`, { method, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('another visitor or company gets 404', async () => {
  const { claims } = await aBuyerVisit(shop, {
    company: await aBuyingCompany(shop, { ActivateDiscountCode: 'true' }),
  });
  for (const stranger of [{}, await app.bearer(claims)])
    for (const [method, path] of [
      ['GET', 'promotions'],
      ['PUT', 'discountcodes/SUMMER'],
      ['DELETE', 'discountcodes/SUMMER'],
    ] as const)
      expect.soft((await call(method, path, stranger)).status, `${method} ${path}`).toBe(404);
});

test('D21 D22 a code is added and removed, once each', async () => {
  await bringCampaign(shop, tenPercent);
  const statuses = [];
  for (const [method, code] of [
    ['PUT', 'nothing'],
    ['PUT', 'summer'],
    ['PUT', 'SUMMER'],
    ['DELETE', 'WINTER'],
    ['DELETE', 'summer'],
    ['DELETE', 'summer'],
  ] as const)
    statuses.push((await call(method, `discountcodes/${code}`)).body.status);
  expect(statuses).toEqual(['Error', 'CodeAdded', 'AlreadyAdded', 'AlreadyRemoved', 'CodeRemoved', 'AlreadyRemoved']);
});

test('D21 unmet requirements are reported by status', async () => {
  const conditions = [{ kind: 'minimum-quantity', quantity: 100 }];
  await bringCampaign(shop, { ...tenPercent, conditions });
  expect((await call('PUT', 'discountcodes/SUMMER')).body).toMatchObject({
    status: 'RequirementsNotMet',
    name: 'Summer',
  });
});

test('D01 D20 the effects of promotions on the cart and its rows', async () => {
  await bringCampaign(shop, { ...tenPercent, combines: true });
  const benefit = { kind: 'buy-and-pay', buy: 3, pay: 2, selection: {} };
  await bringCampaign(shop, { name: { en: 'Three for two' }, system: 'engine', combines: true, benefit });
  await useEngine(shop);
  await call('PUT', 'discountcodes/SUMMER');
  const { status, body } = await call('GET', 'promotions');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    cartPromotions: [{ name: 'Summer', discountCode: 'SUMMER', effects: [{ kind: 'basket-percent', discount: 200 }] }],
    productPromotions: [
      {
        sku: trousers,
        quantity: 3,
        priceOriginal: 3000,
        priceDisplay: 2000,
        promotions: [{ name: 'Three for two', discountCode: null, effects: [{ discount: 1000 }] }],
      },
    ],
  });
});

test('T25 visitors with hidden prices get no promotions', async () => {
  await bringCampaign(shop, tenPercent);
  const company = await aBuyingCompany(shop, { HidePrice: 'true', ActivateDiscountCode: 'true' });
  const { claims } = await aBuyerVisit(shop, { company });
  const buyer = await app.bearer(claims);
  const made = await app.json('/api/cart/carts', 'POST', {}, buyer);
  cartId = ((await made.json()) as { id: string }).id;
  await app.json(`/api/cart/carts/${cartId}/products`, 'POST', { sku: agreedJacket, quantity: 1 }, buyer);
  expect((await call('PUT', 'discountcodes/SUMMER', buyer)).body).toMatchObject({ status: 'CodeAdded' });
  expect((await call('GET', 'promotions', buyer)).body).toEqual({ cartPromotions: [], productPromotions: [] });
  const rows = await app.request(`/api/cart/carts/${cartId}/products`, { headers: buyer });
  expect(await rows.json()).toMatchObject([{ price: { exclVat: null, inclVat: null }, discount: { exclVat: null } }]);
});

test('D23 codes are refused where they are not in use', async () => {
  await useCodes(shop, false);
  expect(await call('PUT', 'discountcodes/SUMMER')).toMatchObject({ status: 403, body: { code: 'codes-closed' } });
});
