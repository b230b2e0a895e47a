import { beforeEach, expect, test } from 'vitest';
import { gloves, trousers } from '#tests/build/goods.ts';
import { password } from '#tests/build/person.ts';
import { aProcurementSystem, enterFrom, type ProcurementSystem } from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { changePassword } from '../account/change-password.server.ts';
import { exportMyData } from '../account/export-my-data.server.ts';

type Form = { action: string; target: string; charset: string; fields: { name: string; value: string }[] };

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aProcurementSystem(shop, app, { vendor: '10042' });
});

const close = (headers: Record<string, string>) =>
  app.request('/api/order/punchout/close', { method: 'POST', headers });
const fill = (headers: Record<string, string>) => {
  const products = [
    { sku: trousers, quantity: 2 },
    { sku: gloves, quantity: 10 },
  ];
  return app.json('/api/cart/carts', 'POST', { products }, headers);
};
const valueIn = ({ fields }: Form, wanted: string) => fields.find(({ name }) => name === wanted)?.value;

test('U07 closing the session returns the cart to the procurement system and ends the session', async () => {
  const headers = await enterFrom(app, system, { '~OkCode': 'ADDI', returntarget: '_parent' });
  expect((await fill(headers)).status).toBe(201);
  const closed = await close(headers);
  expect([closed.status, closed.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const form = (await closed.json()) as Form;
  expect(form).toMatchObject({ action: 'https://buy.example/hook', target: '_parent', charset: 'utf-8' });
  const wanted = ['sid', '~OkCode', 'NEW_ITEM-VENDORMAT[1]', 'NEW_ITEM-QUANTITY[1]', 'NEW_ITEM-PRICE[1]'];
  expect(wanted.map((name) => valueIn(form, name))).toEqual(['77', 'ADDI', trousers, '2.000', '800.00']);
  expect(valueIn(form, 'NEW_ITEM-CURRENCY[2]')).toBe('SEK');
  expect(valueIn(form, 'NEW_ITEM-VENDOR[2]')).toBe('10042');
  expect(form.fields.filter(({ name }) => name.startsWith('NEW_ITEM-DESCRIPTION'))).toHaveLength(2);
  expect((await close(headers)).status).toBe(401);
  expect(await shop.db.selectFrom('session').select('ended_at').execute()).toEqual([{ ended_at: shop.clock.now() }]);
  expect(await shop.db.selectFrom('orders').selectAll().execute()).toEqual([]);
});

test('an empty cart goes back without rows, and of two who return it at once one does', async () => {
  const headers = await enterFrom(app, system);
  const both = await Promise.all([close(headers), close(headers)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const form = (await both.find(({ status }) => status === 200)?.json()) as Form;
  expect(form.fields.map(({ name }) => name)).toEqual(['sid', '~target']);
});

test('an address that is no longer registered gets no cart, and others have none to return', async () => {
  const headers = await enterFrom(app, system);
  const { settings } = (await (await app.request(system.path, { headers: system.staff })).json()) as {
    settings: object;
  };
  await app.json(system.path, 'PUT', { ...settings, targets: [] }, system.staff);
  expect((await close(headers)).status).toBe(403);
  const { company, person } = system;
  expect(
    (await close(await app.bearer({ customer_id: person.id, company_id: company.id, storm_role: 64 }))).status,
  ).toBe(409);
  expect((await close({})).status).toBe(401);
});

test('U12 the account of the person stays closed in a procurement session', async () => {
  const { person, company } = system;
  const claims = someClaims({ customer_id: person.id, company_id: company.id, storm_role: 64, punch_out_type: 'OCI4' });
  const visit = aVisit({ claims });
  const no = { ok: false, refusal: { code: 'not-from-procurement' } };
  const asked = { currentPassword: password, newPassword: 'another long password' };
  expect(await changePassword(shop, visit, asked)).toEqual(no);
  expect(await exportMyData(shop, visit)).toEqual(no);
  const headers = await enterFrom(app, system);
  expect((await app.request('/api/auth/sessions', { method: 'DELETE', headers })).status).toBe(403);
});
