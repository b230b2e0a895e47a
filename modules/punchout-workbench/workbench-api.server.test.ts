import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import {
  aProcurementSystem,
  arrive,
  enterFrom,
  openStartPage,
  type ProcurementSystem,
} from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { readConnections } from './read-connections.server.ts';

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;
let log: string;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aProcurementSystem(shop, app);
  log = `${system.path}/log`;
});

type Log = {
  steps: { step: string; state: string; reason: string }[];
  documents: { id: string; kind: string; direction: string }[];
  obstacles: string[];
};
const readLog = async (path = log) => (await (await app.request(path, { headers: system.staff })).json()) as Log;

async function returnACart() {
  const headers = await enterFrom(app, system);
  await app.json('/api/cart/carts', 'POST', { products: [{ sku: trousers, quantity: 2 }] }, headers);
  await app.request('/api/order/punchout/close', { method: 'POST', headers });
}

test('the checklist of a connection turns green by what it sends, and red with the reason', async () => {
  expect((await readLog()).steps.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'open']);
  await returnACart();
  await arrive(app, system, { FUNCTION: 'VALIDATE', PRODUCTID: trousers });
  const { steps, obstacles } = await readLog();
  expect([steps.map(({ step, state }) => [step, state]), obstacles]).toEqual([
    [
      ['started', 'works'],
      ['detail', 'open'],
      ['validate', 'works'],
      ['cart', 'works'],
    ],
    [],
  ]);
  shop.clock.moveBy(1000);
  await arrive(app, system, { PASSWORD: 'guess' });
  expect((await readLog()).steps[0]).toMatchObject({ state: 'fails', reason: 'wrong-secret' });
  shop.clock.moveBy(1000);
  await arrive(app, { ...system, type: 'OCI3' });
  expect((await readLog()).steps[0]).toMatchObject({ state: 'fails', reason: 'wrong-connection' });
  shop.clock.moveBy(1000);
  await arrive(app, system);
  expect((await readLog()).steps[0]).toMatchObject({ state: 'works', reason: '' });
});

test('staff see companies that are connected or only switched on, and what the latter still lack', async () => {
  await aCompany('Berg').with({ ActivateOCI: 'true', PunchOutType: 'OCI4' }).save(shop.db);
  await aCompany('Dal').with({ ActivateOCI: 'false' }).save(shop.db);
  const read = await readConnections(shop, aVisit({ claims: someClaims() }));
  if (!read.ok) throw new Error(read.refusal.code);
  expect(read.value.map(({ company, obstacles }) => [company, obstacles])).toEqual([
    ['Berg', ['no-target', 'no-secret']],
    ['Hav', []],
  ]);
  const withoutTask = aVisit({ claims: someClaims({ tasks: ['content'] }) });
  expect(await readConnections(shop, withoutTask)).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
});

test('a document is read field by field, downloaded and compared with the shop of today, without an order', async () => {
  await returnACart();
  const cart = (await readLog()).documents.find(({ kind }) => kind === 'cart');
  const read = await app.request(`${log}/${cart?.id}`, { headers: system.staff });
  expect(await read.json()).toMatchObject({
    kind: 'cart',
    fields: expect.arrayContaining([
      { name: 'NEW_ITEM-EXT_PRODUCT_ID[1]', value: trousers, most: 40, isRequired: false },
      { name: 'NEW_ITEM-UNIT[1]', value: 'PCE', most: 3, isRequired: true },
    ]),
  });
  const file = await app.request(`${log}/${cart?.id}/file`, { headers: system.staff });
  expect(await file.text()).toContain(`NEW_ITEM-EXT_PRODUCT_ID[1]=${trousers}\n`);
  const same = await app.request(`${log}/${cart?.id}/differences`, { headers: system.staff });
  expect(await same.json()).toEqual({ compared: 1, differences: [] });
  await shop.db
    .updateTable('punchout_connection')
    .set({ settings: JSON.stringify({ unitCodes: { H87: 'EA', PR: 'EA' } }) })
    .execute();
  const changed = await app.request(`${log}/${cart?.id}/differences`, { headers: system.staff });
  expect(await changed.json()).toEqual({
    compared: 1,
    differences: [{ sku: trousers, what: 'unit', was: 'PCE', now: 'EA' }],
  });
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([]);
});

