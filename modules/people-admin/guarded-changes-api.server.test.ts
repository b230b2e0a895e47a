import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson, password } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { signIn } from '../account/sign-in.server.ts';
import type { Claims } from '../auth/claims.ts';
import { type Role, roles } from '../auth/roles.ts';
import { factsOf } from '../people/fact-store.server.ts';
import { saveApprover } from '../people/single-fact-store.server.ts';
import { makeOffer } from './membership-offers.server.ts';

type Headers = Record<string, string>;

let shop: TestShop;
let app: TestApp;
let bygg: { id: number };
let tak: { id: number };
let marta: number;
let ture: number;
let ada: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  bygg = await aCompany('Bygg').with({ UseAmountLimit: 'true' }).save(shop.db);
  tak = await aCompany('Tak').childOf(bygg).save(shop.db);
  marta = (await aPerson('marta@bygg.example').at(bygg).withRole(roles.administrator).save(shop.db)).id;
  const tures = { AmountLimit: '500', Attestant1: 'marta@bygg.example' };
  ture = (await aPerson('ture@bygg.example').at(bygg).withRole(roles.customerAdmin).with(tures).save(shop.db)).id;
  ada = (await aPerson('ada@bygg.example').at(bygg).with({ Attestant1: 'ture@bygg.example' }).save(shop.db)).id;
});

const as = (claims: Partial<Claims>) => app.bearer(someClaims({ company_id: bygg.id, tasks: [], ...claims }));
const asMarta = () => as({ customer_id: marta, storm_role: roles.administrator });
const asTure = (more: Partial<Claims> = {}) => as({ customer_id: ture, storm_role: roles.customerAdmin, ...more });

