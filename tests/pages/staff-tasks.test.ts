import { beforeAll, expect, test } from 'vitest';
import { pages } from '#app/pages.ts';
import { recordChange } from '#modules/audit/record-change.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { saveStaffTasks } from '#modules/auth/staff-task-store.server.ts';
import { type StaffTask, staffTasks } from '#modules/auth/staff-tasks.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let get: Awaited<ReturnType<typeof openBuiltApp>>['get'];
let astrid: number;
let bo: number;

beforeAll(async () => {
  shop = await openTestShop();
  ({ get } = await openBuiltApp(shop));
  const staff = (email: string) => aPerson(email).withRole(roles.internal);
  astrid = (await staff('astrid@yrke.example').named('Astrid', 'Norelius').save(shop.db)).id;
  bo = (await staff('bo@yrke.example').named('Bo', 'Alm').save(shop.db)).id;
});

const claimsOf = (tasks: readonly StaffTask[]) => ({ customer_id: astrid, storm_role: roles.internal, tasks });
const open = (path: string, tasks: readonly StaffTask[]) => get(`/en/${path}`, { claims: claimsOf(tasks) });

/** The tasks that open each page of the staff area, except the overview. */
const openTo: Record<string, readonly StaffTask[]> = {
  'staff/flags': ['settings', 'read-only'],
  'staff/market-settings': ['settings', 'read-only'],
  'staff/clients': ['settings', 'read-only'],
  'staff/imports': ['catalogue', 'read-only'],
  'staff/business-feeds': ['customers', 'read-only'],
  'staff/campaigns': ['campaigns', 'read-only'],
  'staff/campaigns/new': ['campaigns', 'read-only'],
  'staff/orders': ['orders', 'finance', 'read-only'],
  'staff/returns': ['orders', 'read-only'],
  'staff/logos': ['orders', 'read-only'],
  'staff/webhooks': ['settings', 'read-only'],
  'staff/reviews': ['content', 'read-only'],
  'staff/companies': ['customers', 'read-only'],
  'staff/insights': ['insights', 'read-only'],
  'staff/newsletter': ['newsletter', 'read-only'],
  'staff/newsletter/growth': ['newsletter', 'read-only'],
  'staff/newsletter/import': ['newsletter', 'read-only'],
  'staff/messages': ['customers', 'read-only'],
  'staff/content': ['content', 'read-only'],
  'staff/content/companies': ['content', 'read-only'],
  'staff/media': ['content', 'read-only'],
  'staff/guides': ['content', 'read-only'],
  'staff/translations': ['content', 'read-only'],
  'staff/redirects': ['content', 'read-only'],
  'staff/redirects/missing': ['content', 'read-only'],
  'staff/punchout': ['customers', 'read-only'],
  'staff/members': ['settings', 'read-only'],
  'staff/history': ['settings', 'read-only'],
};

/** Open to all staff: the results depend on their tasks. */
const toAll = ['staff/search'];

test('the table above has every page of the staff area, and a detail page has the tasks of its list', () => {
  const staffPages = pages.filter(
    ({ pattern }) =>
      pattern.startsWith('staff/') && !pattern.startsWith('staff/export/') && pattern !== 'staff/translations/file',
  );
  const lists = staffPages.filter(({ pattern }) => !pattern.includes(':')).map(({ pattern }) => pattern);
  expect([...Object.keys(openTo), ...toAll].sort()).toEqual([...lists, 'staff/campaigns/new'].sort());
  for (const { pattern, tasks } of staffPages.filter(({ pattern }) => pattern.includes(':'))) {
    const list = staffPages.find((one) => one.pattern === pattern.split('/:')[0]);
    expect([pattern, tasks]).toEqual([pattern, list?.tasks]);
  }
});

test.each(Object.entries(openTo))(
  '%s is shown for each of its tasks, and forbidden with all the others',
  async (path, tasks) => {
    for (const task of tasks) expect([task, (await open(path, [task])).status]).toEqual([task, 200]);
    const others = staffTasks.filter((task) => !tasks.includes(task));
    expect((await open(path, others)).status).toBe(403);
  },
);

test('without any task only the overview is open, and other pages explain why', async () => {
  expect((await open('staff', [])).status).toBe(200);
  const forbidden = await open('staff/orders', []);
  expect(forbidden.status).toBe(403);
  expect(await forbidden.text()).toContain('This page is not for your role');
});

