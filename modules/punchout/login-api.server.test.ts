import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { tellCompanyChanged } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import {
  aProcurementSystem,
  arrive,
  claimsOf,
  enterFrom,
  openStartPage,
  type ProcurementSystem,
  switchPunchout,
} from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { defaultConnection } from './connection.ts';

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aProcurementSystem(shop, app);
});

const startPage = /^http:\/\/se\.localhost:3000\/api\/auth\/login\/start\?code=/;
const codeIn = async (answer: Response) => [answer.status, /<code>([\w-]+) /.exec(await answer.text())?.[1]];
const sessions = () => shop.db.selectFrom('session').selectAll().orderBy('sid').execute();

test('a door reads no cookie of the ordinary shop and sets none: a signed-in buyer keeps that session', async () => {
  const colleague = await aPerson('colleague@hav.example')
    .withRole(roles.administrator)
    .at(system.company)
    .save(shop.db);
  const claims = { customer_id: colleague.id, company_id: system.company.id, storm_role: roles.administrator };
  const { authorization } = await app.bearer(claims);
  const cookie = `yrke_access=${authorization.replace('Bearer ', '')}`;
  const body = new URLSearchParams({
    HOOK_URL: 'https://buy.example/hook',
    USERNAME: system.name,
    PASSWORD: system.secret,
  });
  const answer = await app.request('/api/auth/login/oci/4/session?MARKETID=1', {
    method: 'POST',
    body,
    headers: { origin: 'https://buy.example', 'sec-fetch-site': 'same-site', cookie },
  });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []]);
  const visit = await shop.db.selectFrom('punchout_session').select('customer_id').executeTakeFirstOrThrow();
  expect(visit.customer_id).toBe(system.person.id);
});

test('U04 U12 a form of the procurement system opens a session of type OCI4 and leads into the shop', async () => {
  const arrived = await arrive(app, system);
  expect(arrived.status).toBe(303);
  expect(arrived.headers.get('location')).toMatch(startPage);
  const { answer, cookie, home } = await openStartPage(app, arrived.headers.get('location') ?? '');
  expect([answer.status, home, answer.headers.get('cache-control')]).toEqual([303, '/', 'no-store']);
  expect(await sessions()).toMatchObject([
    { role_label: 'B2BPunchout', punch_out_type: 'OCI4', hook_url: 'https://buy.example/hook?sid=77' },
  ]);
  const [session] = await sessions();
  expect(await claimsOf(shop, { cookie })).toMatchObject({
    customer_id: system.person.id,
    company_id: system.company.id,
    sid: session?.sid,
    punch_out_type: 'OCI4',
    punch_out_to: 'https://buy.example',
  });
});

test('U03 OCI 3 opens a session with names in any capitals, and without MARKETID answers 400', async () => {
  const three = await aProcurementSystem(shop, app, { type: 'OCI3', name: 'older' });
  const body = new URLSearchParams({
    hook_url: 'https://buy.example/h',
    username: 'Older',
    Password: three.secret,
    'sap-language': 'E',
  });
  const send = (query: string) => app.request(`/api/auth/login/oci/3/session${query}`, { method: 'POST', body });
  const { home } = await openStartPage(app, (await send('?marketid=1')).headers.get('location') ?? '');
  expect(home).toBe('/en');
  expect(await sessions()).toMatchObject([{ punch_out_type: 'OCI3', hook_url: 'https://buy.example/h' }]);
  expect(await codeIn(await send(''))).toEqual([400, 'market-missing']);
  expect(await codeIn(await send('?MARKETID=9999'))).toEqual([404, 'market-not-found']);
});

test('U05 a Peppol form opens a session of type PEPPOL3, also with the field returnUrl', async () => {
  const peppol = await aProcurementSystem(shop, app, { type: 'PEPPOL3', name: 'kommun' });
  const arrived = await arrive(app, peppol, { HOOK_URL: '', returnUrl: 'https://buy.example/p' });
  await openStartPage(app, arrived.headers.get('location') ?? '');
  expect(await sessions()).toMatchObject([{ punch_out_type: 'PEPPOL3', hook_url: 'https://buy.example/p' }]);
});

