import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#platform/db/db.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Claims } from '../auth/claims.ts';
import { type Role, roles } from '../auth/roles.ts';
import { factsOf } from './fact-store.server.ts';
import { forgetPerson } from './forget-person.server.ts';
import { noFacts } from './person-facts.ts';
import { changeCustomerInfos } from './store/customer-infos.server.ts';

let shop: TestShop;
let app: TestApp;
let bygg: number;
let ada: number;
let kim: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  const company = await aCompany('Bygg').save(shop.db);
  bygg = company.id;
  ada = (await aPerson('ada@bygg.example').at(company).with({ EmployeeNo: '7' }).save(shop.db)).id;
  kim = (await aPerson('kim@yrke.example').withRole(roles.internal).save(shop.db)).id;
});

const staff = () => app.bearer(someClaims({ customer_id: kim, storm_role: roles.internal, tasks: ['customers'] }));
const pathOf = (id: number) => `/api/customer/customers/${id}/infos`;

async function put(body: unknown, headers: Record<string, string>, id = ada) {
  const answer = await app.json(pathOf(id), 'PUT', body, headers);
  return { status: answer.status, body: await answer.json() };
}

async function get(headers: Record<string, string>, id = ada) {
  const answer = await app.request(pathOf(id), { headers });
  return { status: answer.status, body: await answer.json() };
}

test('G01 infos are written and read as codes and texts; codes that the shop does not know are stored', async () => {
  const eva = await aPerson('eva@bygg.example').at({ id: bygg }).save(shop.db);
  const written = [
    { code: 'Zone', value: 'B <4>' },
    { code: 'AmountLimit', value: '2500,00' },
    { code: 'Attestant1', value: 'EVA@bygg.example' },
  ];
  const read = [
    { code: 'AmountLimit', value: '2500' },
    { code: 'Attestant1', value: 'eva@bygg.example' },
    { code: 'Zone', value: 'B <4>' },
  ];
  expect(await put(written, await staff())).toEqual({ status: 200, body: read });
  expect(await get(await staff())).toEqual({ status: 200, body: read });
  expect(await factsOf(shop.db, ada)).toMatchObject({
    amountLimit: { amount: 250_000, currency: 'SEK' },
    approver: { customerId: eva.id },
    employeeNo: undefined,
  });
});

test.each([
  ['AmountLimit', 'much', '1500, 1500.50'],
  ['IsSuperCustomerAdmin', 'yes', 'true, false'],
  ['Attestant1', 'Eva Lind', 'eva@bygg.example'],
])(
  'a value that does not fit %s is refused with what is accepted, and nothing is changed',
  async (code, value, expected) => {
    const answer = await put(
      [
        { code: 'EmployeeNo', value: '8' },
        { code, value },
      ],
      await staff(),
    );
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'info-invalid', title: expect.stringMatching(`${code}.*${expected}`) },
    });
    expect((await get(await staff())).body).toEqual([{ code: 'EmployeeNo', value: '7' }]);
  },
);

test('a code that appears twice is refused, and so is a body that is not a list', async () => {
  const twice = [
    { code: 'Zone', value: 'a' },
    { code: 'Zone', value: 'b' },
  ];
  expect((await put(twice, await staff())).status).toBe(422);
  expect((await put({ Zone: 'a' }, await staff())).status).toBe(422);
});

test('people read their own infos and change none; colleagues and strangers do neither', async () => {
  const as = (customer_id: number, storm_role: Role, more: Partial<Claims> = {}) =>
    app.bearer(someClaims({ customer_id, storm_role, company_id: bygg, ...more }));
  expect((await get(await as(ada, roles.user))).status).toBe(200);
  expect((await put([], await as(ada, roles.user))).status).toBe(403);
  for (const role of [roles.user, roles.customerAdmin, roles.administrator]) {
    const other = await as(ada + 1000, role);
    expect([(await get(other)).status, (await put([], other)).status]).toEqual([403, 403]);
  }
  const wrongTask = await as(kim, roles.internal, { tasks: ['orders'] });
  expect([(await get(wrongTask)).status, (await put([], wrongTask)).status]).toEqual([403, 403]);
  expect([(await get({})).status, (await put([], {})).status]).toEqual([401, 401]);
  expect((await get(await staff())).body).toEqual([{ code: 'EmployeeNo', value: '7' }]);
});

test('an unknown person and a deleted person have no infos', async () => {
  await forgetPerson(shop.db, ada);
  for (const id of [ada, 999_999]) {
    expect(await get(await staff(), id)).toMatchObject({ status: 404, body: { code: 'customer-not-found' } });
    expect(await put([{ code: 'EmployeeNo', value: '8' }], await staff(), id)).toMatchObject({ status: 404 });
  }
});

test('a person who is deleted just before the infos are written gets none', async () => {
  const transaction = () => ({
    execute: async (run: (db: Db) => Promise<unknown>) => {
      await forgetPerson(shop.db, ada);
      return shop.db.transaction().execute(run);
    },
  });
  const db = new Proxy(shop.db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  });
  const visit = aVisit({ claims: someClaims({ customer_id: kim, tasks: ['customers'] }) });
  const findMarketId = async () => undefined;
  const input = { customerId: ada, infos: [{ code: 'EmployeeNo', value: '8' }], findMarketId };
  expect(await changeCustomerInfos({ db }, visit, input)).toMatchObject({
    ok: false,
    refusal: { code: 'customer-not-found' },
  });
  expect(await factsOf(shop.db, ada)).toEqual(noFacts);
});

test('X05 a person without a market has limits in the currency of their first company', async () => {
  const tak = await aCompany('Tak').inMarket(2).save(shop.db);
  const { id } = await aPerson('ida@bygg.example').at(tak, { id: bygg }).save(shop.db);
  await shop.db.updateTable('customer').set({ market_id: null }).where('id', '=', id).execute();
  expect((await put([{ code: 'AmountLimit', value: '1500' }], await staff(), id)).status).toBe(200);
  expect(await factsOf(shop.db, id)).toMatchObject({ amountLimit: { amount: 150_000, currency: 'SEK' } });
});

test('the audit entry names a known approver by number, and an unknown one as written', async () => {
  const eva = await aPerson('eva@bygg.example').at({ id: bygg }).save(shop.db);
  await put([{ code: 'Attestant1', value: 'eva@bygg.example' }], await staff());
  await put([{ code: 'Attestant1', value: 'nobody@bygg.example' }], await staff());
  const recorded = await shop.db.selectFrom('audit_personal').select(['before', 'after']).orderBy('entry_id').execute();
  expect(recorded).toEqual([
    { before: { EmployeeNo: '7' }, after: { Attestant1: eva.id } },
    { before: { Attestant1: eva.id }, after: { Attestant1: 'nobody@bygg.example' } },
  ]);
});
