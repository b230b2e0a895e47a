import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { trousers } from '#tests/build/goods.ts';
import { aProcurementSystem, openStartPage, type ProcurementSystem, switchPunchout } from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { problemsByDtd } from '#tests/cxml/check-dtd.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const sample = (name: string) => readFileSync(new URL(`../../tests/cxml/samples/${name}`, import.meta.url), 'utf8');
const create = sample('01-PunchOutSetupRequest-create.xml');
const edit = sample('06-PunchOutSetupRequest-edit.xml').replace('100012200100C50', trousers);

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  const targets = ['https://buyer.example'];
  system = await aProcurementSystem(shop, app, { type: 'CXML', name: 'AN01000000001-T', targets });
});

const withSecret = (document: string) => document.replace('example-secret-1', system.secret);

async function post(document: string, query = '?MARKETID=1') {
  const init = { method: 'POST', body: document, headers: { 'content-type': 'text/xml; charset=UTF-8' } };
  const answer = await app.request(`/api/auth/login/cxml/session${query}`, init);
  const text = await answer.text();
  expect(problemsByDtd(text)).toEqual([]);
  const code = Number(/<Status code="(\d+)"/.exec(text)?.[1]);
  const url = /<URL>(.*?)<\/URL>/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return { http: answer.status, type: answer.headers.get('content-type'), code, url, text };
}

async function returned(url: string) {
  const { cookie } = await openStartPage(app, url);
  const headers = { cookie, origin: 'http://se.localhost:3000' };
  const closed = await app.request('/api/order/punchout/close', { method: 'POST', headers });
  const form = (await closed.json()) as { action: string; fields: { name: string; value: string }[] };
  return { form, message: form.fields[0]?.value ?? '' };
}

test('U06 a PunchOutSetupRequest answers with a start page that opens a session of type CXML', async () => {
  const answered = await post(withSecret(create));
  expect(answered).toMatchObject({ http: 200, type: 'text/xml; charset=utf-8', code: 200 });
  expect(answered.url).toMatch(/^http:\/\/se\.localhost:3000\/api\/auth\/login\/start\?code=/);
  const { form, message } = await returned(answered.url);
  expect(form).toMatchObject({
    action: 'https://buyer.example/punchin?sid=77&req=R1',
    fields: [{ name: 'cXML-urlencoded' }],
  });
  expect(problemsByDtd(message)).toEqual([]);
  expect(message).toContain('<BuyerCookie>b7f3c1d09e2a</BuyerCookie>');
  expect(await shop.db.selectFrom('session').select('punch_out_type').execute()).toEqual([{ punch_out_type: 'CXML' }]);
});

test('U06 edit restores the cart, and it goes back with its rows', async () => {
  const { url } = await post(withSecret(edit));
  const { message } = await returned(url);
  expect(problemsByDtd(message)).toEqual([]);
  expect(message).toContain(`<SupplierPartID>${trousers}</SupplierPartID>`);
  expect(message).toContain('<ItemIn quantity="2" lineNumber="1">');
  expect(message).toContain('operationAllowed="edit"');
  expect(message).toContain('<UnitPrice><Money currency="SEK">800.00</Money></UnitPrice>');
});

test('U06 a cart with a comment may not be edited, because only articles and quantities would come back', async () => {
  const { cookie } = await openStartPage(app, (await post(withSecret(create))).url);
  const headers = { cookie, origin: 'http://se.localhost:3000' };
  const products = [{ sku: trousers, quantity: 1 }];
  expect((await app.json('/api/cart/carts', 'POST', { products }, headers)).status).toBe(201);
  const metadata = JSON.stringify([{ id: 'm1', key: 'Comment', value: 'For the yard' }]);
  await shop.db.updateTable('cart_row').set({ metadata }).execute();
  const closed = await app.request('/api/order/punchout/close', { method: 'POST', headers });
  const { fields } = (await closed.json()) as { fields: { value: string }[] };
  expect(fields[0]?.value).toContain('operationAllowed="create"');
});