async function call(method: string, path: string, headers: Headers, body?: unknown) {
  const url = `/api/customer${path}`;
  const answer =
    body === undefined ? await app.request(url, { method, headers }) : await app.json(url, method, body, headers);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  typeof body.code === 'string' ? `${status} ${body.code}` : String(status);

const contactOfTure = { firstName: 'Ture', lastName: 'Ek', emailAddress: 'ture@bygg.example' };

test('people cannot change their own amount limit or approver, alone or with others', async () => {
  const customerIds = [ture, ada];
  const headers = await asTure();
  const refused = '403 own-account';
  expect(codeOf(await call('PUT', '/customers/amountlimits', headers, { customerIds, amountLimit: null }))).toBe(
    refused,
  );
  expect(codeOf(await call('PUT', '/customers/approvers', headers, { customerIds, approver: null }))).toBe(refused);
  const put = async (infos: object[]) =>
    codeOf(await call('PUT', `/customers/${ture}`, headers, { ...contactOfTure, infos }));
  expect(await put([{ code: 'AmountLimit', value: '9000' }])).toBe(refused);
  expect(await put([{ code: 'Attestant1', value: 'ture@bygg.example' }])).toBe(refused);
  expect(await put([{ code: 'EmployeeNo', value: '12' }])).toBe('200');
  expect(await factsOf(shop.db, ture)).toMatchObject({
    amountLimit: { amount: 50_000 },
    approver: { customerId: marta },
    employeeNo: '12',
  });
});

test('an approver cannot lose the e-mail address while people have them as approver', async () => {
  const remove = async () =>
    codeOf(await call('PUT', `/customers/${ture}`, await asMarta(), { ...contactOfTure, emailAddress: null }));
  expect(await remove()).toBe('409 approver-needs-email');
  await call('PUT', '/customers/approvers', await asMarta(), { customerIds: [ada], approver: 'marta@bygg.example' });
  expect(await remove()).toBe('200');
});

test('a customer admin who acts for a child company does not administer its people', async () => {
  const tea = (await aPerson('tea@tak.example').at(tak).save(shop.db)).id;
  const inTak = await asTure({ company_id: tak.id });
  expect(codeOf(await call('GET', '/customers', inTak))).toBe('404 company-not-found');
  expect(codeOf(await call('GET', `/customers/${tea}`, inTak))).toBe('404 customer-not-found');
  expect(codeOf(await call('POST', `/customers/${tea}/account/deactivate`, inTak))).toBe('404 customer-not-found');
  const inTakAsMarta = await as({ customer_id: marta, storm_role: roles.administrator, company_id: tak.id });
  expect(codeOf(await call('GET', `/customers/${tea}`, inTakAsMarta))).toBe('200');
});

const openSessionsOf = (customerId: number) =>
  shop.db
    .selectFrom('session')
    .select('sid')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute();

async function enter(loginName: string) {
  return (await signIn(shop, aVisit({ now: shop.clock.now() }), { loginName, password, remember: false })).ok;
}

test('a changed role and a removed company end the sessions of the person; rights that stay the same do not', async () => {
  expect(await enter('ture@bygg.example')).toBe(true);
  const rights = async (roleId: number) =>
    codeOf(await call('PUT', `/customers/${ture}/rights`, await asMarta(), { roleId }));
  expect(await rights(roles.customerAdmin)).toBe('200');
  expect(await openSessionsOf(ture)).toHaveLength(1);
  expect(await rights(roles.user)).toBe('200');
  expect(await openSessionsOf(ture)).toEqual([]);
  expect(await enter('ada@bygg.example')).toBe(true);
  expect(codeOf(await call('DELETE', `/customers/${ada}/companies/${bygg.id}`, await asMarta()))).toBe('200');
  expect(await openSessionsOf(ada)).toEqual([]);
});

test('a person with a higher rank than the administrator cannot join, neither at the offer nor at its acceptance', async () => {
  const other = await aCompany('Annat').save(shop.db);
  const admin = (await aPerson('boss@annat.example').at(other).withRole(roles.administrator).save(shop.db)).id;
  const sven = (await aPerson('sven@annat.example').at(other).withRole(roles.customerAdmin).save(shop.db)).id;
  const offer = async (emailAddress: string) =>
    codeOf(await call('POST', '/offers', await asTure(), { companyId: bygg.id, emailAddress }));
  expect([await offer('boss@annat.example'), await offer('sven@annat.example')]).toEqual(['200', '200']);
  const offersTo = async (customerId: number) =>
    (await call('GET', '/offers', await as({ customer_id: customerId, company_id: other.id }))).body;
  expect(await offersTo(admin)).toEqual([]);
  expect(await offersTo(sven)).toHaveLength(1);
  await shop.db.updateTable('account').set({ role_id: roles.administrator }).where('customer_id', '=', sven).execute();
  const asSven = await as({ customer_id: sven, storm_role: roles.administrator, company_id: other.id });
  expect(codeOf(await call('PUT', `/offers/${bygg.id}`, asSven, { isAccepted: true }))).toBe('404 offer-not-found');
  await shop.db.updateTable('account').set({ role_id: roles.user }).where('customer_id', '=', sven).execute();
  expect(codeOf(await call('PUT', `/offers/${bygg.id}`, asSven, { isAccepted: true }))).toBe('200');
});

test('a person without an e-mail address cannot sign in, and omitting the field does not remove it', async () => {
  const { emailAddress: _, ...nameless } = contactOfTure;
  const put = async (body: object) => codeOf(await call('PUT', `/customers/${ada}`, await asMarta(), body));
  expect(await enter('ada@bygg.example')).toBe(true);
  expect(await put(nameless)).toBe('422 invalid-input');
  expect(await put({ ...nameless, emailAddress: null })).toBe('200');
  expect(await openSessionsOf(ada)).toEqual([]);
  expect(await enter('ada@bygg.example')).toBe(false);
  const account = shop.db.selectFrom('account').select(['login_name', 'password_hash']).where('customer_id', '=', ada);
  expect(await account.executeTakeFirst()).toEqual({
    login_name: expect.stringMatching(/^person-/),
    password_hash: null,
  });
});

test('a new e-mail address ends sessions and mailed links, and frees the old address', async () => {
  expect(await enter('ada@bygg.example')).toBe(true);
  const expires_at = new Date(shop.clock.now().getTime() + 60_000);
  const token = { id: 'b5a3c1f0-0000-4000-8000-000000000001', customer_id: ada, expires_at, used_at: null };
  await shop.db.insertInto('password_token').values(token).execute();
  const renamed = { ...contactOfTure, emailAddress: 'adela@bygg.example' };
  expect(codeOf(await call('PUT', `/customers/${ada}`, await asMarta(), renamed))).toBe('200');
  expect(await openSessionsOf(ada)).toEqual([]);
  const unused = shop.db.selectFrom('password_token').select('id').where('used_at', 'is', null);
  expect(await unused.execute()).toEqual([]);
  const successor = { firstName: 'Ada', lastName: 'Ny', emailAddress: 'ada@bygg.example' };
  const added = async () => (await call('POST', '/customers', await asMarta(), successor)).status;
  expect((await Promise.all([added(), added()])).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('an approver is set under the lock of the address, also for many people at once', async () => {
  await shop.db.transaction().execute(async (db) => {
    await saveApprover(db, ada, 'ture@bygg.example');
    // Other tests on the same server hold locks, too.
    const own = sql`select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`;
    const { rows } = await own.execute(db);
    expect(rows).toHaveLength(1);
  });
});

test('deactivating or removing an approver reports how many people have them', async () => {
  const off = await call('POST', `/customers/${ture}/account/deactivate`, await asMarta());
  expect(off.body).toEqual({ id: ture, isActive: false, openCarts: 0, pendingOrders: 0, peopleToApprove: 1 });
  await aPerson('tea@tak.example').at(tak).with({ Attestant1: 'ture@bygg.example' }).save(shop.db);
  const removed = await call('DELETE', `/customers/${ture}/companies/${bygg.id}`, await asMarta());
  expect(removed.body).toEqual({ id: ture, companyIds: [], peopleToApprove: 1 });
});

test('a company admin can look up only a few foreign addresses; people who are added do not count', async () => {
  await aPerson('sven@annat.example').save(shop.db);
  const headers = await asTure();
  const add = async (emailAddress: string) =>
    codeOf(await call('POST', '/customers', headers, { firstName: 'A', lastName: 'B', emailAddress }));
  for (let count = 0; count < 10; count += 1) expect(await add(`new-${count}@bygg.example`)).toBe('201');
  for (let count = 0; count < 20; count += 1) expect(await add('sven@annat.example')).toBe('409 email-taken');
  expect(await add('sven@annat.example')).toBe('429 try-later');
  const renamed = { ...contactOfTure, emailAddress: 'sven@annat.example' };
  expect(codeOf(await call('PUT', `/customers/${ada}`, headers, renamed))).toBe('429 try-later');
});

test('offers to join count as lookups, the same for known and unknown addresses', async () => {
  await aPerson('sven@annat.example').save(shop.db);
  const headers = await asTure();
  const offer = async (emailAddress: string) => codeOf(await call('POST', '/offers', headers, { emailAddress }));
  for (let count = 0; count < 10; count += 1)
    expect([await offer('sven@annat.example'), await offer(`unknown-${count}@annat.example`)]).toEqual(['200', '200']);
  expect(await offer('sven@annat.example')).toBe('429 try-later');
  expect(await offer('unknown@annat.example')).toBe('429 try-later');
});

test('the entry of an accepted offer names only the offering company, and appears only in its history', async () => {
  const other = await aCompany('Annat').save(shop.db);
  const boss = (await aPerson('boss@annat.example').at(other).withRole(roles.administrator).save(shop.db)).id;
  const sven = (await aPerson('sven@annat.example').at(other).save(shop.db)).id;
  await call('POST', '/offers', await asMarta(), { emailAddress: 'sven@annat.example' });
  const asSven = await as({ customer_id: sven, storm_role: roles.user, company_id: other.id });
  expect(codeOf(await call('PUT', `/offers/${bygg.id}`, asSven, { isAccepted: true }))).toBe('200');
  const read = async (headers: Headers) => {
    const answer = await app.request('/api/audit/company?action=customer.companies-changed', { headers });
    const { items } = (await answer.json()) as { items: Record<string, unknown>[] };
    return items.map(({ before, after }) => ({ before, after }));
  };
  const asBoss = await as({ customer_id: boss, storm_role: roles.administrator, company_id: other.id });
  const joined = { before: {}, after: { companyId: bygg.id } };
  expect(await read(await asMarta())).toEqual([joined]);
  expect(await read(asBoss)).toEqual([]);
  const left = await call('DELETE', `/customers/${sven}/companies/${bygg.id}`, await asMarta());
  expect(left.body).toEqual({ id: sven, companyIds: [], peopleToApprove: 0 });
  expect(await read(await asMarta())).toEqual([
    { before: { companyIds: [bygg.id] }, after: { companyIds: [] } },
    joined,
  ]);
});

test('an offer is void if its maker no longer administers the company', async () => {
  const other = await aCompany('Annat').save(shop.db);
  const sven = (await aPerson('sven@annat.example').at(other).save(shop.db)).id;
  const answer = async () => {
    const asSven = await as({ customer_id: sven, storm_role: roles.user, company_id: other.id });
    return codeOf(await call('PUT', `/offers/${tak.id}`, asSven, { isAccepted: true }));
  };
  const offered = { companyId: tak.id, emailAddress: 'sven@annat.example' };
  expect(codeOf(await call('POST', '/offers', await asMarta(), offered))).toBe('200');
  const placeOfMarta = (companyId: number) =>
    shop.db.updateTable('customer_company').set({ company_id: companyId }).where('customer_id', '=', marta).execute();
  await placeOfMarta(other.id);
  expect(await answer()).toBe('404 offer-not-found');
  await placeOfMarta(bygg.id);
  expect(await answer()).toBe('200');
});

test('an offer stays while one account of its maker is active and administers the company, whichever account that is', async () => {
  const other = await aCompany('Annat').save(shop.db);
  const sven = (await aPerson('sven@annat.example').at(other).save(shop.db)).id;
  const offered = { companyId: bygg.id, emailAddress: 'sven@annat.example' };
  expect(codeOf(await call('POST', '/offers', await asTure(), offered))).toBe('200');
  const answer = async () => {
    const asSven = await as({ customer_id: sven, storm_role: roles.user, company_id: other.id });
    return codeOf(await call('PUT', `/offers/${bygg.id}`, asSven, { isAccepted: true }));
  };
  await shop.db.updateTable('account').set({ is_active: false }).where('customer_id', '=', ture).execute();
  expect(await answer()).toBe('404 offer-not-found');
  const second = { customer_id: ture, login_name: 'ture.ek@bygg.example', role_id: roles.user, is_active: true };
  const { id } = await shop.db.insertInto('account').values(second).returning('id').executeTakeFirstOrThrow();
  expect(await answer()).toBe('404 offer-not-found');
  await shop.db.updateTable('account').set({ role_id: roles.customerAdmin }).where('id', '=', id).execute();
  expect(await answer()).toBe('200');
});

test('an offer to administer a company cannot be accepted by a person who has become a plain user', async () => {
  const other = await aCompany('Annat').save(shop.db);
  const sven = (await aPerson('sven@annat.example').at(other).withRole(roles.customerAdmin).save(shop.db)).id;
  const by = { claims: someClaims({ customer_id: marta, storm_role: roles.administrator }), now: shop.clock.now() };
  const offered = { companyId: bygg.id, emailAddress: 'sven@annat.example', asAdmin: true };
  expect(await shop.db.transaction().execute((db) => makeOffer(db, by, offered))).toBe(true);
  const answer = async (role_id: Role) => {
    await shop.db.updateTable('account').set({ role_id }).where('customer_id', '=', sven).execute();
    const asSven = await as({ customer_id: sven, storm_role: role_id, company_id: other.id });
    return codeOf(await call('PUT', `/offers/${bygg.id}`, asSven, { isAccepted: true }));
  };
  expect(await answer(roles.user)).toBe('404 offer-not-found');
  expect(await answer(roles.customerAdmin)).toBe('200');
});
