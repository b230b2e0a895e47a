import { beforeEach, expect, test } from 'vitest';
import { refuse } from '#core/result.ts';
import { aWaitingOrder } from '#tests/build/placed-order.ts';
import { openPayingShop, type PayingShop } from '#tests/setup/paying-shop.ts';
import { openTestApp } from '#tests/setup/test-app.ts';

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

test('Y06 a buyer who is back is told how it went and where to go', async () => {
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

test('another’s seal or session is answered like none', async () => {
  const { link, sessionId } = order;
  for (const body of [
    { order: `${link}x`, sessionId },
    { order: link, sessionId: 'other' },
  ])
    expect(await post('return', body)).toMatchObject({ status: 404, body: { code: 'order-not-found' } });
  expect(await order.state()).toMatchObject({ payment: 'Pending' });
});

test('the provider’s notifications are taken, another’s are not, and unsigned ones neither', async () => {
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