test('a company or market that hides prices has no visits: its carts would go out for nought', async () => {
  const headers = await enterFrom(app, system);
  const setting = { company_id: system.company.id, key: 'HidePrice', value: 'true' };
  await shop.db.insertInto('company_setting').values(setting).execute();
  await tellCompanyChanged(shop);
  expect(await codeIn(await arrive(app, system))).toEqual([409, 'punch-out-prices-hidden']);
  const closed = await app.request('/api/order/punchout/close', { method: 'POST', headers });
  expect([closed.status, await closed.json()]).toMatchObject([409, { code: 'punch-out-prices-hidden' }]);
});

test('U11 while UsePunchout is off, the start of a session answers 404; switched on it works', async () => {
  await switchPunchout(app, false);
  for (const type of ['OCI3', 'OCI4', 'PEPPOL3'] as const)
    expect(await codeIn(await arrive(app, { ...system, type }))).toEqual([404, 'not-found']);
  const cxml = await app.request('/api/auth/login/cxml/session?MARKETID=1', { method: 'POST', body: '<cXML/>' });
  expect(cxml.status).toBe(404);
  await switchPunchout(app, true);
  expect((await arrive(app, system)).status).toBe(303);
});

test('U09 a company has visits only while ActivateOCI is on, and only of its PunchOutType', async () => {
  const save = async (key: string, value: string) => {
    const ofCompany = shop.db.updateTable('company_setting').set({ value }).where('company_id', '=', system.company.id);
    await ofCompany.where('key', '=', key).execute();
    await tellCompanyChanged(shop);
  };
  const statuses = async () =>
    Promise.all(
      (['OCI3', 'OCI4', 'PEPPOL3'] as const).map(async (type) => (await arrive(app, { ...system, type })).status),
    );
  expect(await statuses()).toEqual([401, 303, 401]);
  await save('PunchOutType', 'PEPPOL3');
  expect(await statuses()).toEqual([401, 401, 303]);
  await save('PunchOutType', 'None');
  expect(await statuses()).toEqual([401, 401, 401]);
  await save('PunchOutType', 'OCI4');
  await save('ActivateOCI', 'false');
  expect(await statuses()).toEqual([401, 401, 401]);
});

test('wrong secrets, other protocols and addresses that are not registered are refused', async () => {
  expect(await codeIn(await arrive(app, system, { PASSWORD: 'guess' }))).toEqual([401, 'punch-out-refused']);
  expect(await codeIn(await arrive(app, { ...system, type: 'OCI3' }))).toEqual([401, 'punch-out-refused']);
  expect(await codeIn(await arrive(app, system, { HOOK_URL: '' }))).toEqual([422, 'hook-url-missing']);
  for (const hook of [
    'https://evil.example/h',
    'https://buy.example.evil.example/',
    'https://a:b@buy.example/',
    'javascript:1',
    'https://buy.example\\@evil.example/h',
  ])
    expect(await codeIn(await arrive(app, system, { HOOK_URL: hook }))).toEqual([403, 'punch-out-target-unknown']);
  expect(await codeIn(await arrive(app, system, {}, '?MARKETID=2'))).toEqual([404, 'not-found']);
  expect(await sessions()).toEqual([]);
});

test('an address with the secret in it opens the shop only where the company has that switched on, and is logged without it', async () => {
  const ask = ({ name, secret }: ProcurementSystem, type = 'oci/4') => {
    const query = { MARKETID: '1', HOOK_URL: 'https://buy.example/h', username: name, password: secret };
    return app.request(`/api/auth/login/${type}/session?${new URLSearchParams(query)}`);
  };
  expect(await codeIn(await ask(system))).toEqual([401, 'punch-out-refused']);
  const open = await aProcurementSystem(shop, app, { name: 'by-address', takesGet: true });
  const opened = await ask(open);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringMatching(startPage)]);
  expect(opened.headers.get('location')).not.toContain(open.secret);
  const logged = await shop.db.selectFrom('punchout_document').select('body').execute();
  expect(logged).toHaveLength(2);
  for (const { body } of logged) {
    expect(JSON.stringify(body)).not.toContain(system.secret);
    expect(JSON.stringify(body)).not.toContain(open.secret);
  }
  const inAddress = `?MARKETID=1&${new URLSearchParams({ USERNAME: open.name, PASSWORD: open.secret })}`;
  expect(await codeIn(await arrive(app, { ...open, secret: '', name: '' }, {}, inAddress))).toEqual([
    401,
    'punch-out-refused',
  ]);
});

