import { beforeEach, expect, test } from 'vitest';
import { gloves, trousers } from '#tests/build/goods.ts';
import { password } from '#tests/build/person.ts';
import { aProcurementSystem, arrive, claimsOf, enterFrom, type ProcurementSystem } from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { changePassword } from '../account/change-password.server.ts';
import { exportMyData } from '../account/export-my-data.server.ts';
import { forgetReturnedForms } from './punchout-of-person.server.ts';
import { returnCart } from './return-cart.server.ts';

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
  const headers = await enterFrom(app, system, { '~OkCode': 'ADDI', '~TARGET': 'frame1' });
  expect((await fill(headers)).status).toBe(201);
  const closed = await close(headers);
  expect([closed.status, closed.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const form = (await closed.json()) as Form;
  expect(form).toMatchObject({ action: 'https://buy.example/hook', target: '_top', charset: 'utf-8' });
  const wanted = ['sid', '~OkCode', '~target', 'NEW_ITEM-VENDORMAT[1]', 'NEW_ITEM-QUANTITY[1]', 'NEW_ITEM-PRICE[1]'];
  expect(wanted.map((name) => valueIn(form, name))).toEqual(['77', 'ADDI', 'frame1', trousers, '2.000', '800.00']);
  expect(valueIn(form, 'NEW_ITEM-CURRENCY[2]')).toBe('SEK');
  expect(valueIn(form, 'NEW_ITEM-VENDOR[2]')).toBe('10042');
  expect(form.fields.filter(({ name }) => name.startsWith('NEW_ITEM-DESCRIPTION'))).toHaveLength(2);
  expect(await shop.db.selectFrom('session').select('ended_at').execute()).toEqual([{ ended_at: shop.clock.now() }]);
  expect(await shop.db.selectFrom('orders').selectAll().execute()).toEqual([]);
});

test('U07 a second click and a lost answer get the same form again for 15 minutes, and others never', async () => {
  const headers = await enterFrom(app, system);
  await fill(headers);
  const both = await Promise.all([close(headers), close(headers)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [first, second] = await Promise.all(both.map(async (one) => (await one.json()) as Form));
  expect(valueIn(first ?? { action: '', target: '', charset: '', fields: [] }, 'NEW_ITEM-VENDORMAT[1]')).toBe(trousers);
  expect(second).toEqual(first);
  shop.clock.moveBy(14 * 60_000);
  const again = await close(headers);
  expect([again.status, await again.json()]).toEqual([200, first]);
  const other = await enterFrom(app, system);
  expect((await app.request('/api/auth/sessions', { headers })).status).toBe(401);
  shop.clock.moveBy(2 * 60_000);
  expect((await close(headers)).status).toBe(401);
  expect((await close(other)).status).toBe(200);
  await forgetReturnedForms(shop.db, shop.clock.now());
  const kept = shop.db.selectFrom('punchout_session').select('sid').where('returned_form', 'is not', null);
  expect(await kept.execute()).toHaveLength(1);
});

test('the browser of the SAP GUI gets the cart by SAPEVENT, where that is registered for the company', async () => {
  const hook = { HOOK_URL: 'SAPEVENT:POST' };
  expect((await arrive(app, system, hook)).status).toBe(403);
  const gui = await aProcurementSystem(shop, app, { name: 'gui', targets: ['SAPEVENT:POST'] });
  const headers = await enterFrom(app, gui, hook);
  expect(await claimsOf(shop, headers)).toMatchObject({ punch_out_to: 'sapevent:' });
  const page = await app.request('/sv/checkout/status/punchout/confirmed', { headers });
  expect(page.headers.get('content-security-policy')).not.toContain('frame-ancestors sapevent');
  expect((await fill(headers)).status).toBe(201);
  const form = (await (await close(headers)).json()) as Form;
  expect(form.action).toBe('SAPEVENT:POST');
  expect(valueIn(form, 'NEW_ITEM-VENDORMAT[1]')).toBe(trousers);
});

test('the cart goes to the frame that was asked for only where the connection says so', async () => {
  const framed = await aProcurementSystem(shop, app, { name: 'framed', window: 'asked' });
  const form = (await (await close(await enterFrom(app, framed, { returntarget: '_parent' }))).json()) as Form;
  expect([form.target, valueIn(form, '~target')]).toEqual(['_parent', '_parent']);
});

test('an empty cart goes back without rows; one that cannot be read is not returned', async () => {
  const form = (await (await close(await enterFrom(app, system))).json()) as Form;
  expect(form.fields.map(({ name }) => name)).toEqual(['sid', '~target']);
  const headers = await enterFrom(app, system);
  const claims = await claimsOf(shop, headers);
  const db = new Proxy(shop.db, {
    get: (db, key) => {
      if (key === 'selectFrom')
        return (table: never) => {
          if (/^cart\b/.test(String(table))) throw new Error('no carts');
          return db.selectFrom(table);
        };
      const held = Reflect.get(db, key, db) as unknown;
      return typeof held === 'function' ? held.bind(db) : held;
    },
  });
  expect(await returnCart({ ...shop, db }, aVisit({ claims, now: shop.clock.now() }))).toEqual({
    ok: false,
    refusal: { code: 'temporarily-unavailable' },
  });
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