test('navigation and tiles link only to allowed pages', async () => {
  const linksFor = async (tasks: readonly StaffTask[]) => {
    const html = await (await open('staff', tasks)).text();
    const links = [...html.matchAll(/href="\/en\/(staff\/[a-z-]+)/g)].map(([, path = '']) => path);
    return [...new Set(links)].filter((path) => !toAll.includes(path)).sort();
  };
  expect(await linksFor([])).toEqual([]);
  expect(await linksFor(['content'])).toEqual([
    'staff/content',
    'staff/guides',
    'staff/media',
    'staff/redirects',
    'staff/reviews',
    'staff/translations',
  ]);
  expect(await linksFor(['finance'])).toEqual(['staff/orders']);
  expect(await linksFor(['orders'])).toEqual(['staff/logos', 'staff/orders', 'staff/returns']);
  expect(await linksFor(['catalogue'])).toEqual(['staff/imports']);
  expect(await linksFor(['read-only'])).toHaveLength(23);
});

test('tasks are given by a form that needs no scripts, and the audit has the change', async () => {
  const post = (id: number, given: readonly string[], tasks: readonly StaffTask[]) =>
    get(`/en/staff/members/${id}`, {
      method: 'POST',
      body: new URLSearchParams(given.map((task): [string, string] => ['tasks', task])),
      headers: { origin: 'http://se.localhost:3000' },
      claims: claimsOf(tasks),
    });
  expect((await post(bo, ['content'], ['read-only'])).status).toBe(403);
  expect((await post(999, ['content'], ['settings'])).status).toBe(404);
  const saved = await post(bo, ['content', 'orders'], ['settings']);
  expect([saved.status, saved.headers.get('location')]).toEqual([302, '/en/staff/members?done=saved']);
  const last = await post(astrid, ['orders'], ['settings']);
  expect(last.status).toBe(409);
  const form = await last.text();
  expect(form).toContain('At least one member of staff must keep the task “Settings”.');
  expect(form).toMatch(/<input[^>]*value="orders"[^>]*checked=""|<input[^>]*checked=""[^>]*value="orders"/);
  const history = await (await open(`staff/history?subject=${bo}`, ['read-only'])).text();
  expect(history).toContain('Tasks of staff changed');
  expect(history).toContain('orders, content');
});

test('the audit shows values about a person with the task of the change, otherwise only the field names', async () => {
  await recordChange(shop.db, aVisit({ claims: someClaims({ customer_id: astrid }) }), {
    action: 'review.decided',
    subject: 'review-1',
    before: { status: 'waiting' },
    after: { status: 'refused' },
    personal: { of: bo, before: { reason: '' }, after: { reason: 'Dear Bo, no.' } },
  });
  const history = async (tasks: readonly StaffTask[]) => (await open('staff/history?subject=review-1', tasks)).text();
  expect(await history(['settings', 'content'])).toContain('Dear Bo, no.');
  const hidden = await history(['settings', 'orders']);
  expect(hidden).not.toContain('Dear Bo');
  expect(hidden).toContain('only for staff with the task of this change');
});

test('the list of members is searched and filtered by task, and read-only staff see the tasks without a form', async () => {
  const namesFor = async (query: string) => {
    const html = await (await open(`staff/members?${query}`, ['settings'])).text();
    return [...html.matchAll(/<a[^>]*data-row-link[^>]*>(?:<span[^>]*>)?([^<]+)/g)].map(([, name]) => name);
  };
  await saveStaffTasks(shop.db, bo, ['content']);
  expect(await namesFor('')).toEqual(['Astrid Norelius', 'Bo Alm']);
  expect(await namesFor('sort=-name')).toEqual(['Bo Alm', 'Astrid Norelius']);
  expect(await namesFor('search=bo@yrke')).toEqual(['Bo Alm']);
  expect(await namesFor('task=content')).toEqual(['Bo Alm']);
  expect(await namesFor('task=none')).toEqual([]);
  expect(await namesFor('state=closed')).toEqual([]);
  const page = await (await open(`staff/members/${bo}`, ['read-only'])).text();
  expect(page).toContain('Bo Alm');
  expect(page).not.toContain('name="tasks"');
  expect(await (await open(`staff/members/${bo}`, ['settings'])).text()).toContain('name="tasks"');
  await saveStaffTasks(shop.db, bo, []);
  expect(await namesFor('task=none')).toEqual(['Bo Alm']);
});
