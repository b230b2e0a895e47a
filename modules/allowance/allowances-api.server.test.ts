import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { type Role, roles } from '../auth/roles.ts';
import { readCompanyAllowances } from './active-allowances.server.ts';
import { forgetAllowancesOf, readAllowancesOf } from './allowance-store.server.ts';

type Headers = Record<string, string>;

let shop: SendingShop;
let app: TestApp;
let company: { id: number };
let olle: { id: number };
let super81: Headers;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  company = await aCompany('Bygg').save(shop.db);
  olle = await aPerson('olle@bygg.example').withRole(roles.user).at(company).save(shop.db);
  super81 = await bearer(roles.customerAdmin, { isSuper: true });
});

async function bearer(role: Role, { at = company, id = 0, isSuper = false, tasks = [] as string[] } = {}) {
  const saved =
    id ||
    (await aPerson(`${role}.${isSuper}.${tasks.join()}.${at.id}@bygg.example`).withRole(role).at(at).save(shop.db)).id;
  return app.bearer({
    customer_id: saved,
    storm_role: role,
    company_id: at.id,
    super_customer_admin: isSuper,
    ...(role === roles.internal && { tasks: tasks as never }),
  });
}

async function call(method: string, path: string, headers: Headers, body?: unknown) {
  const answer = await app.request(`/api/company/companies/${company.id}/allowances${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const terms = { category: 'Bottoms', pieces: 2, period: 'Year', startsOn: '2026-01-01', excess: 'refuse' };
const carpenters = { occupation: 'Carpenter', ...terms };
const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.code];

test('an allowance is added, changed and ended, each with its record', async () => {
  const added = await call('POST', '', super81, carpenters);
  expect(added).toMatchObject({ status: 200, body: { ...carpenters, version: 1 } });
  const path = `/${String(added.body.id)}`;
  const more = { ...carpenters, pieces: 3, excess: 'approval' };
  expect((await call('PUT', path, super81, { ...more, version: 1 })).body).toMatchObject({ pieces: 3, version: 2 });
  expect(codeOf(await call('PUT', path, super81, { ...more, version: 1 }))).toEqual([409, 'allowance-changed']);
  expect(codeOf(await call('DELETE', `${path}?version=1`, super81))).toEqual([409, 'allowance-changed']);
  expect((await call('DELETE', `${path}?version=2`, super81)).status).toBe(200);
  expect((await call('GET', '', super81)).body).toEqual([]);
  expect(codeOf(await call('DELETE', `${path}?version=2`, super81))).toEqual([404, 'allowance-not-found']);
  const entries = await shop.db.selectFrom('audit_entry').select(['action', 'before', 'after']).orderBy('id').execute();
  expect(entries.filter(({ action }) => action === 'company.allowance-changed')).toMatchObject([
    { before: {}, after: { ...carpenters, allowance: 'Carpenter: Bottoms' } },
    { before: { pieces: 2, excess: 'refuse' }, after: { pieces: 3, excess: 'approval' } },
    { before: { ...more, version: 2 }, after: {} },
  ]);
});

test('the allowance of one person is recorded as personal data', async () => {
  const added = await call('POST', '', super81, { customerId: olle.id, ...terms });
  await call('PUT', `/${String(added.body.id)}`, super81, { ...carpenters, version: 1 });
  const entries = await shop.db.selectFrom('audit_entry').select(['before', 'after']).orderBy('id').execute();
  expect(entries).toEqual([
    { before: {}, after: {} },
    { before: {}, after: {} },
  ]);
  const apart = shop.db.selectFrom('audit_personal').select(['customer_id', 'before', 'after']).orderBy('entry_id');
  expect(await apart.execute()).toMatchObject([
    { customer_id: olle.id, before: {}, after: { customerId: olle.id, ...terms } },
    { customer_id: olle.id, before: { customerId: olle.id }, after: { occupation: 'Carpenter' } },
  ]);
});

test('one allowance for each holder and category; holder and category exist', async () => {
  const own = { customerId: olle.id, ...terms };
  expect((await call('POST', '', super81, carpenters)).status).toBe(200);
  expect((await call('POST', '', super81, own)).status).toBe(200);
  const stranger = await aPerson('eva@other.example')
    .at(await aCompany('Other').save(shop.db))
    .save(shop.db);
  const refusedWith = async (body: unknown) => codeOf(await call('POST', '', super81, body));
  expect(await refusedWith({ ...carpenters, occupation: 'CARPENTER' })).toEqual([409, 'allowance-there']);
  expect(await refusedWith(own)).toEqual([409, 'allowance-there']);
  expect(await refusedWith({ ...own, customerId: stranger.id })).toEqual([404, 'customer-not-found']);
  expect(await refusedWith({ ...carpenters, category: 'Nothing' })).toEqual([404, 'category-not-found']);
  for (const wrong of [{ ...carpenters, ...own }, terms, { ...carpenters, startsOn: '2026-02-30' }])
    expect((await call('POST', '', super81, wrong)).status).toBe(422);
});

test('super customer admins, 65 and staff with the task change them; others are refused, other companies see nothing', async () => {
  const other = await aCompany('Other').save(shop.db);
  const cases = [
    [roles.administrator, {}, 200],
    [roles.internal, { tasks: ['customers'] }, 200],
    [roles.internal, { tasks: ['orders'] }, 403],
    [roles.customerAdmin, {}, 403],
    [roles.user, {}, 403],
    [roles.administrator, { at: other }, 404],
  ] as const;
  for (const [role, who, expected] of cases) {
    const headers = await bearer(role, who as never);
    const answers = [
      await call('GET', '', headers),
      await call('POST', '', headers, { ...carpenters, occupation: `${role}` }),
    ];
    expect([role, ...answers.map(({ status }) => status)]).toEqual([role, expected, expected]);
  }
});

test('a person reads what is left to them, and not what is left to a colleague', async () => {
  await call('POST', '', super81, { customerId: olle.id, ...terms });
  const asOlle = await bearer(roles.user, { id: olle.id });
  const left = await call('GET', `/people/${olle.id}`, asOlle);
  expect(left.body).toMatchObject([{ category: 'Bottoms', pieces: 2, used: 0, left: 2, excess: 'refuse' }]);
  expect((await call('GET', `/people/${olle.id}`, super81)).body).toEqual(left.body);
  const asColleague = await bearer(roles.user);
  expect(codeOf(await call('GET', `/people/${olle.id}`, asColleague))).toEqual([403, 'not-allowed']);
});

test('own allowances are in the export of a person and removed with the account', async () => {
  await call('POST', '', super81, { customerId: olle.id, ...terms });
  expect(await readAllowancesOf(shop.db, olle.id)).toMatchObject({
    own: [{ category: 'Bottoms', pieces: 2, startsOn: '2026-01-01' }],
    set: [],
  });
  expect((await readCompanyAllowances(shop, company.id)).allowances).toHaveLength(1);
  await forgetAllowancesOf(shop, olle.id);
  expect((await readCompanyAllowances(shop, company.id)).allowances).toEqual([]);
  expect(await readAllowancesOf(shop.db, olle.id)).toEqual({ own: [], set: [] });
});
