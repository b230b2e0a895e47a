import { beforeEach, describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { insertCampaign } from '#modules/promotion/campaign-store.server.ts';
import { aWaitingOrder } from '#tests/build/placed-order.ts';
import { aVisit } from '#tests/build/visit.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openPayingShop, type PayingShop } from '#tests/setup/paying-shop.ts';
import type { Notification } from '../../payment/provider.ts';
import type { Shop } from '../../shop.server.ts';
import { cancelPending } from '../cancel-pending.server.ts';
import { finishPayment } from '../finish-payment.server.ts';
import { settleAbandoned } from './settle-abandoned.server.ts';
import { settlePayment } from './settle-payment.server.ts';
import { takeNotifications } from './take-notifications.server.ts';

type Waiting = Awaited<ReturnType<typeof aWaitingOrder>>;

const visit = aVisit();
const waiting = { payment: 'Pending', status: 0, isPlaced: false, isGivenUp: false, onHand: 8, isCartOpen: false };
const paid = { ...waiting, payment: 'Confirmed', status: 100, isPlaced: true };
const givenUp = (payment: 'Failed' | 'Cancelled') => ({
  ...waiting,
  payment,
  isGivenUp: true,
  onHand: 10,
  isCartOpen: true,
});
const minutes = 60_000;
const hours = 60 * minutes;

let shop: PayingShop;
let order: Waiting;

beforeEach(async () => {
  shop = await openPayingShop();
  order = await aWaitingOrder(shop);
});

const authorised = (reference = 'A1') => ({ kind: 'authorised', reference, amount: order.due }) as const;
const comeBack = (facts: Partial<Parameters<typeof finishPayment>[2]> = {}) =>
  finishPayment(shop, visit, { link: order.link, sessionId: order.sessionId, redirectResult: 'x', ...facts });
const notify = (facts: Partial<Notification> = {}, at: Shop = shop) => {
  const told = { eventCode: 'AUTHORISATION', reference: 'A1', originalReference: undefined, success: true, raw: {} };
  const items = [{ ...told, orderId: order.id, amount: order.due, ...facts }];
  return takeNotifications(at, { provider: 'simulator', body: { items } });
};
const published = async () => {
  const rows = await shop.db.selectFrom('outbox_event').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
};

describe('Y06 page, return and notification come in any order, and each may be missing', () => {
  const ways: Record<string, () => Promise<unknown>> = {
    return: () => comeBack(),
    notification: () => notify(),
    'notification twice': () => notify().then(() => notify()),
    job: async () => {
      shop.clock.moveBy(31 * minutes);
      await settleAbandoned(shop);
    },
  };

  test.each([
    ['return'],
    ['notification'],
    ['job'],
    ['notification', 'return'],
    ['return', 'notification'],
    ['return', 'return', 'notification twice', 'job'],
    ['job', 'return', 'notification'],
  ])('%s %s %s %s', async (...names) => {
    shop.told.outcome = authorised();
    for (const name of names) await ways[name ?? '']?.();
    expect(await order.state()).toEqual(paid);
    await shop.events.deliverDue();
    expect(shop.changes).toEqual([`capture capture-${order.id}`]);
    expect(await published()).toEqual(['order-placed', 'payment-capture-due']);
    expect(await comeBack()).toMatchObject({ value: { page: 'confirmed', paymentState: 'Confirmed' } });
  });

  test('all at once', async () => {
    shop.told.outcome = authorised();
    await Promise.all([
      comeBack(),
      notify(),
      comeBack(),
      notify(),
      settlePayment(shop, { orderId: order.id, news: authorised() }),
    ]);
    expect(await order.state()).toEqual(paid);
    expect(await published()).toEqual(['order-placed', 'payment-capture-due']);
  });
});

test.each([
  ['refused', 'Failed', 'failed'],
  ['cancelled', 'Cancelled', 'canceled'],
] as const)('Y06 a payment that was %s gives back what the order took, once', async (kind, state, page) => {
  shop.told.outcome = { kind };
  expect(await comeBack()).toMatchObject({ ok: true, value: { page, paymentState: state } });
  expect(await order.state()).toEqual(givenUp(state));
  await comeBack();
  await notify({ success: false });
  expect(await order.state()).toEqual(givenUp(state));
  expect(await published()).toEqual(['order-given-up']);
  expect(await shop.db.selectFrom('stock_news').selectAll().execute()).toHaveLength(1);
});

test('Y06 the buyer is sent to the page that the order names, if it is a page of this shop', async () => {
  shop.told.outcome = { kind: 'refused' };
  const landed = await comeBack();
  expect(landed).toMatchObject({
    value: { link: `http://se.localhost:3000/sv/kassa/status/failed?o=${encodeURIComponent(order.link)}` },
  });
  const other = await openPayingShop();
  const redirectUrls = { failed: 'https://evil.example/x', confirmed: 'javascript:alert(1)' };
  const foreign = await aWaitingOrder(other, { payload: { redirectUrls } });
  other.told.outcome = { kind: 'refused' };
  const back = await finishPayment(other, visit, { link: foreign.link, sessionId: foreign.sessionId });
  expect(back).toMatchObject({
    value: { link: `http://se.localhost:3000/checkout/status/failed?o=${encodeURIComponent(foreign.link)}` },
  });
});

test('a payment after the order was given up is refunded, and the stock stays as it is', async () => {
  shop.clock.moveBy(31 * minutes);
  await settleAbandoned(shop);
  expect(await order.state()).toEqual(givenUp('Cancelled'));
  await notify();
  await notify({ eventCode: 'AUTHORISATION', reference: 'A1' });
  shop.told.outcome = authorised();
  await settlePayment(shop, { orderId: order.id, news: authorised() });
  await shop.events.deliverDue();
  expect(await order.state()).toEqual(givenUp('Cancelled'));
  expect(shop.changes).toEqual(['cancel void-A1']);
  await notify({ reference: 'A2' });
  await shop.events.deliverDue();
  expect(shop.changes).toEqual(['cancel void-A1', 'cancel void-A2']);
});

test('a paid order takes five statements: begin, lock, move, publish, commit; a repeated report takes one', async () => {
  const { db, count } = countStatements(shop.db);
  await settlePayment({ ...shop, db }, { orderId: order.id, news: authorised() });
  expect(count()).toBe(5);
  await notify({}, { ...shop, db });
  expect(count()).toBe(6);
  await shop.events.deliverDue();
  expect(shop.changes).toEqual([`capture capture-${order.id}`]);
  await notify({ eventCode: 'CAPTURE', reference: 'C1' }, { ...shop, db });
  expect(count()).toBe(7);
});

test('an authorisation of another amount is refunded and makes no order', async () => {
  await notify({ amount: money(order.due.amount - 1, 'SEK') });
  expect(await order.state()).toEqual(givenUp('Failed'));
  await shop.events.deliverDue();
  expect(shop.changes).toEqual(['cancel void-A1']);
});

test('a second authorisation of a paid order is refunded, the first one stays', async () => {
  await notify();
  await notify({ reference: 'A2' });
  await notify({ reference: 'A2' });
  await shop.events.deliverDue();
  expect(await order.state()).toEqual(paid);
  expect(shop.changes.toSorted()).toEqual([`cancel void-A2`, `capture capture-${order.id}`]);
  const payment = await shop.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
  expect(payment).toMatchObject({ reference: 'A1', voided_at: null, captured_at: shop.clock.now() });
});

test('Y03 after an error the payment is still open, and the drop-in opens again', async () => {
  shop.told.outcome = { kind: 'error' };
  expect(await comeBack()).toMatchObject({ value: { outcome: 'error', paymentState: 'Pending', page: 'external' } });
  expect(await order.state()).toEqual(waiting);
});

test('while the provider is unreachable the buyer waits, and the order stays as it is', async () => {
  shop.told.outcome = new Error('down');
  expect(await comeBack()).toMatchObject({ value: { page: 'external', paymentState: 'Pending' } });
  shop.clock.moveBy(31 * minutes);
  await settleAbandoned(shop);
  expect(await order.state()).toEqual(waiting);
  shop.told.outcome = authorised();
  shop.clock.moveBy(5 * minutes);
  await settleAbandoned(shop);
  expect(await order.state()).toEqual(paid);
});

test('a payment that the bank still processes is checked each hour, for a week', async () => {
  shop.told.outcome = { kind: 'pending' };
  expect(await comeBack()).toMatchObject({ value: { page: 'pending', paymentState: 'Pending' } });
  shop.clock.moveBy(59 * minutes);
  expect(await settleAbandoned(shop)).toMatchObject({ payments: 0 });
  shop.clock.moveBy(minutes);
  expect(await settleAbandoned(shop)).toMatchObject({ payments: 1 });
  expect(await order.state()).toEqual(waiting);
  shop.clock.moveBy(6 * 24 * hours);
  await settleAbandoned(shop);
  expect(await order.state()).toEqual(waiting);
  shop.clock.moveBy(24 * hours);
  await settleAbandoned(shop);
  expect(await order.state()).toEqual(givenUp('Cancelled'));
});

test('a payment without a result is not given up while its session is open', async () => {
  const expires_at = new Date(shop.clock.now().getTime() + 50 * minutes);
  await shop.db.updateTable('payment').set({ expires_at }).execute();
  shop.clock.moveBy(31 * minutes);
  await settleAbandoned(shop);
  expect(await order.state()).toEqual(waiting);
  shop.clock.moveBy(20 * minutes);
  await settleAbandoned(shop);
  expect(await order.state()).toEqual(givenUp('Cancelled'));
});

test('a stored notification that was not handled is handled by the job', async () => {
  const failing = { publish: () => Promise.reject(new Error('no')) };
  expect(await notify({}, { ...shop, events: failing })).toMatchObject({ ok: true });
  expect(await order.state()).toEqual(waiting);
  expect(await settleAbandoned(shop)).toMatchObject({ events: 0 });
  shop.clock.moveBy(minutes);
  expect(await settleAbandoned(shop)).toMatchObject({ events: 1 });
  expect(await order.state()).toEqual(paid);
});

test('notifications of captures are stored, also for unknown orders, and change no order', async () => {
  await notify({ eventCode: 'REPORT_AVAILABLE', orderId: 'a report' });
  await notify({ orderId: '0199f0a2-7c1e-7abc-8def-0123456789ab' });
  await notify({ eventCode: 'CAPTURE', reference: 'C1' });
  expect(await order.state()).toEqual(waiting);
  expect(await shop.db.selectFrom('payment').select('captured_at').executeTakeFirstOrThrow()).toEqual({
    captured_at: shop.clock.now(),
  });
  const open = shop.db.selectFrom('payment_event').selectAll().where('handled_at', 'is', null);
  expect(await open.execute()).toEqual([]);
  expect(await shop.db.selectFrom('payment_event').selectAll().execute()).toHaveLength(3);
});

describe('a buyer who leaves the payment', () => {
  test('gets the cart back', async () => {
    expect(await cancelPending(shop, visit, { link: order.link })).toMatchObject({ value: { page: 'canceled' } });
    expect(await order.state()).toEqual(givenUp('Cancelled'));
    expect(await cancelPending(shop, visit, { link: order.link })).toMatchObject({ value: { page: 'canceled' } });
  });

  test('keeps the order if the payment was made', async () => {
    shop.told.outcome = authorised();
    expect(await cancelPending(shop, visit, { link: order.link })).toMatchObject({ value: { page: 'confirmed' } });
    expect(await order.state()).toEqual(paid);
  });
});

test('gets the uses of a campaign back', async () => {
  const other = await openPayingShop();
  const id = '0199f0a2-7c1e-7abc-8def-0123456789ac';
  const definition = { maxUses: 1 } as never;
  await insertCampaign(other.db, { id, isActive: true, definition, now: other.clock.now() });
  await other.db.updateTable('campaign').set({ uses: 1 }).execute();
  const using = await aWaitingOrder(other, { campaignIds: [id] });
  await settlePayment(other, { orderId: using.id, news: { kind: 'refused' } });
  expect(await other.db.selectFrom('campaign').select('uses').execute()).toEqual([{ uses: 0 }]);
  expect(await other.db.selectFrom('campaign_use').selectAll().execute()).toEqual([]);
  const names = await other.db.selectFrom('outbox_event').select('name').orderBy('id').execute();
  expect(names.map(({ name }) => name)).toEqual(['order-given-up', 'campaign-uses-changed']);
});

test('a seal or session of another order opens nothing', async () => {
  const refused = { ok: false, refusal: { code: 'order-not-found' } };
  expect(await comeBack({ link: `${order.link}x` })).toEqual(refused);
  expect(await comeBack({ link: order.id })).toEqual(refused);
  expect(await comeBack({ sessionId: 'session-2' })).toEqual(refused);
  expect(await cancelPending(shop, visit, { link: 'x.y' })).toEqual(refused);
  expect(
    await settlePayment(shop, { orderId: '0199f0a2-7c1e-7abc-8def-0123456789ab', news: authorised() }),
  ).toBeUndefined();
});
