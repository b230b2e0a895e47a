import { beforeEach, expect, test } from 'vitest';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, anotherCart, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { type Role, roles } from '../auth/roles.ts';

type Headers = Record<string, string>;

let shop: SendingShop;
let app: TestApp;
let company: { id: number };
let ebba: { id: number };
let super81: Headers;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  company = await aCompany('Bygg').save(shop.db);
  ebba = await aPerson('ebba@bygg.example').withRole(roles.customerAdmin).at(company).save(shop.db);
  super81 = await bearer(roles.customerAdmin, { id: ebba.id, isSuper: true });
});

const bearer = (role: Role, { at = company, id = 900, isSuper = false, tasks = [] as string[] } = {}) =>
  app.bearer({
    customer_id: id,
    storm_role: role,
    company_id: at.id,
    super_customer_admin: isSuper,
    ...(role === roles.internal && { tasks: tasks as never }),
  });

async function call(method: string, path: string, headers: Headers, body?: unknown) {
  const answer = await app.request(`/api/company/companies/${company.id}/approvalrules${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const large = { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 3000 };
const input = (condition: unknown = large) => ({
  name: 'Large orders',
  condition,
  outcome: { kind: 'one', approvers: [ebba.id] },
});
const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.code];

test('K17 a rule is added, changed and switched, each as a version with its audit entry', async () => {
  const added = await call('POST', '', super81, input());
  expect(added).toMatchObject({ status: 200, body: { ...input(), version: 1, isActive: false, changedBy: ebba.id } });
  const id = added.body.id as string;
  const stricter = input({ AND: [large, { kind: 'ROLE', is: 'EQUAL', value: 64 }] });
  expect((await call('PUT', `/${id}`, super81, { ...stricter, version: 1 })).body).toMatchObject({ version: 2 });
  expect(codeOf(await call('PUT', `/${id}`, super81, { ...stricter, version: 1 }))).toEqual([409, 'rule-changed']);
  expect((await call('PUT', `/${id}/activate`, super81, { version: 2 })).body).toMatchObject({ isActive: true });
  expect((await call('PUT', `/${id}/deactivate`, super81, { version: 3 })).body).toMatchObject({ isActive: false });
  const versions = (await call('GET', `/${id}/versions`, super81)).body as unknown as Record<string, unknown>[];
  expect(versions.map(({ version, isActive, condition }) => [version, isActive, condition])).toEqual([
    [4, false, stricter.condition],
    [3, true, stricter.condition],
    [2, false, stricter.condition],
    [1, false, large],
  ]);
  const entries = await shop.db
    .selectFrom('audit_entry')
    .select(['action', 'subject_id', 'after'])
    .orderBy('id')
    .execute();
  expect(entries.map(({ action, subject_id }) => [action, subject_id])).toEqual(
    Array.from({ length: 4 }, () => ['company.approval-rule-changed', String(company.id)]),
  );
  expect(entries[0]?.after).toMatchObject({ rule: 'Large orders', version: 1, condition: JSON.stringify(large) });
});

test('super customer admins, 65 and staff with the task read and change rules; all others are refused', async () => {
  const ruleId = String((await call('POST', '', super81, input())).body.id);
  const other = await aCompany('Tak').save(shop.db);
  const staff = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const ask = async (headers: Headers) => [
    (await call('GET', '', headers)).status,
    (await call('POST', '', headers, input())).status,
    (await call('POST', '/simulate', headers, { condition: large })).status,
    (await call('GET', `/${ruleId}/versions`, headers)).status,
    (await call('PUT', `/${ruleId}/activate`, headers, { version: 99 })).status,
    (await call('PUT', `/${ruleId}`, headers, { ...input(), version: 99 })).status,
  ];
  const allowed = [200, 200, 200, 200, 409, 409];
  expect(await ask(super81)).toEqual(allowed);
  const admin = await aPerson('astrid@bygg.example').withRole(roles.administrator).at(company).save(shop.db);
  expect(await ask(await bearer(roles.administrator, { id: admin.id }))).toEqual(allowed);
  const forbidden = [403, 403, 403, 403, 403, 403];
  expect(await ask(await bearer(roles.customerAdmin, { id: ebba.id }))).toEqual(forbidden);
  expect(await ask(await bearer(roles.user))).toEqual(forbidden);
  const missing = [404, 404, 404, 404, 404, 404];
  expect(await ask(await bearer(roles.administrator, { at: other }))).toEqual(missing);
  expect(await ask(await bearer(roles.customerAdmin, { at: other, isSuper: true }))).toEqual(missing);
  expect(await ask(await bearer(roles.internal, { at: other, id: staff.id }))).toEqual(missing);
  expect(await ask({})).toEqual([401, 401, 401, 401, 401, 401]);
  expect(codeOf(await call('GET', `/${crypto.randomUUID()}/versions`, super81))).toEqual([404, 'rule-not-found']);
});

test('with hidden prices a simulation reveals no amounts, also for orders that were sent with hidden prices', async () => {
  const olle = await aBuyer(shop, app, { company, email: 'olle@bygg.example' }, [{ sku: trousers, quantity: 3 }]);
  await sent(sendAs(app, olle));
  const ofCompany = { company_id: company.id, key: 'HidePrice' };
  const hide = async (value: string) => {
    await shop.db.deleteFrom('company_setting').where('key', '=', 'HidePrice').execute();
    await shop.db
      .insertInto('company_setting')
      .values({ ...ofCompany, value })
      .execute();
    await tellCompanyChanged(shop);
  };
  const simulate = (condition: unknown) => call('POST', '/simulate', super81, { condition });
  const value = { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 1 };
  const pieces = { kind: 'QUANTITY', is: 'MORE_THAN', value: 2 };
  await hide('true');
  await sent(sendAs(app, await anotherCart(app, olle, undefined, [{ sku: trousers, quantity: 4 }])));
  for (const condition of [value, { NOT: { ...value, kind: 'ROW_VALUE' } }, { AND: [pieces, value] }])
    expect(codeOf(await simulate(condition))).toEqual([409, 'prices-hidden']);
  expect((await simulate(pieces)).body).toMatchObject({ orders: 2, stopped: 2 });
  await hide('false');
  expect((await simulate(value)).body).toMatchObject({ orders: 1, stopped: 1 });
  expect((await simulate(pieces)).body).toMatchObject({ orders: 2, stopped: 2 });
});

test('approvers must administer the company, and a condition that can never be met is refused', async () => {
  const olle = await aPerson('olle@bygg.example').at(company).save(shop.db);
  const by = (kind: string, ...approvers: number[]) =>
    call('POST', '', super81, { ...input(), outcome: { kind, approvers } });
  expect(codeOf(await by('one', olle.id))).toEqual([422, 'rule-approver-unfit']);
  expect(codeOf(await by('one', ebba.id, olle.id))).toEqual([422, 'invalid-input']);
  expect(codeOf(await by('any'))).toEqual([422, 'invalid-input']);
  expect(codeOf(await by('sequence', ebba.id, ebba.id))).toEqual([422, 'invalid-input']);
  const odd = { kind: 'ROLE', is: 'MORE_THAN', value: 64 };
  expect(codeOf(await call('POST', '', super81, input(odd)))).toEqual([422, 'invalid-input']);
  expect((await call('GET', '', super81)).body).toEqual([]);
});

test('a simulation counts and lists the orders of twelve months that a condition would have stopped', async () => {
  const rows = (quantity: number) => [{ sku: trousers, quantity }];
  const olle = await aBuyer(shop, app, { company, email: 'olle@bygg.example' }, rows(1));
  const orderNos: string[] = [];
  const order = async (quantity: number) => {
    const next = await anotherCart(app, olle, undefined, rows(quantity));
    orderNos.push((await sent(sendAs(app, next))).orderNo);
  };
  for (const quantity of [4, 1, 3]) await order(quantity);
  await shop.db
    .updateTable('orders')
    .set({ created_at: new Date(shop.clock.now().getTime() - 400 * 86_400_000) })
    .where('order_no', '=', Number(orderNos[0]) as never)
    .execute();
  const simulate = async (condition: unknown) => (await call('POST', '/simulate', super81, { condition })).body;
  const found = await simulate({ kind: 'QUANTITY', is: 'MORE_THAN', value: 2 });
  expect(found).toMatchObject({ orders: 2, stopped: 1, stoppedAnyway: 0 });
  expect(found.list).toMatchObject([{ orderNo: orderNos[2], currency: 'SEK' }]);
  const stopped = async (condition: unknown) => (await simulate(condition)).stopped;
  expect(await stopped({ kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 1_000_000 })).toBe(0);
  expect(await stopped({ kind: 'ROLE', is: 'EQUAL', value: 64 })).toBe(2);
  // The first order of Olle is older than twelve months.
  expect(await stopped({ kind: 'FIRST_ORDER', is: 'EQUAL', value: true })).toBe(0);
  expect(await stopped({ kind: 'OUTSIDE_ASSORTMENT', is: 'EQUAL', value: true })).toBe(2);
  expect(await stopped({ kind: 'OTHER_WEARER', is: 'EQUAL', value: true })).toBe(0);
  expect(await shop.db.selectFrom('order_approval').selectAll().execute()).toEqual([]);
});
