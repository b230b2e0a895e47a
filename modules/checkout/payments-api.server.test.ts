import { beforeEach, describe, expect, test } from 'vitest';
import { ok, refuse } from '#core/result.ts';
import { aWaitingOrder } from '#tests/build/placed-order.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openPayingShop, type PayingShop } from '#tests/setup/paying-shop.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { readSigned, signatureOf } from '../payment/notifications/signed-notifications.server.ts';
import type { Notification } from '../payment/provider.ts';

let shop: PayingShop;
let order: Awaited<ReturnType<typeof aWaitingOrder>>;

beforeEach(async () => {
  shop = await openPayingShop();
  order = await aWaitingOrder(shop);
});

const post = async (path: string, body: unknown, at = shop) => {
  const answer = await openTestApp(at).json(`/api/order/payments/${path}`, 'POST', body, {
    origin: 'http://se.localhost:3000',
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const told = () => ({
  items: [
    { eventCode: 'AUTHORISATION', reference: 'A1', success: true, raw: {}, orderId: order.id, amount: order.due },
  ],
});

test('Y06 a returning buyer gets the outcome and the next page', async () => {
  shop.told.outcome = { kind: 'authorised', reference: 'A1', amount: order.due };
  const { link, sessionId } = order;
  expect(await post('return', { order: link, sessionId, redirectResult: 'x' })).toEqual({
    status: 200,
    body: {
      paymentState: 'Confirmed',
      link: `http://se.localhost:3000/sv/kassa/status/confirmed?o=${encodeURIComponent(link)}`,
    },
  });
});

test('a wrong seal or session gets the same answer as an unknown one', async () => {
  const { link, sessionId } = order;
  for (const body of [
    { order: `${link}x`, sessionId },
    { order: link, sessionId: 'other' },
  ])
    expect(await post('return', body)).toMatchObject({ status: 404, body: { code: 'order-not-found' } });
  expect(await order.state()).toMatchObject({ payment: 'Pending' });
});

test('signed notifications of the provider are accepted; unsigned ones and those of others are not', async () => {
  expect(await post('notifications/adyen', told())).toMatchObject({ status: 404 });
  const payment = { ...shop.payment, readNotifications: () => refuse({ code: 'notification-invalid' }) } as const;
  expect(await post('notifications/simulator', told(), { ...shop, payment })).toMatchObject({ status: 401 });
  expect(await order.state()).toMatchObject({ payment: 'Pending' });
  expect(await post('notifications/simulator', told())).toEqual({
    status: 200,
    body: { notificationResponse: '[accepted]' },
  });
  expect(await order.state()).toMatchObject({ payment: 'Confirmed' });
});

describe('a message with several items, some of them invalid', () => {
  const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
  const sender = { merchantAccount: 'TestMerchant', keys: [key] };
  const signedItem = (merchantReference: string, pspReference = 'A1') => {
    const item = {
      eventCode: 'AUTHORISATION',
      success: true,
      pspReference,
      merchantAccountCode: 'TestMerchant',
      merchantReference,
      amount: { value: order.due.amount, currency: order.due.currency },
    };
    return { ...item, additionalData: { hmacSignature: signatureOf(key, item) } };
  };
  const messageOf = (...items: object[]) => ({
    live: 'true',
    notificationItems: items.map((item) => ({ NotificationRequestItem: item })),
  });
  const signedShop = () => {
    const { log, lines } = logLines();
    const payment = { ...shop.payment, readNotifications: (body: unknown) => readSigned(sender, body) };
    return { at: { ...shop, log, payment }, lines };
  };
  const eventsOf = async () =>
    (await shop.db.selectFrom('payment_event').select('reference').orderBy('reference').execute()).map(
      ({ reference }) => reference,
    );

  test('the valid ones are accepted, the invalid ones are logged, and the answer is [accepted]', async () => {
    const { at, lines } = signedShop();
    const forged = { ...signedItem(order.id, 'A0'), success: true, pspReference: 'F1' };
    const unstorable = { ...signedItem(order.id, 'A2'), reason: 'a\0b' };
    const message = messageOf(forged, unstorable, { eventCode: 7 }, signedItem(order.id));
    expect(await post('notifications/simulator', message, at)).toEqual({
      status: 200,
      body: { notificationResponse: '[accepted]' },
    });
    expect(await order.state()).toMatchObject({ payment: 'Confirmed' });
    expect(await eventsOf()).toEqual(['A1']);
    const refused = lines.filter(({ msg }) => msg === 'an item of a payment notification was refused');
    expect(refused).toMatchObject([
      { position: 0, because: 'signature' },
      { position: 1, because: 'text' },
      { position: 2, because: 'shape' },
    ]);
  });

  test('if one item cannot be stored, the others are, and the provider is asked to send it again', async () => {
    const { at } = signedShop();
    const real = readSigned(sender, messageOf(signedItem(order.id)));
    if (!real.ok) throw new Error('refused');
    const [good] = real.value.taken;
    const unkeepable = { ...good, reference: 'a\0b' } as Notification;
    const readNotifications = () => ok({ taken: [unkeepable, good as Notification], refused: [] });
    const failing = { ...at, payment: { ...at.payment, readNotifications } };
    expect(await post('notifications/simulator', {}, failing)).toMatchObject({ status: 500 });
    expect(await eventsOf()).toEqual(['A1']);
    expect(await order.state()).toMatchObject({ payment: 'Confirmed' });
  });

  test('only invalid items are refused', async () => {
    const { at } = signedShop();
    const forged = { ...signedItem(order.id), pspReference: 'F1' };
    expect(await post('notifications/simulator', messageOf(forged), at)).toMatchObject({
      status: 401,
      body: { code: 'notification-invalid' },
    });
    expect(await eventsOf()).toEqual([]);
  });
});
