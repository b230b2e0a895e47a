import { createHmac, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { orderPending, orderPlaced } from '#modules/order/order-events.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import type { Report } from '../fulfilment/reports/report.ts';
import { insertReturn } from '../fulfilment/return-store.server.ts';
import { decideReturn } from '../returns/decide-return.server.ts';
import {
  addWebhook,
  listWebhookCalls,
  readWebhooks,
  removeWebhook,
  resendWebhookCall,
  switchWebhook,
} from './manage-webhooks.server.ts';
import { queueWebhooks } from './queue-webhooks.server.ts';
import { sendWebhooks } from './send-webhooks.server.ts';
import { webhookBodyOf, webhookNews } from './webhook-news.ts';

let shop: TestShop;
const minute = 60_000;
const staff = () => aVisit({ claims: someClaims() });

beforeEach(async () => {
  shop = await openTestShop();
});

type Heard = { readonly headers: Record<string, string | string[] | undefined>; readonly body: string };

/** A receiver that returns the given statuses in turn, then repeats the last. */
async function aReceiver(...statuses: number[]) {
  const heard: Heard[] = [];
  const url = await startHttpServer(async (request, response) => {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part as Uint8Array);
    heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.statusCode = statuses.length > 1 ? (statuses.shift() ?? 200) : (statuses[0] ?? 200);
    response.end();
  });
  const added = await addWebhook(shop, staff(), { url });
  if (!added.ok) throw new Error(added.refusal.code);
  return { heard, url, ...added.value };
}

async function place() {
  const { id, orderNo } = await anOpenOrder(shop);
  await shop.db
    .transaction()
    .execute((db) => shop.events.publish(db, { name: orderPlaced, key: id, payload: { orderId: id } }));
  await shop.events.deliverDue();
  return { id, orderNo };
}

async function calls(onlyGivenUp = false) {
  const read = await listWebhookCalls(shop, staff(), { onlyGivenUp, part: { limit: 50, isDescending: true } });
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value.items;
}

test('another system gets orders and their progress, signed with time and body', async () => {
  const { heard, secret } = await aReceiver();
  const { id, orderNo } = await place();
  expect(heard).toEqual([]);
  expect(await sendWebhooks(shop)).toBe(1);
  await applyReport(shop, { orderId: id, source: 'erp', messageId: 'm1', report: { kind: 'accepted' } });
  await shop.events.deliverDue();
  await sendWebhooks(shop);
  expect(await sendWebhooks(shop)).toBe(0);
  expect(heard.map(({ headers, body }) => [headers['yrke-event'], JSON.parse(body).order.orderNo])).toEqual([
    ['order-placed', orderNo],
    ['order-progressed', orderNo],
  ]);
  expect(JSON.parse(heard[1]?.body ?? '')).toMatchObject({ event: 'order-progressed', from: 100, to: 300 });
  for (const { headers, body } of heard) {
    const seconds = Math.floor(shop.clock.now().getTime() / 1000);
    const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    expect(headers['yrke-signature']).toBe(`t=${seconds},v1=${expected}`);
    expect(headers['yrke-delivery']).toBe(JSON.parse(body).id);
  }
});

const tell = async (orderId: string, report: Report) => {
  const applied = await applyReport(shop, { orderId, source: 'erp', messageId: randomUUID(), report });
  if (!applied.ok) throw new Error(applied.refusal.code);
  await shop.events.deliverDue();
};
const parse = ({ body }: Heard) => JSON.parse(body);
const eventsOf = (heard: readonly Heard[]) => heard.map((one) => parse(one).event);

