import { beforeEach, expect, test } from 'vitest';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { aSizeGuide } from '#tests/build/feed.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aConsumer, aPerson, password } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { signIn } from '../account/sign-in.server.ts';
import { askApproval } from '../approval/approval-store.server.ts';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { factsOf } from '../people/fact-store.server.ts';

type Headers = Record<string, string>;

let shop: TestShop;
let app: TestApp;
let bygg: { id: number };
let sanne: number;
let ada: number;
let bo: number;
let kim: number;
let stranger: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  bygg = await aCompany('Bygg').with({ UseAmountLimit: 'true' }).save(shop.db);
  const other = await aCompany('Annat').save(shop.db);
  sanne = (await aPerson('sanne@bygg.example').at(bygg).withRole(roles.customerAdmin).save(shop.db)).id;
  ada = (await aPerson('ada@bygg.example').at(bygg).save(shop.db)).id;
  bo = (await aPerson('bo@bygg.example').at(bygg).save(shop.db)).id;
  kim = (await aPerson('kim@yrke.example').withRole(roles.internal).save(shop.db)).id;
  stranger = (await aPerson('sven@annat.example').at(other).save(shop.db)).id;
});

const as = (claims: Partial<Claims>) => app.bearer(someClaims({ company_id: bygg.id, tasks: [], ...claims }));
const asSanne = (more: Partial<Claims> = {}) => as({ customer_id: sanne, storm_role: roles.customerAdmin, ...more });
const asAda = () => as({ customer_id: ada, storm_role: roles.user });
const asStaff = () => app.bearer(someClaims({ customer_id: kim, tasks: ['customers'] }));

