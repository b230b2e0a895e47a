import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { orderPlaced } from '#modules/order/order-events.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { applyReport } from './apply-report.server.ts';
import { addWebhook, readWebhooks, removeWebhook, resendWebhookCall, switchWebhook } from './manage-webhooks.server.ts';
import { queueWebhooks } from './queue-webhooks.server.ts';
import { sendWebhooks } from './send-webhooks.server.ts';

let shop: TestShop;
const minute = 60_000;
const staff = () => aVisit({ claims: someClaims() });

beforeEach(async () => {
  shop = await openTestShop();
});

type Heard = { readonly headers: Record<string, string | string[] | undefined>; readonly body: string };

/** A receiver that answers with the statuses given, one after the other, the last for ever. */
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
  return { heard, ...added.value };
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
  const read = await readWebhooks(shop, staff(), { onlyGivenUp });
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value.calls;
}

test('another system hears of orders and of their way, signed with the moment and the body', async () => {
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

test('the same event told twice to us is told once to them', async () => {
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

test('an order that is not placed yet is nobody’s to hear of', async () => {
  const { heard } = await aReceiver();
  const { id } = await anOpenOrder(shop, { status: 0 });
  const told = { name: orderPlaced, key: id, payload: { orderId: id }, occurredAt: shop.clock.now() };
  await queueWebhooks(shop, { ...told, eventId: '0199f0a2-7c1e-7abc-8def-0123456789ab' });
  await sendWebhooks(shop);
  expect(heard).toEqual([]);
});

test('what is not taken is tried again later and later', async () => {
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

test('after ten attempts it is a dead letter, until staff send it again', async () => {
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

test('a receiver that is not there is no worse than one that refuses', async () => {
  await addWebhook(shop, staff(), { url: 'http://127.0.0.1:9/' });
  await place();
  await sendWebhooks(shop);
  expect(await calls()).toMatchObject([{ attempts: 1, givenUpAt: undefined }]);
});

test('a webhook that is off waits, and one that is gone takes its calls with it', async () => {
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

test('only internal staff see and change webhooks', async () => {
  const visit = aVisit({});
  const id = '0199f0a2-7c1e-7abc-8def-0123456789ab';
  const refused = { refusal: { code: 'not-allowed' } };
  expect(await readWebhooks(shop, visit, { onlyGivenUp: false })).toMatchObject(refused);
  expect(await addWebhook(shop, visit, { url: 'https://erp.example' })).toMatchObject(refused);
  expect(await switchWebhook(shop, visit, { id, isActive: true })).toMatchObject(refused);
  expect(await removeWebhook(shop, visit, { id })).toMatchObject(refused);
  expect(await resendWebhookCall(shop, visit, { id })).toMatchObject(refused);
});