test('fields of the last cart are shown with and without rules that are not saved yet, to nobody without rights', async () => {
  const fields = [
    { field: 'CUST_FIELD2', formula: 'cut(row.sku, 4)', name: '' },
    { field: 'MATGROUP', formula: '', name: 'ZZ_GROUP' },
  ];
  const ask = (headers: Record<string, string>) => app.json(`${system.path}/preview`, 'POST', { fields }, headers);
  expect(await (await ask(system.staff)).json()).toEqual([]);
  await returnACart();
  const shown = (await (await ask(system.staff)).json()) as { name: string; own?: string; ruled?: string }[];
  expect(shown.filter(({ own, ruled }) => own !== ruled)).toEqual([
    { name: 'NEW_ITEM-MATGROUP[1]', own: '53102700' },
    { name: 'NEW_ITEM-CUST_FIELD2[1]', own: '', ruled: trousers.slice(0, 4) },
    { name: 'NEW_ITEM-ZZ_GROUP[1]', ruled: '53102700' },
  ]);
  const { settings } = (await (await app.request(system.path, { headers: system.staff })).json()) as {
    settings: { fields: unknown[] };
  };
  expect(settings.fields).toEqual([]);
  const claims = { customer_id: system.person.id, company_id: system.company.id, storm_role: roles.user };
  expect((await ask(await app.bearer(claims as never))).status).toBe(403);
  expect((await ask({})).status).toBe(401);
});

test('the log tells what the buyer of an edited cart changed', async () => {
  const targets = ['https://buyer.example'];
  system = await aProcurementSystem(shop, app, { type: 'CXML', name: 'AN01000000001-T', targets });
  const document = readFileSync(
    new URL('../../tests/cxml/samples/06-PunchOutSetupRequest-edit.xml', import.meta.url),
    'utf8',
  ).replace('100012200100C50', trousers);
  const asked = await app.request('/api/auth/login/cxml/session?MARKETID=1', {
    method: 'POST',
    body: document.replace('example-secret-1', system.secret),
    headers: { 'content-type': 'text/xml' },
  });
  const url = /<URL>(.*?)<\/URL>/.exec(await asked.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
  const headers = { cookie: (await openStartPage(app, url)).cookie, origin: 'http://se.localhost:3000' };
  await shop.db
    .updateTable('cart_row')
    .set({ quantity: '7' as never })
    .execute();
  await app.request('/api/order/punchout/close', { method: 'POST', headers });
  const all = `${system.path}/log`;
  const cart = (await readLog(all)).documents.find(({ kind }) => kind === 'cart');
  const read = await app.request(`${all}/${cart?.id}`, { headers: system.staff });
  expect(await read.json()).toMatchObject({ changes: [{ sku: trousers, was: 2, now: 7 }] });
});

test('administrators read the log of their own company; users, other companies and staff without the task do not', async () => {
  await arrive(app, system);
  const admin = await aPerson('admin@hav.example').withRole(roles.administrator).at(system.company).save(shop.db);
  const other = await aCompany('Berg').save(shop.db);
  const stranger = await aPerson('admin@berg.example').withRole(roles.administrator).at(other).save(shop.db);
  const statusFor = async (headers: Record<string, string>) => (await app.request(log, { headers })).status;
  const as = (customer_id: number, company_id: number, storm_role: number) =>
    app.bearer({ customer_id, company_id, storm_role } as never);
  expect(await statusFor(await as(admin.id, system.company.id, roles.administrator))).toBe(200);
  expect(await statusFor(await as(stranger.id, other.id, roles.administrator))).toBe(404);
  expect(await statusFor(await as(system.person.id, system.company.id, roles.user))).toBe(403);
  expect(await statusFor({})).toBe(401);
  const id = (await readLog()).documents[0]?.id;
  const elsewhere = `/api/company/companies/${other.id}/punchout/log/${id}`;
  expect((await app.request(elsewhere, { headers: system.staff })).status).toBe(404);
  // Last: tasks belong to the member of staff, not to the token.
  expect(await statusFor(await app.bearer({ tasks: ['content'] } as never))).toBe(403);
});
