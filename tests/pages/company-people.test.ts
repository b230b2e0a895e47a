import { beforeEach, expect, test } from 'vitest';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { factsOf } from '#modules/people/fact-store.server.ts';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

const list = '/en/mypages/company/administration';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;
let bygg: { id: number };
let sanne: number;
let ada: number;
let bo: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
  bygg = await aCompany('Bygg').with({ UseAmountLimit: 'true' }).save(shop.db);
  sanne = (await aPerson('sanne@bygg.example').named('Sanne', 'Lind').at(bygg).withRole(81).save(shop.db)).id;
  const adas = { Department: 'Kajen', EmployeeNo: '7', Attestant1: 'sanne@bygg.example', Zone: 'B' };
  ada = (await aPerson('ada@bygg.example').named('Ada', 'Berg').at(bygg).with(adas).save(shop.db)).id;
  bo = (await aPerson('bo@bygg.example').named('Bo', 'Alm').at(bygg).save(shop.db)).id;
});

const as = (claims: Partial<Claims>): Partial<Claims> => ({ company_id: bygg.id, ...claims });
const asSanne = () => as({ customer_id: sanne, storm_role: roles.customerAdmin });
const read = async (path: string, claims = asSanne()) => (await app.get(path, { claims })).text();
const post = (path: string, fields: Record<string, string>, claims = asSanne()) =>
  app.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: 'http://se.localhost:3000' },
    claims,
  });
