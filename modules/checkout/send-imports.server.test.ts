import { beforeEach, expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { roles } from '#modules/auth/roles.ts';
import type { ImportPart } from '#modules/fulfilment/import-refusals.ts';
import { createSimulatedErp } from '#modules/fulfilment/simulated-erp.server.ts';
import { aBuyingCompany } from '#tests/build/buyers.ts';
import { trousers } from '#tests/build/goods.ts';
import { aBuyer, aGuest, openSendingShop, refused, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let shop: SendingShop;
let app: TestApp;

/** Starts the shop with the stored settings. */
const start = () => {
  Object.assign(shop, { orderExport: createSimulatedErp(shop, shop.orderExport) });
  return openTestApp(shop);
};

beforeEach(async () => {
  shop = await openSendingShop();
  app = start();
});

async function switchRefusal(part: ImportPart, isRefused: boolean, claims = {}) {
  const path = `/api/order/simulated-erp/refusals/${part}`;
  const answer = await app.json(path, 'PUT', { isRefused }, await app.bearer(claims));
  return { status: answer.status, body: await answer.json() };
}

const readRefusals = async () =>
  (await app.request('/api/order/simulated-erp/refusals', { headers: await app.bearer() })).json();

const ordersIn = () => shop.db.selectFrom('orders').select('id').execute();
const packed = [{ sku: trousers, quantity: 1, metadata: [{ key: 'PersonalPacking', value: 'true' }] }];

test('O68 the ERP cannot import the buyer: 19, once', async () => {
  expect(await switchRefusal('buyer', true)).toEqual({ status: 200, body: { refusesNext: ['buyer'] } });
  const guest = await aGuest(app);
  app = start();
  expect(await refused(sendAs(app, guest))).toMatchObject({ status: 502, code: 'buyer-import-failed', orderCode: 19 });
  expect(await ordersIn()).toEqual([]);
  expect(await readRefusals()).toEqual({ refusesNext: [] });
  expect(await sent(sendAs(app, guest))).toMatchObject({ orderNo: '100001' });
});

test('O69 the ERP cannot import a personal packing: 20, and only if there is one', async () => {
  expect(await switchRefusal('personal-packing', true)).toMatchObject({ status: 200 });
  await sent(sendAs(app, await aGuest(app)));
  expect(await readRefusals()).toEqual({ refusesNext: ['personal-packing'] });
  const company = await aBuyingCompany(shop);
  const buyer = await aBuyer(shop, app, { company }, packed);
  expect(await refused(sendAs(app, buyer))).toMatchObject({
    status: 502,
    code: 'packing-import-failed',
    orderCode: 20,
  });
  expect(await ordersIn()).toHaveLength(1);
  await sent(sendAs(app, buyer));
});

test('O68 O69 if both are refused the buyer is reported first, and orders at the same moment do not share refusals', async () => {
  await switchRefusal('personal-packing', true);
  expect(await switchRefusal('buyer', true)).toMatchObject({ body: { refusesNext: ['buyer', 'personal-packing'] } });
  const company = await aBuyingCompany(shop);
  const buyer = await aBuyer(shop, app, { company }, packed);
  expect((await refused(sendAs(app, buyer))).orderCode).toBe(19);
  expect((await refused(sendAs(app, buyer))).orderCode).toBe(20);
  await switchRefusal('buyer', true);
  const guests = [await aGuest(app), await aGuest(app)];
  const statuses = await Promise.all(guests.map(async (guest) => (await sendAs(app, guest)).status));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 502]);
});

test.each([
  ['buyer', 'buyer-import-failed', 'Vårt ordersystem tog inte emot köparens uppgifter.'],
  ['personal-packing', 'packing-import-failed', 'Vårt ordersystem tog inte emot personpackningen.'],
] as const)(
  'O68 O69 a refused %s is explained in each language, never as a bare number',
  async (part, code, inSwedish) => {
    const company = await aBuyingCompany(shop);
    const buyer = await aBuyer(shop, app, { company }, packed);
    await switchRefusal(part, true);
    const inSweden = { ...buyer, headers: { ...buyer.headers, 'accept-language': 'sv' } };
    const { title } = await refused(sendAs(app, inSweden));
    expect(title).toContain(inSwedish);
    const texts = languages.map((language) => shop.texts.say(language, 'refusals', code));
    expect(new Set(texts).size).toBe(languages.length);
    for (const text of texts) expect(text).not.toMatch(/\d/);
  },
);

test('only internal staff can switch the refusal on, and only in local use with the simulated ERP', async () => {
  for (const storm_role of [roles.user, roles.administrator, roles.customerAdmin, roles.b2c])
    expect(await switchRefusal('buyer', true, { storm_role })).toMatchObject({ status: 403 });
  const path = '/api/order/simulated-erp/refusals';
  expect((await app.request(path)).status).toBe(401);
  expect(await readRefusals()).toEqual({ refusesNext: [] });
  expect((await switchRefusal('address' as never, true)).status).toBe(422);
  for (const env of [{ DEMO: false }, { APP_ENV: 'uat' as const }]) {
    const elsewhere = openTestApp({ ...shop, env: { ...shop.env, ...env } });
    expect((await elsewhere.request(path, { headers: await app.bearer() })).status).toBe(404);
    const changed = await elsewhere.json(`${path}/buyer`, 'PUT', { isRefused: true }, await app.bearer());
    expect(changed.status).toBe(404);
  }
});

test('what was switched on can be switched off again', async () => {
  await switchRefusal('buyer', true);
  await switchRefusal('buyer', true);
  expect(await switchRefusal('buyer', false)).toEqual({ status: 200, body: { refusesNext: [] } });
  await sent(sendAs(app, await aGuest(app)));
});