test('invoices and returns are sent, each body matches its documentation and names the reported payment', async () => {
  const { heard } = await aReceiver();
  const { id } = await place();
  const rows = [{ rowNumber: 100, quantity: 3 }];
  await tell(id, { kind: 'delivery', dispatchNumber: 'D1', carrier: 'Norrfrakt', rows });
  await tell(id, { kind: 'invoice', rows, issuedOn: '2026-11-16' });
  const returnId = randomUUID();
  const back = { rowNumber: 100, quantity: 1, reason: 'too-small' } as const;
  const asked = { id: returnId, orderId: id, rows: [back], comment: 'Tight', askedAt: shop.clock.now() };
  await insertReturn(shop.db, { ...asked, askedBy: undefined });
  await decideReturn(shop, staff(), { returnId, state: 'accepted', answer: 'Yes' });
  await shop.events.deliverDue();
  await sendWebhooks(shop);
  expect(eventsOf(heard)).toEqual([
    'order-placed',
    'order-progressed',
    'order-paper-issued',
    'order-return-decided',
    'order-paper-issued',
  ]);
  for (const one of heard) {
    const news = webhookNews.find(({ event }) => event === parse(one).event);
    expect(news && webhookBodyOf(news).strict().parse(parse(one))).toEqual(parse(one));
  }
  const [, , invoice, decided, credit] = heard.map(parse);
  expect(invoice).toMatchObject({ number: 'SE100001', kind: 'invoice' });
  expect(decided).toMatchObject({ returnId, state: 'accepted' });
  expect(credit).toMatchObject({ kind: 'credit' });
  expect(credit.order).toMatchObject({
    currency: 'SEK',
    deliveries: [{ dispatchNumber: 'D1', rows }],
    returns: [{ id: returnId, state: 'accepted', rows: [back], comment: 'Tight', answer: 'Yes' }],
  });
  expect(credit.order.papers).toContainEqual(
    expect.objectContaining({
      number: 'SE100001',
      kind: 'invoice',
      amount: 186.26,
      currency: 'SEK',
      dueOn: '2026-12-16',
    }),
  );
  expect(credit.order.papers).toContainEqual(
    expect.objectContaining({ kind: 'credit', creditsNumber: 'SE100001', amount: -41.67, currency: 'SEK' }),
  );
  expect(credit.order.rows[0]).toMatchObject({ rowNumber: 100, quantity: 3, delivered: 3, returned: 1, denied: 0 });
});

test('calls of one order wait for the previous one, those of others do not', async () => {
  const { heard } = await aReceiver(500, 200);
  const { id } = await place();
  await sendWebhooks(shop);
  await tell(id, { kind: 'accepted' });
  const other = await place();
  await sendWebhooks(shop);
  expect(heard.map((one) => parse(one).order.id)).toEqual([id, other.id]);
  shop.clock.moveBy(minute);
  expect(await sendWebhooks(shop)).toBe(2);
  expect(eventsOf(heard.slice(2))).toEqual(['order-placed', 'order-progressed']);
  expect(heard.slice(2).map((one) => parse(one).order.id)).toEqual([id, id]);
});

test('a call that was given up blocks nothing', async () => {
  const { heard } = await aReceiver(...Array.from({ length: 10 }, () => 500), 200);
  const { id } = await place();
  await tell(id, { kind: 'accepted' });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await sendWebhooks(shop);
    shop.clock.moveBy(24 * 60 * minute);
  }
  expect(eventsOf(heard)).toEqual([...Array.from({ length: 10 }, () => 'order-placed'), 'order-progressed']);
});

test('a receiver that does not answer blocks no other', async () => {
  const answer = Promise.withResolvers<void>();
  const slow = await startHttpServer(async (_, response) => {
    await answer.promise;
    response.end();
  });
  await addWebhook(shop, staff(), { url: slow });
  const { heard } = await aReceiver();
  for (let count = 0; count < 25; count += 1) await place();
  const sending = sendWebhooks(shop);
  await eventually(() => expect(heard).toHaveLength(25));
  answer.resolve();
  expect(await sending).toBe(50);
});

test('a redirect is not a success, and responses are neither stored nor logged', async () => {
  const { heard, url: elsewhere } = await aReceiver();
  const url = await startHttpServer(
    (_, response) => void response.writeHead(307, { location: elsewhere }).end('secrets'),
  );
  await addWebhook(shop, staff(), { url });
  const logged: unknown[] = [];
  await place();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await sendWebhooks({ ...shop, log: { ...shop.log, warn: (...line: unknown[]) => void logged.push(line) } });
    shop.clock.moveBy(24 * 60 * minute);
  }
  expect(heard).toHaveLength(1);
  expect(await calls(true)).toMatchObject([{ lastAnswer: '307 Temporary Redirect' }]);
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toMatch(/secrets|127\.0\.0\.1/);
});

test('outside of local use, no call reaches this machine or its network', async () => {
  const { heard } = await aReceiver();
  await place();
  await sendWebhooks({ ...shop, env: { ...shop.env, APP_ENV: 'staging' } });
  expect(heard).toEqual([]);
  expect(await calls()).toMatchObject([{ attempts: 1, lastAnswer: '127.0.0.1 is not a public address' }]);
});