const namesIn = (text: string) => [...text.matchAll(/data-row-link="true"[^>]*>([^<]+)</g)].map(([, name]) => name);
const seenIn = (text: string) => (/name="seen" value="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"');
const versionIn = (text: string) => /name="version" value="(\w+)"/.exec(text)?.[1] ?? '';

test('R53 the list of people is for roles 65, 81 and 80; others are redirected', async () => {
  const statusOf = async (claims?: Partial<Claims>) => (await app.get(list, claims ? { claims } : {})).status;
  expect(await statusOf()).toBe(307);
  for (const storm_role of [roles.user, roles.b2c])
    expect(await statusOf(as({ customer_id: ada, storm_role }))).toBe(307);
  for (const storm_role of [roles.administrator, roles.customerAdmin, roles.internal])
    expect(await statusOf(as({ customer_id: sanne, storm_role }))).toBe(200);
});

test('the list is searched, filtered and sorted by its address', async () => {
  expect(namesIn(await read(list))).toEqual(['Bo Alm', 'Ada Berg', 'Sanne Lind']);
  expect(namesIn(await read(`${list}?sort=-last-name-first-name`))).toEqual(['Sanne Lind', 'Ada Berg', 'Bo Alm']);
  for (const [query, names] of [
    ['search=erg', ['Ada Berg']],
    ['role=81', ['Sanne Lind']],
    ['department=Kajen', ['Ada Berg']],
    ['missing=employee-number&role=64', ['Bo Alm']],
    ['missing=approver&role=64', ['Bo Alm']],
    ['active=false', []],
  ] as const)
    expect([query, namesIn(await read(`${list}?${query}`))]).toEqual([query, names]);
});

test('X07 the limit of several people can be set by 80, 65 and 81 if the setting is on, by 64 never; if it is off, by nobody', async () => {
  const seeing = [roles.internal, roles.administrator, roles.customerAdmin];
  const sees = async (storm_role: Claims['storm_role']) => {
    const answer = await app.get(list, { claims: as({ customer_id: sanne, storm_role }) });
    return (await answer.text()).includes('value="set-limit"');
  };
  for (const role of seeing) expect([role, await sees(role)]).toEqual([role, true]);
  expect(await sees(roles.user)).toBe(false);
  const sent = await post(list, { intent: 'set-limit', ids: String(ada), amountLimit: '1500,50', approver: '' });
  expect([sent.status, sent.headers.get('location')]).toEqual([302, `${list}?done=bulk.1.0`]);
  expect((await factsOf(shop.db, ada)).amountLimit).toEqual({ amount: 150_050, currency: 'SEK' });
  expect((await post(list, { intent: 'set-limit', ids: String(ada), amountLimit: 'much' })).status).toBe(422);
  await shop.db.deleteFrom('company_setting').execute();
  await tellCompanyChanged(shop);
  for (const role of [...seeing, roles.user]) expect([role, await sees(role)]).toEqual([role, false]);
});

test('several people are deactivated, except the visitor', async () => {
  const body = new URLSearchParams({ intent: 'deactivate' });
  for (const id of [ada, bo, sanne]) body.append('ids', String(id));
  const headers = { origin: 'http://se.localhost:3000' };
  const sent = await app.get(list, { method: 'POST', body, headers, claims: asSanne() });
  const done = `${list}?done=bulk.2.1.own-account~1`;
  expect(decodeURIComponent(sent.headers.get('location') ?? '')).toBe(done);
  expect(await read(done)).toContain('Done: 2. Could not be done: 1. Your own account: 1.');
  expect(namesIn(await read(`${list}?active=false`))).toEqual(['Bo Alm', 'Ada Berg']);
});

test('a person is added without a mail, and shown', async () => {
  const sent = await post(`${list}/new`, {
    intent: 'create',
    firstName: 'Ida',
    lastName: 'Ek',
    emailAddress: '',
    department: 'Torget',
    roleId: '64',
  });
  const at = sent.headers.get('location') ?? '';
  expect([sent.status, at]).toEqual([302, expect.stringMatching(/administration\/\d+\?done=created$/)]);
  expect(await read(at)).toContain('Torget');
  expect(await shop.db.selectFrom('outbox_event').selectAll().execute()).toEqual([]);
  const above = { intent: 'create', firstName: 'X', lastName: 'Y', emailAddress: 'x@bygg.example', roleId: '65' };
  expect((await post(`${list}/new`, above)).status).toBe(403);
});

test('a person is changed; fields that the form lacks stay, and the second editor sees both values', async () => {
  const path = `${list}/${ada}`;
  const page = await read(path);
  const version = versionIn(page);
  const seen = seenIn(page);
  const typed = {
    intent: 'change',
    version,
    seen,
    firstName: 'Ada',
    lastName: 'Berg',
    emailAddress: 'ada@bygg.example',
  };
  const first = await post(path, { ...typed, department: 'Torget' });
  expect(first.headers.get('location')).toBe(`${path}?done=saved`);
  expect(await factsOf(shop.db, ada)).toMatchObject({
    department: 'Torget',
    employeeNo: '7',
    approver: { customerId: sanne },
  });
  const second = await post(path, { ...typed, department: 'Lagret', lastName: 'Berggren' });
  const text = await second.text();
  expect(second.status).toBe(409);
  expect(text).toContain('value="Lagret"');
  expect(text).toContain('Saved by somebody else in the meantime: Torget');
  // Only this editor changed the last name.
  expect(text.match(/in the meantime: \w+/g)).toEqual(['in the meantime: Torget']);
  expect(versionIn(text)).not.toBe(version);
  const again = await post(path, { ...typed, version: versionIn(text), department: 'Lagret' });
  expect(again.status).toBe(302);
});

test('people of another company have no page', async () => {
  const other = await aCompany('Annat').save(shop.db);
  const sven = await aPerson('sven@annat.example').at(other).save(shop.db);
  expect((await app.get(`${list}/${sven.id}`, { claims: asSanne() })).status).toBe(404);
  const fields = { intent: 'deactivate' };
  expect((await post(`${list}/${sven.id}`, fields)).status).toBe(404);
});

test('each form on the page of a person keeps the company of the address, and so does what it leads to', async () => {
  const tak = await aCompany('Tak').childOf(bygg).save(shop.db);
  await tellCompanyChanged(shop);
  const wille = await aPerson('wille@tak.example').named('Wille', 'Tak').at(tak).save(shop.db);
  await shop.db.updateTable('account').set({ password_hash: null }).where('customer_id', '=', wille.id).execute();
  const claims = as({ customer_id: sanne, storm_role: roles.internal });
  const path = `${list}/${wille.id}?company=${tak.id}`;
  const page = await read(path, claims);
  const content = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  const forms = [...content.matchAll(/<form [^>]*>/g)].map(([form]) => form);
  const actions = forms.flatMap((form) =>
    form.includes('method="post"') ? [/action="([^"]*)"/.exec(form)?.[1]?.replaceAll('&amp;', '&')] : [],
  );
  expect(actions.length).toBeGreaterThanOrEqual(6);
  expect([...new Set(actions)]).toEqual([path]);
  const street = { addressLine1: 'Kajen 1', addressLine2: '', zipCode: '111 22', city: 'Stockholm' };
  for (const [fields, done] of [
    [{ intent: 'invite' }, 'invited'],
    [{ intent: 'withdraw' }, 'withdrawn'],
    [{ intent: 'rights', roleId: '64' }, 'saved'],
    [{ intent: 'sizes' }, 'saved'],
    [{ intent: 'address-add', ...street }, 'saved'],
    [{ intent: 'deactivate' }, 'deactivated.0.0.0'],
  ] as const) {
    const sent = await post(path, fields, claims);
    expect([sent.status, sent.headers.get('location')]).toEqual([302, `${path}&done=${done}`]);
  }
});
