import { beforeEach, expect, test } from 'vitest';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { languages } from '#core/locale.ts';
import { roles } from '#modules/auth/roles.ts';
import { sendNotice } from '#modules/notifications/send-notice.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;
let company: { id: number };
let ada: number;
let bo: number;

const orderId = '0199f0a2-7c1e-7abc-8def-0123456789ab';
const path = '/sv/minasidor/aviseringar';

beforeEach(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
  company = await aCompany('Bygg').save(shop.db);
  ({ id: ada } = await aPerson('ada@bygg.example').at(company).save(shop.db));
  ({ id: bo } = await aPerson('bo@bygg.example').at(company).save(shop.db));
  const sent = { to: 'ada@bygg.example', subject: 'x', text: 'x' };
  const reader = { customerId: ada, companyId: company.id, facts: { orderNo: '7001' } };
  await sendNotice(shop, {
    kind: 'order-delivered',
    message: { ...sent, messageId: '<order-1-delivered@shop.example>' },
    reader: { ...reader, page: 'accountOrder', params: { orderId } },
  });
  await sendNotice(shop, {
    kind: 'order-to-approve',
    message: { ...sent, messageId: '<order-2@shop.example>' },
    reader: { ...reader, page: 'companyPendingOrders' },
  });
});

const claimsOf = (customerId: number) => ({ customer_id: customerId, company_id: company.id, storm_role: roles.user });
const page = async (customerId: number, address = path) => {
  const answer = await app.get(address, { claims: claimsOf(customerId), host: 'se.localhost' });
  return { status: answer.status, html: await answer.text() };
};
const send = async (customerId: number, fields: Record<string, string>) => {
  const answer = await app.get(path, {
    method: 'POST',
    claims: claimsOf(customerId),
    host: 'se.localhost',
    headers: { origin: 'http://se.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return answer.status;
};
const idOf = async (kind: 'order-delivered' | 'order-to-approve') => {
  const { id } = await shop.db.selectFrom('notice').select('id').where('kind', '=', kind).executeTakeFirstOrThrow();
  return String(id);
};
const isRead = async () =>
  (await shop.db.selectFrom('notice').select('read_at').orderBy('id').execute()).map(({ read_at }) => read_at !== null);

test('N20 a signed-in person finds their notices by the bell, with links to open pages only, and marks them as read', async () => {
  const account = await page(ada, '/sv/minasidor/konto');
  expect(account.html).toContain('Olästa aviseringar: 2');
  expect(account.html).toContain(`href="${path}"`);
  const { status, html } = await page(ada);
  expect(status).toBe(200);
  expect(html).toContain('Beställning 7001 är levererad');
  expect(html).toContain(`href="/sv/minasidor/konto/bestallningar/${orderId}"`);
  expect(html).toContain('Beställning 7001 väntar på ditt beslut');
  expect(html).not.toContain(`href="${routeHref('companyPendingOrders', 'sv')}"`);
  expect(html.indexOf('väntar på ditt beslut')).toBeLessThan(html.indexOf('är levererad'));
  expect(await send(ada, { intent: 'read', id: await idOf('order-delivered') })).toBe(302);
  expect(await isRead()).toEqual([true, false]);
  expect((await page(ada)).html).toContain('Olästa aviseringar: 1');
  expect(await send(ada, { intent: 'read-all', id: await idOf('order-to-approve') })).toBe(302);
  expect(await isRead()).toEqual([true, true]);
  expect((await page(ada)).html).not.toMatch(/Olästa aviseringar: \d/);
});

test('N20 another person neither sees nor marks them, and visitors sign in first', async () => {
  const other = await page(bo);
  expect(other.status).toBe(200);
  expect(other.html).toContain('Inga aviseringar ännu');
  expect(other.html).not.toContain('7001');
  expect(await send(bo, { intent: 'read', id: await idOf('order-delivered') })).toBe(404);
  expect(await send(bo, { intent: 'read-all', id: await idOf('order-to-approve') })).toBe(302);
  expect(await isRead()).toEqual([false, false]);
  expect((await app.get(path, { host: 'se.localhost' })).status).toBe(307);
});

test('N20 the choices of the page are saved; a required mail cannot be cleared', async () => {
  const never = Object.fromEntries(
    ['approvals', 'logos', 'restock', 'reviews', 'imports'].map((topic) => [`mail.${topic}`, 'never']),
  );
  const mails = { ...never, 'mail.limits': 'now', 'mail.campaigns': 'daily', 'mail.orders': 'never' };
  expect(await send(ada, { intent: 'choices', 'shop.orders': 'on', ...mails })).toBe(302);
  const off = await shop.db.selectFrom('notice_choice').select(['topic', 'channel']).orderBy('topic').execute();
  expect(off.filter(({ channel }) => channel === 'mail').map(({ topic }) => topic)).toEqual([
    'approvals',
    'imports',
    'logos',
    'restock',
    'reviews',
  ]);
  expect(off.filter(({ channel }) => channel === 'digest').map(({ topic }) => topic)).toEqual(['campaigns']);
  expect(off.filter(({ topic }) => topic === 'orders')).toEqual([]);
});

test('N20 the page has its texts in every language', () => {
  const titles = languages.map((language) => shop.texts.say(language, 'notices', 'topic.restock'));
  expect(titles).toHaveLength(14);
  expect(new Set(titles).size).toBe(14);
});
