import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import type { StaffTask } from '#modules/auth/staff-tasks.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { orderWatchers, type Watcher } from '#tests/build/order-watchers.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { insertMessage } from './message-store.server.ts';
import { mostMessages } from './order-message.ts';
import { answerMessage } from './write-message.server.ts';

type Listed = { messages: { id: string; body: string; author: string; isFromStaff: boolean }[]; mayWrite: boolean };

let shop: TestShop;
let app: TestApp;
let watchers: Awaited<ReturnType<typeof orderWatchers>>;
let orderId: string;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  watchers = await orderWatchers(shop);
  orderId = (await anOpenOrder(shop, { owner: watchers.owner })).id;
});

const path = (id = orderId, seal?: string) =>
  `/api/orderhistory/orders/${id}/messages${seal === undefined ? '' : `?o=${encodeURIComponent(seal)}`}`;
const headersOf = (who: Watcher) => app.bearer(watchers.claims[who]);

async function write(who: Watcher, body: string, id: string = randomUUID(), order = orderId) {
  const answer = await app.json(path(order), 'POST', { id, body }, await headersOf(who));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function list(who: Watcher, order = orderId) {
  const answer = await app.request(path(order), { headers: await headersOf(who) });
  return { status: answer.status, body: (await answer.json()) as Listed };
}

const bodies = async () => (await list('buyer')).body.messages.map(({ body }) => body);

test('buyer and admin write, staff answer, and all read the messages in order', async () => {
  const id = randomUUID();
  expect(await write('buyer', 'When?\nToday?', id)).toMatchObject({
    status: 201,
    body: {
      id,
      body: 'When?\nToday?',
      isFromStaff: false,
      author: expect.stringMatching(/./),
      written: expect.any(String),
    },
  });
  shop.clock.moveBy(1000);
  expect((await write('admin', 'Please hurry.')).status).toBe(201);
  const anna = await aPerson('anna@yrke.example').withRole(roles.internal).save(shop.db);
  const now = new Date(shop.clock.now().getTime() + 1000);
  const staff = aVisit({ now, claims: someClaims({ customer_id: anna.id, storm_role: roles.internal }) });
  await answerMessage(shop, staff, { orderId, id: randomUUID(), body: 'Soon.' });
  for (const who of ['buyer', 'admin'] as const) {
    const { body } = await list(who);
    expect(body.mayWrite).toBe(true);
    expect(body.messages.map((one) => [one.isFromStaff, one.body])).toEqual([
      [false, 'When?\nToday?'],
      [false, 'Please hurry.'],
      [true, 'Soon.'],
    ]);
  }
});

test('staff who act for the buyer’s company write as staff, only with the task orders', async () => {
  const owner = watchers.owner.kind === 'company' ? watchers.owner.companyId : undefined;
  const anna = await aPerson('anna@yrke.example').withRole(roles.internal).save(shop.db);
  const writeWith = async (...tasks: StaffTask[]) => {
    const headers = await app.bearer({ customer_id: anna.id, storm_role: roles.internal, company_id: owner, tasks });
    return (await app.json(path(), 'POST', { id: randomUUID(), body: 'It leaves today.' }, headers)).status;
  };
  expect(await writeWith()).toBe(404);
  expect(await writeWith('customers', 'finance')).toBe(403);
  expect(await writeWith('orders')).toBe(201);
  expect((await list('buyer')).body.messages).toMatchObject([{ isFromStaff: true, body: 'It leaves today.' }]);
  const entries = await app.request('/api/audit', { headers: await app.bearer() });
  expect(((await entries.json()) as { items: unknown[] }).items).toMatchObject([{ action: 'order.answered' }]);
});

test('for other visitors the order is not found: a colleague, a company, a consumer or a guest', async () => {
  const eva = watchers.claims.consumer.customer_id ?? 0;
  const consumers = (await anOpenOrder(shop, { owner: { kind: 'customer', customerId: eva } })).id;
  const guests = (await anOpenOrder(shop)).id;
  const tries: [Watcher, string][] = [
    ['colleague', orderId],
    ['consumer', orderId],
    ['stranger', orderId],
    ['otherAdmin', orderId],
    ['buyer', consumers],
    ['admin', consumers],
    ['stranger', consumers],
    ['buyer', guests],
    ['admin', guests],
    ['consumer', guests],
    ['buyer', '0199f0a2-7c1e-7abc-8def-0123456789ab'],
  ];
  for (const [who, order] of tries) {
    const statuses = [(await list(who, order)).status, (await write(who, 'x', randomUUID(), order)).status];
    expect([who, order, ...statuses]).toEqual([who, order, 404, 404]);
  }
  for (const order of [orderId, consumers, guests]) {
    expect((await app.request(path(order))).status).toBe(401);
    expect((await app.json(path(order), 'POST', { id: randomUUID(), body: 'x' })).status).toBe(401);
  }
  expect(await shop.db.selectFrom('order_message').selectAll().execute()).toEqual([]);
});

test('an admin bound to a team reaches only the orders of the team', async () => {
  await watchers.bindToTeams();
  expect([(await list('admin')).status, (await write('admin', 'x')).status]).toEqual([404, 404]);
  await watchers.joinTeam();
  expect([(await list('admin')).status, (await write('admin', 'x')).status]).toEqual([200, 201]);
});

test('a guest writes by the order’s seal; the seal of an account’s order is read-only, and opens no hidden order', async () => {
  const guests = (await anOpenOrder(shop)).id;
  const [own, other] = [sealOrder(shop.env, guests), sealOrder(shop.env, orderId)];
  const send = async (order: string, seal: string) =>
    (await app.json(path(order, seal), 'POST', { id: randomUUID(), body: 'Hello' })).status;
  for (const seal of [other, 'made up', '']) {
    expect(await send(guests, seal)).toBe(404);
    expect((await app.request(path(guests, seal))).status).toBe(404);
  }
  expect(await send(guests, own)).toBe(201);
  expect(await (await app.request(path(guests, own))).json()).toMatchObject({
    messages: [{ author: '', body: 'Hello' }],
    mayWrite: true,
  });
  expect(await send(orderId, other)).toBe(403);
  expect(await (await app.request(path(orderId, other))).json()).toEqual({ messages: [], mayWrite: false });
  await shop.db.updateTable('orders').set({ is_hidden: true }).where('id', '=', orderId).execute();
  expect((await app.request(path(orderId, other))).status).toBe(404);
  expect((await list('buyer')).status).toBe(404);
});

test('a repeated message is stored once; the same id with another text or order is refused and reveals nothing', async () => {
  const id = randomUUID();
  const first = await write('buyer', 'When?', id);
  shop.clock.moveBy(1000);
  expect(await write('buyer', 'When?', id)).toEqual(first);
  const other = (await anOpenOrder(shop, { owner: watchers.owner })).id;
  for (const again of [await write('buyer', 'Why?', id), await write('buyer', 'When?', id, other)]) {
    expect(again).toMatchObject({ status: 422, body: { code: 'key-reused' } });
    expect(JSON.stringify(again.body)).not.toContain('When?');
  }
  expect(await bodies()).toEqual(['When?']);
  expect((await list('buyer', other)).body.messages).toEqual([]);
});

test('empty, too long and unidentified messages are refused, and new ones above the maximum', async () => {
  const send = async (given: unknown) => (await app.json(path(), 'POST', given, await headersOf('buyer'))).status;
  for (const given of [
    { body: 'x' },
    { id: '1', body: 'x' },
    { id: randomUUID(), body: ' ' },
    { id: randomUUID(), body: 'x'.repeat(2001) },
  ])
    expect(await send(given)).toBe(422);
  const id = randomUUID();
  await write('buyer', 'first', id);
  const message = { orderId, isFromStaff: true, authorId: undefined, body: 'x', writtenAt: shop.clock.now() };
  for (let at = 1; at < mostMessages; at += 1) await insertMessage(shop.db, { ...message, id: randomUUID() });
  expect(await write('buyer', 'one more')).toMatchObject({ status: 409, body: { code: 'too-many-messages' } });
  expect((await write('buyer', 'first', id)).status).toBe(201);
});