test('a repeated event is sent once', async () => {
  const { heard } = await aReceiver();
  const { id } = await anOpenOrder(shop);
  const event = {
    name: orderPlaced,
    key: id,
    payload: { orderId: id },
    eventId: '0199f0a2-7c1e-7abc-8def-0123456789ab',
    occurredAt: shop.clock.now(),
  };
  await queueWebhooks(shop, event);
  await queueWebhooks(shop, event);
  await Promise.all([sendWebhooks(shop), sendWebhooks(shop)]);
  expect(heard).toHaveLength(1);
});

test('an order that waits for approval is not sent', async () => {
  const { heard } = await aReceiver();
  const { id } = await anOpenOrder(shop, { kind: 'approval', status: 0, placedAt: undefined });
  await shop.events.publish(shop.db, { name: orderPending, key: id, payload: { orderId: id } });
  await shop.events.deliverDue();
  await sendWebhooks(shop);
  expect(heard).toEqual([]);
});

test('a failed call is retried with growing pauses', async () => {
  const { heard } = await aReceiver(500, 503, 204);
  await place();
  await sendWebhooks(shop);
  await sendWebhooks(shop);
  expect(heard).toHaveLength(1);
  expect(await calls()).toMatchObject([{ attempts: 1, lastAnswer: '500 Internal Server Error', takenAt: undefined }]);
  shop.clock.moveBy(minute);
  await sendWebhooks(shop);
  shop.clock.moveBy(minute);
  await sendWebhooks(shop);
  expect(heard).toHaveLength(2);
  shop.clock.moveBy(4 * minute);
  await sendWebhooks(shop);
  expect(heard).toHaveLength(3);
  expect(await calls()).toMatchObject([{ attempts: 3, nextAt: undefined, takenAt: shop.clock.now() }]);
});

test('after ten attempts a call is given up, until staff send it again', async () => {
  const { heard } = await aReceiver(...Array.from({ length: 10 }, () => 500), 200);
  await place();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await sendWebhooks(shop);
    shop.clock.moveBy(24 * 60 * minute);
  }
  expect(heard).toHaveLength(10);
  const [dead] = await calls(true);
  expect(dead).toMatchObject({ attempts: 10, nextAt: undefined, lastAnswer: '500 Internal Server Error' });
  const again = await resendWebhookCall(shop, { ...staff(), now: shop.clock.now() }, { id: dead?.id ?? '' });
  expect(again.ok).toBe(true);
  await sendWebhooks(shop);
  expect(heard).toHaveLength(11);
  expect(await calls(true)).toEqual([]);
});

test('an unreachable receiver is treated like one that refuses', async () => {
  await addWebhook(shop, staff(), { url: 'http://127.0.0.1:9/' });
  await place();
  await sendWebhooks(shop);
  expect(await calls()).toMatchObject([{ attempts: 1, givenUpAt: undefined }]);
});

test('a webhook that is off waits, and a deleted one loses its calls', async () => {
  const { id, heard } = await aReceiver();
  await place();
  await switchWebhook(shop, staff(), { id, isActive: false });
  await sendWebhooks(shop);
  expect(heard).toEqual([]);
  await switchWebhook(shop, staff(), { id, isActive: true });
  await sendWebhooks(shop);
  expect(heard).toHaveLength(1);
  await removeWebhook(shop, staff(), { id });
  expect(await calls()).toEqual([]);
  expect(await removeWebhook(shop, staff(), { id })).toMatchObject({ refusal: { code: 'webhook-not-found' } });
});

test('only internal staff can see and change webhooks', async () => {
  const visit = aVisit({ claims: someClaims({ storm_role: roles.administrator }) });
  const id = '0199f0a2-7c1e-7abc-8def-0123456789ab';
  const refused = { refusal: { code: 'not-allowed' } };
  expect(await readWebhooks(shop, visit)).toMatchObject(refused);
  const part = { limit: 1, isDescending: true };
  expect(await listWebhookCalls(shop, visit, { onlyGivenUp: false, part })).toMatchObject(refused);
  expect(await addWebhook(shop, visit, { url: 'https://erp.example' })).toMatchObject(refused);
  expect(await switchWebhook(shop, visit, { id, isActive: true })).toMatchObject(refused);
  expect(await removeWebhook(shop, visit, { id })).toMatchObject(refused);
  expect(await resendWebhookCall(shop, visit, { id })).toMatchObject(refused);
});
