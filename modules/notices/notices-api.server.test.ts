import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { sendNotice } from '../notifications/send-notice.server.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { removeNoticesBefore } from './notice-store.server.ts';
import { readNoticesOf, removeNoticesOf } from './notices-of-person.server.ts';

const path = '/api/notifications/notices';
const orderId = '0199f0a2-7c1e-7abc-8def-0123456789ab';

let shop: TestShop;
let app: TestApp;
let bygg: { id: number };
let ada: number;
let bo: number;
let sent: string[];

beforeEach(async () => {
  shop = await openTestShop();
  sent = [];
  app = openTestApp(shop);
  bygg = await aCompany('Bygg').save(shop.db);
  ({ id: ada } = await aPerson('ada@bygg.example').at(bygg).save(shop.db));
  ({ id: bo } = await aPerson('bo@bygg.example').at(bygg).save(shop.db));
});

const as = (customer_id: number, claims: Partial<Claims> = {}) =>
  app.bearer({ customer_id, storm_role: roles.user, company_id: bygg.id, ...claims });

type Kind = Exclude<NoticeKind, 'restocked' | 'promotion-code'>;

const send = (kind: Kind, event: string, about: object = {}) => {
  const message = { messageId: `<${event}@shop.example>`, to: 'ada@bygg.example', subject: 'x', text: 'x' };
  return sendNotice(
    { ...shop, mail: { send: async ({ messageId }) => void sent.push(messageId) } },
    { kind, message, reader: { customerId: ada, facts: { orderNo: '7001' }, ...about } },
  );
};
const aboutOrder = () => ({ companyId: bygg.id, page: 'accountOrder', params: { orderId } });

type Answer = { notices: { id: number; title: string; href: string | null; isRead: boolean }[]; unread: number };

const read = async (headers: Record<string, string>) => (await (await app.request(path, { headers })).json()) as Answer;
const titles = async (headers: Record<string, string>) => (await read(headers)).notices.map(({ title }) => title);
const choose = async (headers: Record<string, string>, choices: object[]) =>
  (await app.json(`${path}/choices`, 'PUT', { choices }, headers)).status;

test('N20 a person finds their notices, the newest first and each event once, beside the mails', async () => {
  await send('order-received', 'order-1', aboutOrder());
  await send('order-confirmed', 'order-1-confirmed', aboutOrder());
  await send('order-confirmed', 'order-1-confirmed', aboutOrder());
  expect(sent.slice(0, 2)).toEqual(['<order-1@shop.example>', '<order-1-confirmed@shop.example>']);
  const answer = await read(await as(ada));
  expect(answer).toMatchObject({
    unread: 2,
    next: null,
    notices: [
      {
        kind: 'order-confirmed',
        topic: 'orders',
        title: 'Beställning 7001 är bekräftad',
        href: `/sv/minasidor/konto/bestallningar/${orderId}`,
        isRead: false,
      },
      { kind: 'order-received', topic: 'orders', title: 'Din beställning 7001', isRead: false },
    ],
  });
});

test('N20 another person, a visitor and a procurement session neither read nor mark them', async () => {
  await send('order-received', 'order-1', aboutOrder());
  const [{ id } = { id: 0 }] = (await read(await as(ada))).notices;
  const other = await as(bo);
  expect(await read(other)).toEqual({ notices: [], unread: 0, next: null });
  const mark = async (headers: Record<string, string>) =>
    (await app.request(`${path}/${id}/read`, { method: 'POST', headers })).status;
  expect(await mark(other)).toBe(404);
  expect((await app.json(`${path}/read`, 'POST', { upTo: id }, other)).status).toBe(200);
  expect(await mark({})).toBe(401);
  expect((await app.request(path)).status).toBe(401);
  expect((await app.request(path, { headers: await as(ada, { punch_out_type: 'oci' }) })).status).toBe(403);
  expect((await read(await as(ada))).unread).toBe(1);
  expect(await mark(await as(ada))).toBe(200);
  expect((await read(await as(ada))).unread).toBe(0);
});

test('marking all leaves what came later unread', async () => {
  await send('order-received', 'order-1');
  const headers = await as(ada);
  const [{ id } = { id: 0 }] = (await read(headers)).notices;
  await send('order-delivered', 'order-1-delivered');
  expect((await app.json(`${path}/read`, 'POST', { upTo: id }, headers)).status).toBe(200);
  expect((await read(headers)).notices.map(({ isRead }) => isRead)).toEqual([false, true]);
});

test('a link leads only to a page that is open to the person, for the company they buy for', async () => {
  await send('order-to-approve', 'a', { companyId: bygg.id, page: 'companyPendingOrders' });
  await send('order-received', 'b', aboutOrder());
  const hrefs = async (claims: Partial<Claims>) =>
    (await read(await as(ada, claims))).notices.map(({ href }) => href !== null);
  expect(await hrefs({})).toEqual([true, false]);
  expect(await hrefs({ storm_role: roles.customerAdmin })).toEqual([true, true]);
  expect(await hrefs({ storm_role: roles.customerAdmin, company_id: bygg.id + 1 })).toEqual([false, false]);
});

test('a topic is turned off in the shop or by mail, but required mails stay', async () => {
  const headers = await as(ada);
  expect(await choose(headers, [{ topic: 'orders', shop: true, mail: false }])).toBe(422);
  const off = [
    { topic: 'orders', shop: false, mail: true },
    { topic: 'limits', shop: true, mail: false },
  ];
  expect(await choose(headers, off)).toBe(200);
  await send('order-received', 'order-1');
  await send('limit-approved', 'limit-1');
  expect(sent).toEqual(['<order-1@shop.example>']);
  expect(await titles(headers)).toEqual(['Din beloppsgräns är höjd']);
  expect(await choose(await as(bo), [])).toBe(200);
  expect((await readNoticesOf(shop.db, ada)).choices).toHaveLength(2);
});

test('notices are in the data export, and deleted with the account, also those that name the person, and after their time', async () => {
  await send('order-received', 'order-1');
  await send('limit-asked', 'limit-1', { facts: { name: 'Bo Berg' }, aboutId: bo });
  expect((await readNoticesOf(shop.db, ada)).notices).toMatchObject([
    { kind: 'order-received', facts: { orderNo: '7001' } },
    { kind: 'limit-asked', facts: { name: 'Bo Berg' } },
  ]);
  await removeNoticesOf(shop.db, bo);
  expect((await readNoticesOf(shop.db, ada)).notices).toHaveLength(1);
  await removeNoticesBefore(shop.db, new Date(shop.clock.now().getTime() + 1));
  expect((await readNoticesOf(shop.db, ada)).notices).toEqual([]);
  await send('order-received', 'order-2');
  await removeNoticesOf(shop.db, ada);
  expect(await readNoticesOf(shop.db, ada)).toEqual({ notices: [], choices: [] });
});

test('staff who act for a person read their notices, but mark and choose nothing', async () => {
  await send('order-received', 'order-1');
  const { id: by } = await aPerson('stina@yrke.example').withRole(roles.internal).save(shop.db);
  const headers = await as(ada, { acting: { by, until: 4_000_000_000 } });
  const [{ id } = { id: 0 }] = (await read(headers)).notices;
  expect((await app.request(`${path}/${id}/read`, { method: 'POST', headers })).status).toBe(403);
  expect(await choose(headers, [])).toBe(403);
});