async function call(method: string, path: string, headers: Headers, body?: unknown) {
  const url = `/api/customer${path}`;
  const answer =
    body === undefined ? await app.request(url, { method, headers }) : await app.json(url, method, body, headers);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  typeof body.code === 'string' ? `${status} ${body.code}` : String(status);

/** The header of a program that acts as a person of the company. */
async function programOf(customerId: number, scopes: readonly string[]): Promise<Headers> {
  const asked = { name: 'ERP', scopes, customerId, companyId: bygg.id };
  const settings = await app.bearer(someClaims({ customer_id: kim, tasks: ['settings'] }));
  const { id, secret } = (await (await app.json('/api/auth/clients', 'POST', asked, settings)).json()) as Headers;
  const body = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const token = (await (await app.json('/api/auth/token', 'POST', body)).json()) as Headers;
  return { authorization: `Bearer ${token.access_token}` };
}

const street = { addressLine1: 'Kajen 1', zipCode: '111 22', city: 'Stockholm', countryCode: 'SE' };

test('no call reaches people of another company, or any people for a plain user', async () => {
  const calls: [string, string, unknown?][] = [
    ['GET', ''],
    ['PUT', '', { firstName: 'X', lastName: 'Y', emailAddress: null }],
    ['PUT', '/rights', { roleId: 64 }],
    ['POST', '/account/activate'],
    ['POST', '/account/deactivate'],
    ['POST', '/companies', { companyId: bygg.id }],
    ['DELETE', `/companies/${bygg.id}`],
    ['GET', '/addresses'],
    ['POST', '/addresses', street],
    ['DELETE', '/addresses/1'],
    ['GET', '/sizes'],
    ['PUT', '/sizes', []],
  ];
  for (const [method, path, body] of calls) {
    const ask = async (headers: Headers, id: number) =>
      codeOf(await call(method, `/customers/${id}${path}`, headers, body));
    expect([method, path, await ask(await asSanne(), stranger)]).toEqual([method, path, '404 customer-not-found']);
    expect([method, path, await ask(await asAda(), bo)]).toEqual([method, path, '403 not-allowed']);
  }
  const limits = { customerIds: [ada, stranger], amountLimit: '5' };
  expect(codeOf(await call('PUT', '/customers/amountlimits', await asSanne(), limits))).toBe('404 customer-not-found');
  const approvers = { customerIds: [ada, stranger], approver: null };
  expect(codeOf(await call('PUT', '/customers/approvers', await asSanne(), approvers))).toBe('404 customer-not-found');
  expect((await factsOf(shop.db, ada)).amountLimit).toBeUndefined();
});

test('X10 two people get new amount limits, and lose them again', async () => {
  const set = async (amountLimit: string | null) =>
    codeOf(await call('PUT', '/customers/amountlimits', await asSanne(), { customerIds: [ada, bo], amountLimit }));
  expect(await set('1500,50')).toBe('200');
  for (const id of [ada, bo])
    expect((await call('GET', `/customers/${id}`, await asSanne())).body.infos).toEqual([
      { code: 'AmountLimit', value: '1500.5' },
    ]);
  expect(await set('much')).toBe('422 info-invalid');
  expect(await set(null)).toBe('200');
  expect((await factsOf(shop.db, bo)).amountLimit).toBeUndefined();
  expect(
    codeOf(await call('PUT', '/customers/amountlimits', await asAda(), { customerIds: [bo], amountLimit: '1' })),
  ).toBe('403 not-allowed');
});

test('X06 X07 limits cannot be changed if they are off, or by a plain customer admin who has a limit', async () => {
  const set = async (headers: Headers) =>
    codeOf(await call('PUT', '/customers/amountlimits', headers, { customerIds: [ada], amountLimit: '5' }));
  const second = { company_id: bygg.id, key: 'UseAmountLimitForCustomerAdmins', value: 'true' };
  await shop.db.insertInto('company_setting').values(second).execute();
  await tellCompanyChanged(shop);
  expect(await set(await asSanne())).toBe('403 not-allowed');
  const infos = [{ code: 'AmountLimit', value: '9' }];
  const changes = { firstName: 'Ada', lastName: 'Berg', emailAddress: 'ada@bygg.example', infos };
  expect(codeOf(await call('PUT', `/customers/${ada}`, await asSanne(), changes))).toBe('403 not-allowed');
  expect(await set(await asSanne({ super_customer_admin: true }))).toBe('200');
  await shop.db.deleteFrom('company_setting').where('key', '=', 'UseAmountLimit').execute();
  await tellCompanyChanged(shop);
  expect(await set(await asSanne({ super_customer_admin: true }))).toBe('403 not-allowed');
});

test('several people get an approver', async () => {
  const body = { customerIds: [ada, bo], approver: 'SANNE@bygg.example' };
  expect(codeOf(await call('PUT', '/customers/approvers', await asSanne(), body))).toBe('200');
  expect((await factsOf(shop.db, ada)).approver).toEqual({ customerId: sanne, emailAddress: 'sanne@bygg.example' });
});

test('G67 addresses of a person are read, added and removed', async () => {
  const added = await call('POST', `/customers/${ada}/addresses`, await asSanne(), street);
  expect(added.status).toBe(201);
  const listed = await call('GET', `/customers/${ada}/addresses`, await asSanne());
  expect(listed.body).toEqual([{ id: added.body.id, ...street }]);
  const path = `/customers/${ada}/addresses/${String(added.body.id)}`;
  expect(codeOf(await call('DELETE', path, await asSanne()))).toBe('200');
  expect(codeOf(await call('DELETE', path, await asSanne()))).toBe('404 address-not-found');
  expect((await call('GET', `/customers/${ada}/addresses`, await asAda())).body).toEqual([]);
});

test('G68 a deactivated person is signed out and cannot sign in; open carts and orders stay and are reported', async () => {
  const entering = { loginName: 'ada@bygg.example', password, remember: false };
  const enter = async () => (await signIn(shop, aVisit({ now: shop.clock.now() }), entering)).ok;
  expect(await enter()).toBe(true);
  const order = await anOpenOrder(shop, {
    owner: { kind: 'company', customerId: ada, companyId: bygg.id, punchOutSession: undefined },
  });
  await askApproval(shop.db, { orderId: order.id, buyerId: ada, approver: undefined, askedAt: shop.clock.now() });
  const off = await call('POST', `/customers/${ada}/account/deactivate`, await asSanne());
  expect(off.body).toEqual({
    id: ada,
    isActive: false,
    openCarts: expect.any(Number),
    pendingOrders: 1,
    peopleToApprove: 0,
  });
  expect(await enter()).toBe(false);
  const open = await shop.db.selectFrom('session').select('sid').where('ended_at', 'is', null).execute();
  expect(open).toEqual([]);
  expect((await call('POST', `/customers/${ada}/account/activate`, await asSanne())).body.isActive).toBe(true);
  expect(await enter()).toBe(true);
  expect(codeOf(await call('POST', `/customers/${sanne}/account/deactivate`, await asSanne()))).toBe('403 own-account');
});

test('the event about an erased wearer without an e-mail address has no digest of one', async () => {
  await shop.db.updateTable('customer').set({ email_address: '' }).where('id', '=', bo).execute();
  expect((await call('DELETE', `/customers/${bo}`, await asStaff())).status).toBe(200);
  const told = shop.db.selectFrom('outbox_event').select('payload').where('name', '=', 'customer-deleted');
  expect(await told.execute()).toEqual([{ payload: { customerId: bo, by: kim } }]);
});

test('staff with the task erase a person of a company; administrators, consumers and staff are refused', async () => {
  const erase = async (id: number, headers: Headers) => codeOf(await call('DELETE', `/customers/${id}`, headers));
  const asMaj = await as({ customer_id: sanne, storm_role: roles.administrator });
  const consumer = await aConsumer('kund@hem.example').save(shop.db);
  const reader = await app.bearer(someClaims({ customer_id: kim, tasks: ['read-only', 'orders'] }));
  expect(await erase(ada, await asSanne())).toBe('403 not-allowed');
  expect(await erase(ada, asMaj)).toBe('403 not-allowed');
  expect(await erase(stranger, asMaj)).toBe('404 customer-not-found');
  expect(await erase(ada, reader)).toBe('403 not-allowed');
  expect(await erase(consumer.id, await asStaff())).toBe('403 not-allowed');
  expect(await erase(kim, await asStaff())).toBe('403 not-allowed');
  await call('PUT', '/customers/approvers', await asSanne(), { customerIds: [bo], approver: 'ada@bygg.example' });
  // Without an approver the colleague would buy without approval.
  const kept = await call('DELETE', `/customers/${ada}`, await asStaff());
  expect([kept.status, kept.body.code, kept.body.facts]).toEqual([409, 'approver-of-people', { people: 1 }]);
  expect((await factsOf(shop.db, bo)).approver).toMatchObject({ emailAddress: 'ada@bygg.example' });
  await call('PUT', '/customers/approvers', await asSanne(), { customerIds: [bo], approver: 'sanne@bygg.example' });
  const erased = await call('DELETE', `/customers/${ada}`, await asStaff());
  expect([erased.status, erased.body]).toEqual([200, { id: ada }]);
  const { customer_code, email_address, first_name } = await shop.db
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', ada)
    .executeTakeFirstOrThrow();
  expect([customer_code, email_address, first_name]).toEqual([`deleted-${ada}`, `deleted-${ada}@deleted.invalid`, '']);
  expect((await factsOf(shop.db, bo)).approver).toMatchObject({ emailAddress: 'sanne@bygg.example' });
  const told = await shop.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('name', '=', 'customer-deleted')
    .execute();
  const addressDigest = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(told).toEqual([{ payload: { customerId: ada, addressDigest, by: kim } }]);
  expect(await erase(ada, await asStaff())).toBe('404 customer-not-found');
  expect(codeOf(await call('GET', `/customers/${ada}`, await asStaff()))).toBe('404 customer-not-found');
});

test('G69 sizes of a person are saved and read; only sizes that the group has', async () => {
  await bringFeed(shop, [aSizeGuide()]);
  const put = async (sizes: object[]) => call('PUT', `/customers/${ada}/sizes`, await asSanne(), sizes);
  expect((await put([{ sizeGroup: 'men-c', size: 'c52' }])).status).toBe(200);
  const saved = [{ sizeGroup: 'men-c', size: 'C52', changedAt: '2026-11-16T08:00:00.000Z' }];
  expect((await call('GET', `/customers/${ada}/sizes`, await asAda())).body).toEqual(saved);
  expect(codeOf(await put([{ sizeGroup: 'men-c', size: '999' }]))).toBe('422 size-unknown');
  expect(codeOf(await put([{ sizeGroup: 'hats', size: 'C52' }]))).toBe('404 size-group-not-found');
  expect((await put([{ sizeGroup: 'men-c', size: '' }])).body).toEqual([]);
});

test('G62 staff and programs find a person by e-mail address in a market; other callers cannot, and a program only its own', async () => {
  const find = async (headers: Headers, email: string, marketId = 1) =>
    codeOf(await call('GET', `/customers/byemail?email=${email}&marketId=${marketId}`, headers));
  expect(await find(await asStaff(), 'ada@bygg.example')).toBe('200');
  expect(await find(await asStaff(), 'ada@bygg.example', 4)).toBe('404 email-not-found');
  expect(await find(await asSanne(), 'ada@bygg.example')).toBe('403 not-allowed');
  expect(await find(await asAda(), 'ada@bygg.example')).toBe('403 not-allowed');
  const program = await programOf(sanne, ['customer:read']);
  expect(await find(program, 'ada@bygg.example')).toBe('200');
  expect(await find(program, 'sven@annat.example')).toBe('404 email-not-found');
});

test('a program acts with the rights of its person, within its scopes', async () => {
  const reader = await programOf(sanne, ['customer:read']);
  const writer = await programOf(sanne, ['customer:write']);
  expect(codeOf(await call('GET', `/customers/${ada}`, reader))).toBe('200');
  expect(codeOf(await call('GET', `/customers/${stranger}`, reader))).toBe('404 customer-not-found');
  const off = `/customers/${ada}/account/deactivate`;
  expect(codeOf(await call('POST', off, reader))).toBe('403 scope-missing');
  expect(codeOf(await call('POST', off, writer))).toBe('200');
  expect(codeOf(await call('POST', `/customers/${stranger}/account/deactivate`, writer))).toBe(
    '404 customer-not-found',
  );
});

test('G64 consumers are looked up, added and changed', async () => {
  const exists = async (headers: Headers, email: string) =>
    call('GET', `/b2c/exists?email=${email}&marketId=1`, headers);
  await aConsumer('eva@home.example').save(shop.db);
  expect((await exists(await asStaff(), 'eva@home.example')).body).toEqual({ exists: true });
  expect((await exists(await asStaff(), 'ada@bygg.example')).body).toEqual({ exists: false });
  expect(codeOf(await exists(await asSanne(), 'eva@home.example'))).toBe('403 not-allowed');
  const uno = { firstName: 'Uno', lastName: 'Sten', emailAddress: 'uno@home.example' };
  const added = await call('POST', '/b2c', await asStaff(), uno);
  expect(added).toMatchObject({ status: 201, body: { account: { roleId: 111 }, companies: [] } });
  expect(codeOf(await call('POST', '/b2c', await asSanne(), { ...uno, emailAddress: 'x@home.example' }))).toBe(
    '403 not-allowed',
  );
  const path = `/b2c/${String(added.body.id)}`;
  expect((await call('PUT', path, await asStaff(), { ...uno, firstName: 'Urban' })).body.firstName).toBe('Urban');
  expect(codeOf(await call('PUT', path, await asSanne(), uno))).toBe('404 customer-not-found');
  expect(codeOf(await call('PUT', `/b2c/${ada}`, await asStaff(), uno))).toBe('404 customer-not-found');
});