test('U06 inspect shows the cart as it was sent: nothing in it can be changed, and nothing goes back or can be ordered', async () => {
  const { url } = await post(withSecret(edit).replace('"edit"', '"inspect"'));
  const { cookie } = await openStartPage(app, url);
  const headers = { cookie, origin: 'http://se.localhost:3000' };
  const [row] = await shop.db.selectFrom('cart_row').select(['id', 'cart_id', 'sku', 'quantity']).execute();
  expect(row).toMatchObject({ sku: trousers });
  const products = [{ sku: trousers, quantity: 1 }];
  const rows = `/api/cart/carts/${row?.cart_id}/products`;
  const tries = [
    app.json('/api/cart/carts', 'POST', { products }, headers),
    app.json(`${rows}/batch`, 'POST', products, headers),
    app.json(`${rows}/${row?.id}/quantity`, 'PUT', { quantity: 9 }, headers),
    app.request(`${rows}/${row?.id}`, { method: 'DELETE', headers }),
    app.request(`/api/cart/carts/${row?.cart_id}`, { method: 'DELETE', headers }),
  ];
  for (const one of tries) {
    const answer = await one;
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'cart-read-only' }]);
  }
  expect(await shop.db.selectFrom('cart_row').select(['id', 'cart_id', 'sku', 'quantity']).execute()).toEqual([row]);
  const closed = await app.request('/api/order/punchout/close', { method: 'POST', headers });
  const { fields } = (await closed.json()) as { fields: { value: string }[] };
  expect(problemsByDtd(fields[0]?.value ?? '')).toEqual([]);
  expect(fields[0]?.value).toContain('<Status code="204"');
  expect(fields[0]?.value).not.toContain('<ItemIn');
  expect(await shop.db.selectFrom('punchout_cart').selectAll().execute()).toEqual([]);
});

test('U06 the same payloadID gets the same start page and starts once', async () => {
  const [first, second] = [await post(withSecret(create)), await post(withSecret(create))];
  expect(second.url).toBe(first.url);
  expect(await shop.db.selectFrom('punchout_session').select('id').execute()).toHaveLength(1);
});

test('refusals are cXML: wrong secret 401, other address 403, broken 406, unknown 450, market and flag by HTTP', async () => {
  expect(await post(create)).toMatchObject({ http: 200, code: 401, url: '' });
  const elsewhere = withSecret(create).replace('https://buyer.example/punchin', 'https://evil.example/punchin');
  expect(await post(elsewhere)).toMatchObject({ http: 200, code: 403, url: '' });
  expect(await post('<cXML')).toMatchObject({ http: 200, code: 406 });
  expect(await post(withSecret(create).replace('"create"', '"source"'))).toMatchObject({ code: 450, url: '' });
  const status = withSecret(create).replace(
    /<PunchOutSetupRequest[\s\S]*<\/PunchOutSetupRequest>/,
    '<StatusUpdateRequest/>',
  );
  expect(await post(status)).toMatchObject({ code: 450 });
  const hub = withSecret(create).replace('<Identity>AN01000000001-T', '<Identity>AN02');
  expect(await post(hub)).toMatchObject({ code: 401 });
  expect(await post(withSecret(create), '')).toMatchObject({ http: 400, code: 400 });
  await switchPunchout(app, false);
  expect(await post(withSecret(create))).toMatchObject({ http: 404, code: 400 });
});

test('a ProfileRequest is answered with what the shop takes', async () => {
  const profile = withSecret(create).replace(
    /<PunchOutSetupRequest[\s\S]*<\/PunchOutSetupRequest>/,
    '<ProfileRequest/>',
  );
  const { code, url, text } = await post(profile);
  expect([code, url]).toEqual([200, 'http://se.localhost:3000/api/auth/login/cxml/session?MARKETID=1']);
  expect(text).toContain('<Transaction requestName="PunchOutSetupRequest">');
});

test('a document above one megabyte is answered in cXML with 499, whether it is read or not', async () => {
  const padded = (letters: number) => withSecret(create).replace('b7f3c1d09e2a', 'x'.repeat(letters));
  expect(await post(padded(1_000_000))).toMatchObject({
    http: 200,
    type: 'text/xml; charset=utf-8',
    code: 499,
    url: '',
  });
  expect(await post(padded(1_100_000))).toMatchObject({
    http: 200,
    type: 'text/xml; charset=utf-8',
    code: 499,
    url: '',
  });
  expect(await post(padded(990_000))).toMatchObject({ http: 200, code: 200 });
});
