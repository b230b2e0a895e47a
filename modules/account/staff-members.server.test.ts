import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#tests/build/person.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import type { StaffTask } from '../auth/staff-tasks.ts';
import { setStaffTasks } from './staff-members.server.ts';

let shop: TestShop;
let app: TestApp;
let astrid: number;
let bo: number;
let settings: Record<string, string>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  const staff = (email: string) => aPerson(email).withRole(roles.internal);
  astrid = (await staff('astrid@yrke.example').named('Astrid', 'Norelius').save(shop.db)).id;
  bo = (await staff('bo@yrke.example').named('Bo', 'Alm').save(shop.db)).id;
  await aPerson('olle@bygg.example').save(shop.db);
  await app.bearer({ customer_id: bo, tasks: ['orders'] });
  settings = await app.bearer({ customer_id: astrid, tasks: ['settings'] });
});

const put = (id: number | string, tasks: readonly string[], headers = settings) =>
  app.json(`/api/auth/staff/${id}/tasks`, 'PUT', { tasks }, headers);
const list = async (headers = settings) => app.request('/api/auth/staff', { headers });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const tasksOf = async (id: number) => {
  const members = (await (await list()).json()) as { id: number; tasks: StaffTask[] }[];
  return members.find((member) => member.id === id)?.tasks;
};

test('the list has only internal staff, by name and with their tasks', async () => {
  expect(await (await list()).json()).toEqual([
    { id: bo, loginName: 'bo@yrke.example', firstName: 'Bo', lastName: 'Alm', isActive: true, tasks: ['orders'] },
    {
      id: astrid,
      loginName: 'astrid@yrke.example',
      firstName: 'Astrid',
      lastName: 'Norelius',
      isActive: true,
      tasks: ['settings'],
    },
  ]);
});

test('only a member with the task settings gives tasks; a read-only member sees the list', async () => {
  expect([(await list({})).status, (await put(bo, [], {})).status]).toEqual([401, 401]);
  for (const tasks of [['orders', 'finance', 'customers'], ['read-only']] as const) {
    const headers = await app.bearer({ customer_id: bo, tasks });
    expect((await list(headers)).status).toBe(tasks[0] === 'read-only' ? 200 : 403);
    expect((await put(bo, ['settings'], headers)).status).toBe(403);
  }
  const administrator = await app.bearer({ customer_id: bo, storm_role: roles.administrator });
  expect((await put(bo, ['settings'], administrator)).status).toBe(403);
  expect(await tasksOf(bo)).toEqual(['read-only']);
});

test('tasks are replaced, and count from the next request with the same token', async () => {
  const hers = await app.bearer({ customer_id: bo, tasks: ['orders'] });
  const flag = () => app.json('/api/feature/features/UseKlevu', 'PUT', { enabled: true }, hers);
  expect((await flag()).status).toBe(403);
  const answer = await put(bo, ['settings', 'content', 'content']);
  expect([answer.status, ((await answer.json()) as { tasks: string[] }).tasks]).toEqual([200, ['content', 'settings']]);
  expect((await flag()).status).toBe(200);
  expect((await put(bo, [])).status).toBe(200);
  expect((await flag()).status).toBe(403);
  expect(await tasksOf(bo)).toEqual([]);
});

test('the last member with the task settings cannot give it up, unless another one can sign in', async () => {
  const refused = await put(astrid, ['orders']);
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'settings-needed']);
  expect(await tasksOf(astrid)).toEqual(['settings']);
  await put(bo, ['settings']);
  await shop.db.updateTable('account').set({ is_active: false }).where('customer_id', '=', bo).execute();
  expect((await put(astrid, [])).status).toBe(409);
  await shop.db.updateTable('account').set({ is_active: true }).where('customer_id', '=', bo).execute();
  expect((await put(astrid, [])).status).toBe(200);
});

test('a customer is not a member of staff, and an unknown task is refused', async () => {
  for (const id of [3, 999]) {
    const answer = await put(id, ['orders']);
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'staff-not-found']);
  }
  expect((await put(bo, ['everything'])).status).toBe(422);
  expect((await put('bo', ['orders'])).status).toBe(422);
});

test('the command line sets tasks without a permission, and writes an audit entry', async () => {
  const now = shop.clock.now();
  const given = await setStaffTasks(shop, now, { loginName: 'ASTRID@yrke.example', tasks: ['finance'] });
  expect(given).toMatchObject({ ok: true, value: { customerId: astrid, tasks: ['finance'] } });
  const { actor_kind, before, after } = await shop.db
    .selectFrom('audit_entry')
    .select(['actor_kind', 'before', 'after'])
    .executeTakeFirstOrThrow();
  expect({ actor_kind, before, after }).toEqual({
    actor_kind: 'operator',
    before: { tasks: ['settings'] },
    after: { tasks: ['finance'] },
  });
  const unknown = await setStaffTasks(shop, now, { loginName: 'olle@bygg.example', tasks: ['orders'] });
  expect(unknown).toEqual({ ok: false, refusal: { code: 'staff-not-found' } });
});