test('a company can name the parameters in its own way, and its secret stays out of the log under that name, too', async () => {
  const parameters = { USERNAME: 'Kennung', PASSWORD: 'Kennwort' };
  const own = await aProcurementSystem(shop, app, { name: 'eigen', parameters });
  const fields = { USERNAME: '', PASSWORD: '', kennung: own.name, KENNWORT: own.secret };
  expect((await arrive(app, own, fields)).status).toBe(303);
  expect((await arrive(app, system)).status).toBe(303);
  const logged = await shop.db.selectFrom('punchout_document').select('body').execute();
  expect(JSON.stringify(logged)).not.toContain(own.secret);
});

const inputsOf = (page: string) =>
  Object.fromEntries([...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]));

test('VALIDATE answers with the current price of one article in a form that sends itself, and without data if it is gone', async () => {
  const asked = { FUNCTION: 'VALIDATE', PRODUCTID: trousers, QUANTITY: '3' };
  const answer = await arrive(app, system, asked);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' https://buy.example");
  expect(page).toContain('action="https://buy.example/hook"');
  expect(page).toContain('submit.call');
  expect(inputsOf(page)).toMatchObject({
    sid: '77',
    'NEW_ITEM-EXT_PRODUCT_ID[1]': trousers,
    'NEW_ITEM-QUANTITY[1]': '3.000',
    'NEW_ITEM-PRICE[1]': '800.00',
    'NEW_ITEM-CURRENCY[1]': 'SEK',
  });
  const gone = await (await arrive(app, system, { ...asked, PRODUCTID: '999999999999C50' })).text();
  expect(gone).not.toContain('<form');
  expect((await arrive(app, system, { ...asked, PASSWORD: 'guess' })).status).toBe(401);
  expect(await shop.db.selectFrom('punchout_session').select('id').execute()).toEqual([]);
});

test.each(['BACKGROUND_SEARCH', 'sourcing'])('%s lists all articles that match, in a form that waits', async (name) => {
  const answer = await arrive(app, system, { FUNCTION: name, SEARCHSTRING: trousers.slice(0, 8) });
  const page = await answer.text();
  expect([answer.status, page.includes('submit.call')]).toEqual([200, false]);
  const skus = Object.entries(inputsOf(page)).flatMap(([key, value]) => (/EXT_PRODUCT_ID/.test(key) ? [value] : []));
  expect(skus).toContain(trousers);
  expect(new Set(skus).size).toBe(skus.length);
});

test('DETAIL opens the shop at the page of the article', async () => {
  const arrived = await arrive(app, system, { FUNCTION: 'DETAIL', PRODUCTID: trousers, 'sap-language': 'E' });
  const { home } = await openStartPage(app, arrived.headers.get('location') ?? '');
  expect(home).toMatch(/^\/en\/product\/[\w-]+$/);
});

