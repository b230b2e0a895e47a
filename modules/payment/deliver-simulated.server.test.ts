import { beforeEach, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { deliverSimulated } from './deliver-simulated.server.ts';
import { paySimulated } from './pay-simulated.server.ts';
import { decideAtBank } from './simulated-bank.server.ts';

let shop: TestShop;
let told: string[];

beforeEach(async () => {
  shop = await openTestShop();
  told = [];
});

const due = money(129_900, 'SEK');

async function begin(orderId: string, kind: 'card' | 'redirect' = 'card'): Promise<string> {
  const { sessionId } = await shop.payment.createSession({
    orderId,
    amount: due,
    country: 'SE',
    locale: 'sv-SE',
    kind,
    shopper: { email: 'kim@home.example', reference: undefined, address: '192.0.2.1' },
    returnUrl: 'http://se.localhost:3000/sv/checkout/status/external',
    idempotencyKey: orderId,
  });
  return sessionId;
}

const visit = () => ({ now: shop.clock.now() });
const pay = (sessionId: string, token: string) => paySimulated(shop, visit(), { sessionId, token });

const take = async (body: object) => {
  const read = shop.payment.readNotifications(body);
  if (!read.ok) throw new Error(read.refusal.code);
  for (const { orderId, eventCode, success } of read.value.taken) told.push(`${orderId} ${eventCode} ${success}`);
};
const deliver = () => deliverSimulated(shop, take);

test('notifications are delivered at their time, once, in one message', async () => {
  await pay(await begin('a'), 'approve');
  await pay(await begin('b'), 'refuse');
  expect(await deliver()).toBe(0);
  shop.clock.moveBy(1000);
  expect(await deliver()).toBe(2);
  expect(told).toEqual(['a AUTHORISATION true', 'b AUTHORISATION false']);
  shop.clock.moveBy(60_000);
  expect(await deliver()).toBe(0);
});

test('an unaccepted notification is repeated later', async () => {
  await pay(await begin('a'), 'approve');
  shop.clock.moveBy(1000);
  const down = () => deliverSimulated(shop, () => Promise.reject(new Error('down')));
  await expect(down()).rejects.toThrow('down');
  expect(await deliver()).toBe(0);
  shop.clock.moveBy(9000);
  expect(await deliver()).toBe(1);
  expect(told).toEqual(['a AUTHORISATION true']);
});

test('concurrent deliveries do not repeat a notification', async () => {
  await pay(await begin('a'), 'approve');
  shop.clock.moveBy(1000);
  const counts = await Promise.all([deliver(), deliver()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
});

test('an unreliable provider delivers late, twice and out of order', async () => {
  await pay(await begin('a'), 'approve-untidy');
  shop.clock.moveBy(19_000);
  expect(await deliver()).toBe(0);
  for (let second = 0; second < 7; second++) {
    shop.clock.moveBy(1000);
    await deliver();
  }
  expect(told).toEqual(['a AUTHORISATION true', 'a AUTHORISATION true', 'a PENDING true']);
});

test('a slow bank approves a minute later', async () => {
  const sessionId = await begin('a', 'redirect');
  await decideAtBank(shop, visit(), { sessionId, decision: 'pending' });
  const outcome = () => shop.payment.readOutcome({ sessionId, orderId: 'a' });
  shop.clock.moveBy(1000);
  await deliver();
  expect(await outcome()).toEqual({ kind: 'pending' });
  shop.clock.moveBy(60_000);
  await deliver();
  expect(told).toEqual(['a PENDING true', 'a AUTHORISATION true']);
  expect(await outcome()).toMatchObject({ kind: 'authorised', amount: due });
});

test('a capture that is no longer possible is reported', async () => {
  const sessionId = await begin('a');
  await pay(sessionId, 'approve');
  const paid = await shop.payment.readOutcome({ sessionId, orderId: 'a' });
  const charge = { reference: paid.kind === 'authorised' ? paid.reference : '', amount: due, key: 'k' };
  await shop.payment.cancel(charge);
  await shop.payment.capture(charge);
  shop.clock.moveBy(1000);
  await deliver();
  expect(told).toEqual(['a AUTHORISATION true', 'a CANCELLATION true', 'a CAPTURE false']);
});
