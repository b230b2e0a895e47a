import { beforeEach, expect, test } from 'vitest';
import { aWaitingOrder } from '#tests/build/placed-order.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { deliverSimulated } from '../payment/deliver-simulated.server.ts';
import { tokenOfCard } from '../payment/test-cards.ts';
import { settleAbandoned } from './settle/settle-abandoned.server.ts';

const approved = '4111 1111 4555 1142';
const approvedLateAndTwice = '5555 4444 3333 1111';
const refused = '5500 0000 0000 0004';

let shop: TestShop;
let app: TestApp;
let order: Awaited<ReturnType<typeof aWaitingOrder>>;
let sessionId: string;

/** The simulated provider of the shop, called over HTTP like a real one. */
beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  order = await aWaitingOrder(shop);
  const session = await shop.payment.createSession({
    orderId: order.id,
    amount: order.due,
    country: 'SE',
    locale: 'sv-SE',
    kind: 'card',
    shopper: { email: 'eva@home.example', reference: undefined, address: '192.0.2.1' },
    returnUrl: 'http://se.localhost:3000/sv/kassa/status/external',
    idempotencyKey: order.id,
  });
  ({ sessionId } = session);
  await shop.db.updateTable('payment').set({ session_id: sessionId, expires_at: session.expiresAt }).execute();
});

const post = async (path: string, body: object) => {
  const answer = await app.json(`/api/order/payments/${path}`, 'POST', body);
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
};
const pay = async (card: string) => (await post(`simulator/${sessionId}`, { token: tokenOfCard(card) })).body;
const comeBack = (sessionResult: string | undefined) => post('return', { order: order.link, sessionId, sessionResult });

async function hearNotifications() {
  for (let rounds = 0; rounds < 4; rounds += 1) {
    shop.clock.moveBy(30_000);
    await deliverSimulated(shop, async (body) => {
      expect((await post('notifications/simulator', body)).status).toBe(200);
    });
    await shop.events.deliverDue();
  }
}

const payment = () => shop.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow();

test.each([approved, approvedLateAndTwice])(
  'Y06 paid with the test card %s: page, then notifications',
  async (card) => {
    const { sessionResult } = await pay(card);
    expect(await comeBack(sessionResult)).toMatchObject({ status: 200, body: { paymentState: 'Confirmed' } });
    await hearNotifications();
    expect(await order.state()).toMatchObject({ payment: 'Confirmed', status: 100, onHand: 8 });
    expect(await payment()).toMatchObject({ captured_at: expect.any(Date), voided_at: null });
  },
);

test.each([approved, approvedLateAndTwice])(
  'Y06 paid with %s: only notifications arrive, the buyer does not return',
  async (card) => {
    await pay(card);
    await hearNotifications();
    expect(await order.state()).toMatchObject({ payment: 'Confirmed', status: 100, onHand: 8 });
    expect(await payment()).toMatchObject({ captured_at: expect.any(Date), voided_at: null });
  },
);

test('Y06 a refused card gives the cart back, whether the page or the notification reports it first', async () => {
  const { sessionResult } = await pay(refused);
  expect(await comeBack(sessionResult)).toMatchObject({ body: { paymentState: 'Failed' } });
  await hearNotifications();
  expect(await order.state()).toMatchObject({ payment: 'Failed', onHand: 10, isCartOpen: true });
});

test('Y06 without a payment, the order is given up when its session is over', async () => {
  shop.clock.moveBy(3 * 60 * 60_000);
  await settleAbandoned(shop);
  expect(await order.state()).toMatchObject({ payment: 'Cancelled', onHand: 10, isCartOpen: true });
});

test('an order that is given up while the buyer pays: the money is refunded', async () => {
  await pay(approved);
  await shop.db.updateTable('payment').set({ session_id: null, look_again_at: shop.clock.now() }).execute();
  await settleAbandoned(shop);
  await hearNotifications();
  expect(await order.state()).toMatchObject({ payment: 'Cancelled', onHand: 10, isCartOpen: true });
  expect(await payment()).toMatchObject({ captured_at: null, voided_at: expect.any(Date) });
});

test('unsigned notifications are refused', async () => {
  const item = { eventCode: 'AUTHORISATION', success: 'true', pspReference: 'X', merchantReference: order.id };
  const body = { live: 'false', notificationItems: [{ NotificationRequestItem: item }] };
  expect((await post('notifications/simulator', body)).status).toBe(401);
  expect(await comeBack('made up')).toMatchObject({ body: { paymentState: 'Pending' } });
  expect(await order.state()).toMatchObject({ payment: 'Pending' });
});