test.each(['oci/3', 'oci/4', 'peppol/3'])('a broken form at %s is refused with a page', async (door) => {
  const answer = await app.request(`/api/auth/login/${door}/session?MARKETID=1`, {
    method: 'POST',
    body: '--x\r\nno form',
    headers: { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://buy.example' },
  });
  expect(await codeIn(answer)).toEqual([400, 'malformed-request']);
});

test('a function that the shop does not offer opens no visit: a page says so', async () => {
  const answer = await arrive(app, system, { FUNCTION: 'DOWNLOADJSON' });
  expect(await answer.clone().text()).toContain('DOWNLOADJSON');
  expect(await codeIn(answer)).toEqual([422, 'punch-out-function']);
  expect(await shop.db.selectFrom('punchout_session').select('id').execute()).toEqual([]);
});

test('a name and a secret in the query are not read', async () => {
  const query = `?MARKETID=1&USERNAME=${system.name}&PASSWORD=${system.secret}`;
  const body = new URLSearchParams({ HOOK_URL: 'https://buy.example/hook' });
  const inQuery = await app.request(`/api/auth/login/oci/4/session${query}`, { method: 'POST', body });
  expect(await codeIn(inQuery)).toEqual([401, 'punch-out-refused']);
  expect((await arrive(app, system)).status).toBe(303);
});

test('an address that guesses has to wait after fifty failures, and the right secret still opens', async () => {
  const guess = () => arrive(app, system, { PASSWORD: 'guess' });
  for (let n = 0; n < 49; n += 1) await guess();
  expect(await codeIn(await guess())).toEqual([401, 'punch-out-refused']);
  expect(await codeIn(await guess())).toEqual([429, 'sign-in-locked']);
  for (let n = 0; n < 3; n += 1) expect((await arrive(app, system)).status).toBe(303);
});

test('a start page opens once and for ten minutes, and a made-up one never', async () => {
  const location = (await arrive(app, system)).headers.get('location') ?? '';
  const late = (await arrive(app, system)).headers.get('location') ?? '';
  expect((await openStartPage(app, location)).answer.status).toBe(303);
  expect(await codeIn((await openStartPage(app, location)).answer)).toEqual([403, 'start-page-over']);
  shop.clock.moveBy(11 * 60_000);
  expect(await codeIn((await openStartPage(app, late)).answer)).toEqual([403, 'start-page-over']);
  const madeUp = 'http://se.localhost:3000/api/auth/login/start?code=abc.def';
  expect(await codeIn((await openStartPage(app, madeUp)).answer)).toEqual([403, 'start-page-over']);
});

test('a session that cannot be opened leaves its start page unopened; of two at once one opens', async () => {
  const location = (await arrive(app, system)).headers.get('location') ?? '';
  await sql`alter table session add constraint closed check (false) not valid`.execute(shop.db);
  expect((await openStartPage(app, location)).answer.status).toBe(500);
  await sql`alter table session drop constraint closed`.execute(shop.db);
  const both = await Promise.all([openStartPage(app, location), openStartPage(app, location)]);
  expect(both.map(({ answer }) => answer.status).toSorted((a, b) => a - b)).toEqual([303, 403]);
  expect(await sessions()).toHaveLength(1);
});

test('B11 U10 two sessions of one user have two carts, each with its SessonId equal to the claim sid', async () => {
  const both = [await enterFrom(app, system), await enterFrom(app, system)];
  const carts = [];
  for (const headers of both) {
    const products = [{ sku: trousers, quantity: carts.length + 1 }];
    const made = await app.json('/api/cart/carts', 'POST', { products }, headers);
    const { id } = (await made.json()) as { id: string };
    const read = await app.request(`/api/cart/carts/${id}`, { headers });
    carts.push((await read.json()) as { id: string; metadata: { key: string; value: string }[] });
  }
  const sids = await Promise.all(both.map(async ({ cookie }) => (await claimsOf(shop, { cookie })).sid));
  expect(new Set(sids).size).toBe(2);
  expect(new Set(carts.map(({ id }) => id)).size).toBe(2);
  for (const [n, { metadata }] of carts.entries())
    expect(metadata).toContainEqual({ key: 'SessonId', id: 'SessonId', value: sids[n] });
  const [first, second] = [both[0] ?? { cookie: '' }, carts[1]];
  expect((await app.request(`/api/cart/carts/${second?.id}`, { headers: first })).status).toBe(404);
});

test('two secrets are valid at a time, the third ends the first, and staff end one', async () => {
  const { path, staff, name, person } = system;
  const add = async () => {
    shop.clock.moveBy(1000);
    const added = await app.json(`${path}/credentials`, 'POST', { name, customerId: person.id }, staff);
    return (await added.json()) as { id: string; secret: string };
  };
  const second = await add();
  const statuses = async (...secrets: string[]) =>
    Promise.all(secrets.map(async (secret) => (await arrive(app, { ...system, secret })).status));
  expect(await statuses(system.secret, second.secret)).toEqual([303, 303]);
  const third = await add();
  expect(await statuses(system.secret, second.secret, third.secret)).toEqual([401, 303, 303]);
  expect((await app.request(`${path}/credentials/${third.id}`, { method: 'DELETE', headers: staff })).status).toBe(200);
  expect(await statuses(second.secret, third.secret)).toEqual([303, 401]);
  const kept = await shop.db.selectFrom('punchout_credential').select('secret_hash').execute();
  expect(kept.map(({ secret_hash }) => secret_hash)).not.toContain(second.secret);
});

test('the end of a secret ends its open sessions and start pages, and those of another secret go on', async () => {
  const { path, staff, name, person } = system;
  shop.clock.moveBy(1000);
  const added = await app.json(`${path}/credentials`, 'POST', { name, customerId: person.id }, staff);
  const second = (await added.json()) as { id: string; secret: string };
  const [first, other] = [await enterFrom(app, system), await enterFrom(app, { ...system, secret: second.secret })];
  const waiting = (await arrive(app, { ...system, secret: second.secret })).headers.get('location') ?? '';
  await app.request(`${path}/credentials/${second.id}`, { method: 'DELETE', headers: staff });
  const close = (headers: Record<string, string>) =>
    app.request('/api/order/punchout/close', { method: 'POST', headers });
  expect((await close(other)).status).toBe(409);
  expect(await codeIn((await openStartPage(app, waiting)).answer)).toEqual([403, 'start-page-over']);
  expect((await close(first)).status).toBe(200);
});

test('in a browser that is signed in the start page asks before it replaces the session', async () => {
  const former = await enterFrom(app, system);
  const { pathname, search } = new URL((await arrive(app, system)).headers.get('location') ?? '');
  const asking = await app.request(`${pathname}${search}`, { headers: { cookie: former.cookie } });
  const page = await asking.clone().text();
  expect(await codeIn(asking)).toEqual([409, 'punch-out-visit-open']);
  expect((await app.request('/api/cart/carts', { headers: former })).status).toBe(200);
  const link = /href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const fromElsewhere = { cookie: former.cookie, 'sec-fetch-site': 'cross-site' };
  expect(await codeIn(await app.request(link, { headers: fromElsewhere }))).toEqual([409, 'punch-out-visit-open']);
  expect((await app.request('/api/cart/carts', { headers: former })).status).toBe(200);
  const fromHere = { cookie: former.cookie, 'sec-fetch-site': 'same-origin' };
  expect((await app.request(link, { headers: fromHere })).status).toBe(303);
  const ended = await shop.db.selectFrom('session').select('sid').where('ended_at', 'is not', null).execute();
  expect(ended).toEqual([{ sid: (await claimsOf(shop, former)).sid }]);
});

test('neither buyers nor staff without the task customers see or change a connection', async () => {
  const { path, company, person } = system;
  const buyer = await app.bearer({ customer_id: person.id, company_id: company.id, storm_role: 64 });
  const orders = await app.bearer({ customer_id: 5, tasks: ['orders'] });
  for (const [headers, status] of [
    [{}, 401],
    [buyer, 403],
    [orders, 403],
  ] as const)
    for (const [method, at, body] of [
      ['PUT', path, { ...defaultConnection, targets: [] }],
      ['POST', `${path}/credentials`, { name: 'x', customerId: person.id }],
    ] as const)
      expect([method, (await app.json(at, method, body, headers)).status]).toEqual([method, status]);
  expect((await app.request(path, { headers: buyer })).status).toBe(403);
  expect((await app.request(path)).status).toBe(401);
  const unknown = await app.json(
    '/api/company/companies/99999/punchout/credentials',
    'POST',
    { name: 'x', customerId: 1 },
    system.staff,
  );
  expect(unknown.status).toBe(404);
});

test('a price is asked for at least a thousandth of a piece: less has no data, and no failure', async () => {
  const ask = async (QUANTITY: string) => {
    const answer = await arrive(app, system, { FUNCTION: 'VALIDATE', PRODUCTID: trousers, QUANTITY });
    return [answer.status, (await answer.text()).includes('<form')];
  };
  expect(await ask('0.00011')).toEqual([200, false]);
  expect(await ask('0.001')).toEqual([200, true]);
});
