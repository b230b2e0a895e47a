import { beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { anAccount } from '#tests/build/person.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;
let customerId: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
  const person = { emailAddress: 'ada@yrke.example', firstName: 'Ada', lastName: 'Berg', passwordHash: 'x' };
  customerId = await anAccount(shop.db, { ...person, role: roles.internal });
});

const claims = () => ({ customer_id: customerId, storm_role: roles.internal });
const read = async (path: string) => {
  const answer = await app.get(path, { claims: claims() });
  return { status: answer.status, text: await answer.text() };
};
const post = (path: string, fields: Record<string, string> | URLSearchParams, who: object = claims()) =>
  app.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: 'http://se.localhost:3000' },
    claims: who,
  });
const numbersIn = (text: string) => [...text.matchAll(/data-row-link="true"[^>]*>(\d+)</g)].map(([, number]) => number);
const linkOf = (text: string, rel: string) =>
  new RegExp(`<a[^>]*rel="${rel}"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]*rel="${rel}"`)
    .exec(text)
    ?.slice(1)
    .find(Boolean);

describe('a list', () => {
  test('says whether it is empty or nothing matches', async () => {
    expect((await read('/en/staff/orders')).text).toContain('No orders were found');
    await anOpenOrder(shop);
    const narrowed = await read('/en/staff/orders?search=nothing');
    expect([narrowed.status, numbersIn(narrowed.text)]).toEqual([200, []]);
    expect(narrowed.text).toContain('Nothing matches');
    expect(narrowed.text).toContain('Clear filters');
  });

  test('pages forwards by the key of its last row, and back', async () => {
    const made: string[] = [];
    for (let at = 0; at < 53; at += 1) made.unshift((await anOpenOrder(shop)).orderNo);
    const first = await read('/en/staff/orders');
    expect(numbersIn(first.text)).toEqual(made.slice(0, 50));
    expect(linkOf(first.text, 'prev')).toBeUndefined();
    const second = await read(linkOf(first.text, 'next')?.replaceAll('&amp;', '&') ?? '');
    expect(numbersIn(second.text)).toEqual(made.slice(50));
    expect(linkOf(second.text, 'next')).toBeUndefined();
    const back = await read(linkOf(second.text, 'prev')?.replaceAll('&amp;', '&') ?? '');
    expect(numbersIn(back.text)).toEqual(made.slice(0, 50));
  });

  test('is complete if the address has only unknown parameters', async () => {
    const { orderNo } = await anOpenOrder(shop);
    for (const query of ['status=lost', 'market=999', 'from=2026-99-99', 'sort=price', 'after=x~y', 'before=1~now()'])
      expect([query, numbersIn((await read(`/en/staff/orders?${query}`)).text)]).toEqual([query, [orderNo]]);
    const { text } = await read('/en/staff/orders?state=nonsense');
    expect([numbersIn(text), text.includes('Not known in this list: state=nonsense.')]).toEqual([[orderNo], true]);
  });

  test('is in the work shell, without the shop’s menu and footer', async () => {
    const { text } = await read('/en/staff/orders');
    expect(text).toContain('aria-label="Staff area"');
    for (const part of ['<footer', 'aria-label="Categories"', 'yrke-cart']) expect(text).not.toContain(part);
  });
});

test('several orders are moved by a form that needs no scripts, and a failing one does not stop the others', async () => {
  const [one, two] = [await anOpenOrder(shop), await anOpenOrder(shop)];
  const fields = new URLSearchParams({ intent: 'accept' });
  for (const id of [one.id, 'nonsense', two.id]) fields.append('ids', id);
  const moved = await post('/en/staff/orders?show=todo', fields);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/en/staff/orders?show=todo&done=bulk.2.1']);
  const states = await shop.db.selectFrom('orders').select('state').execute();
  expect(states.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
  expect((await post('/en/staff/orders', { intent: 'deny-rest', ids: one.id })).status).toBe(400);
});

describe('a view', () => {
  const view = {
    intent: 'save',
    list: 'staff-orders',
    query: '?status=received&after=1~1',
    returnTo: '/en/staff/orders',
  };

  test('is saved under a name and opens the list with its filters', async () => {
    const saved = await post('/en/work-answers/views', { ...view, name: 'To be taken in', isShared: 'on' });
    expect([saved.status, saved.headers.get('location')]).toEqual([
      302,
      '/en/staff/orders?status=received&done=view-saved',
    ]);
    const { text } = await read('/en/staff/orders?status=received');
    expect(text).toMatch(/aria-current="page"[^>]*>To be taken in</);
    expect(text).toContain('Remove the view To be taken in');
  });

  test('without a name is refused with a message, and redirects only within the shop', async () => {
    const refused = await post('/en/work-answers/views', { ...view, name: ' ' });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Name of the view')]);
    const elsewhere = await post('/en/work-answers/views', { ...view, name: 'x', returnTo: '//evil.example' });
    expect(elsewhere.headers.get('location')).toBe('/en?status=received&done=view-saved');
  });

  test('of a staff list is for staff only', async () => {
    const buyer = { storm_role: roles.b2c };
    expect((await post('/en/work-answers/views', { ...view, name: 'x' }, buyer)).status).toBe(403);
    expect(await shop.db.selectFrom('saved_view').select('id').execute()).toEqual([]);
  });
});

describe('files', () => {
  test('the rows of a list are sent as CSV and as Excel, with its filters', async () => {
    const { orderNo } = await anOpenOrder(shop);
    await anOpenOrder(shop, { marketId: 2 });
    const csv = await app.get('/en/staff/export/orders?market=1&file=csv', { claims: claims() });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('cache-control')).toBe('no-store');
    const [head, line, ...rest] = (await csv.text()).split('\r\n');
    expect(head).toContain('Order number,Status,Date,Company,Person,Buyer,Market,Total');
    expect(line).toMatch(new RegExp(`^${orderNo},Received,2026-11-16,,Eva Lind,eva@home.example,Sweden,283.45$`));
    expect(rest).toEqual(['']);
    const sheet = await app.get('/en/staff/export/orders?file=xlsx', { claims: claims() });
    expect([sheet.status, (await sheet.bytes()).slice(0, 2)]).toEqual([200, new Uint8Array([0x50, 0x4b])]);
    for (const path of ['orders?file=pdf', 'orders', 'people?file=csv', 'constructor?file=csv'])
      expect([path, (await read(`/en/staff/export/${path}`)).status]).toEqual([path, 404]);
  });

  test('without the staff role there are neither rows nor files', async () => {
    await anOpenOrder(shop);
    const buyer = { storm_role: roles.administrator, company_id: 1 };
    for (const path of ['/en/staff/orders.data', '/en/staff.data', '/en/staff/search.data?q=eva']) {
      const answer = await app.get(path, { claims: buyer });
      const text = await answer.text();
      expect([path, answer.status, text.includes('eva@home')]).toEqual([path, 403, false]);
    }
    expect((await app.get('/en/staff/export/orders?file=csv', { claims: buyer })).status).toBe(307);
  });
});
