import { beforeEach, expect, test } from 'vitest';
import { type Role, roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { anAccount } from '#tests/build/person.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readViewsOf, removeViewsOf } from './views-of-person.server.ts';

const path = '/api/settings/views';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

async function someone(name: string, role: Role = roles.internal, companyId?: number) {
  const person = { emailAddress: `${name}@yrke.example`, firstName: name, lastName: 'Berg', passwordHash: 'x' };
  const customerId = await anAccount(shop.db, { ...person, role });
  const company = companyId === undefined ? {} : { company_id: companyId };
  return { customerId, headers: await app.bearer({ customer_id: customerId, storm_role: role, ...company }) };
}

type Headers = Record<string, string>;

const send = (method: string, address: string, headers: Headers, body?: unknown) =>
  app.request(address, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const save = async (headers: Headers, view: object) => {
  const answer = await send('POST', path, headers, { list: 'staff-orders', name: 'Mine', query: '', ...view });
  return { status: answer.status, view: (await answer.json()) as { id: string; query: string } };
};
const names = async (headers: Headers, list = 'staff-orders') => {
  const answer = await app.request(`${path}?list=${list}`, { headers });
  return answer.status === 200 ? ((await answer.json()) as { name: string }[]).map(({ name }) => name) : answer.status;
};

test('a view is private unless it is shared, and only its owner changes or removes it', async () => {
  const [anna, bo] = [await someone('anna'), await someone('bo')];
  const mine = await save(anna.headers, { query: '?status=open&after=5~1&search=' });
  expect([mine.status, mine.view.query]).toEqual([200, 'status=open']);
  await save(anna.headers, { name: 'Ours', isShared: true });
  expect(await names(anna.headers)).toEqual(['Mine', 'Ours']);
  expect(await names(bo.headers)).toEqual(['Ours']);
  const address = `${path}/${mine.view.id}`;
  expect((await send('PUT', address, bo.headers, { name: 'Bo’s', isShared: true })).status).toBe(404);
  expect((await send('DELETE', address, bo.headers)).status).toBe(404);
  expect((await send('PUT', address, anna.headers, { name: 'Open ones', isShared: true })).status).toBe(200);
  expect(await names(bo.headers)).toEqual(['Open ones', 'Ours']);
  expect((await send('DELETE', address, anna.headers)).status).toBe(200);
  expect(await names(bo.headers)).toEqual(['Ours']);
});

test('lists of staff are closed to all others, and a company’s views to other companies', async () => {
  const [own, other] = [await aCompany('Bygg').save(shop.db), await aCompany('Målare').save(shop.db)];
  const buyer = await someone('buyer', roles.administrator, own.id);
  const colleague = await someone('colleague', roles.administrator, own.id);
  const stranger = await someone('stranger', roles.administrator, other.id);
  expect(await names({})).toBe(401);
  expect(await names(buyer.headers)).toBe(403);
  expect((await save(buyer.headers, {})).status).toBe(403);
  await save(buyer.headers, { list: 'company-people', name: 'Carpenters', isShared: true });
  expect(await names(colleague.headers, 'company-people')).toEqual(['Carpenters']);
  expect(await names(stranger.headers, 'company-people')).toEqual([]);
});

test('a list has at most fifty views of one owner, and an empty name is refused', async () => {
  const anna = await someone('anna');
  for (let at = 0; at < 50; at += 1) await save(anna.headers, { name: `View ${at}` });
  expect((await save(anna.headers, {})).status).toBe(409);
  expect((await save(anna.headers, { name: '  ' })).status).toBe(422);
  expect((await save(anna.headers, { list: 'staff orders' })).status).toBe(422);
});

test('a person’s views are in their data export, and removed with the account', async () => {
  const [anna, bo] = [await someone('anna'), await someone('bo')];
  await save(anna.headers, { query: 'person=eva', isShared: true });
  await save(bo.headers, { name: 'Bo’s' });
  expect(await readViewsOf(shop.db, anna.customerId)).toMatchObject([
    { list: 'staff-orders', name: 'Mine', query: 'person=eva', isShared: true },
  ]);
  await removeViewsOf(shop.db, anna.customerId);
  expect([await names(anna.headers), await names(bo.headers)]).toEqual([[], ['Bo’s']]);
});
