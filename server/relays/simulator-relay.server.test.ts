import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { paySimulated } from '#modules/payment/pay-simulated.server.ts';
import { adyenSettings } from '#tests/setup/adyen-server.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { startHttpServer } from '#tests/setup/http-server.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { startSimulatorRelay } from './simulator-relay.ts';

test("the simulator's notifications arrive signed over HTTP at this process", async () => {
  const asked: { path: string | undefined; body: unknown }[] = [];
  const url = await startHttpServer(async (request, response) => {
    asked.push({ path: request.url, body: await json(request) });
    response.end('{}');
  });
  const shop = await openTestShop({ PORT: new URL(url).port });
  const { sessionId } = await shop.payment.createSession({
    orderId: 'order',
    amount: money(2790, 'ISK'),
    country: 'IS',
    locale: 'is-IS',
    kind: 'card',
    shopper: { email: 'kim@home.example', reference: undefined, address: '192.0.2.1' },
    returnUrl: 'http://localhost/en/checkout/status/external',
    idempotencyKey: 'order',
  });
  await paySimulated(shop, { now: shop.clock.now() }, { sessionId, token: 'approve' });
  shop.clock.moveBy(1000);
  const stop = startSimulatorRelay(shop);
  await eventually(() => expect(asked).toHaveLength(1));
  await stop();
  expect(asked[0]?.path).toBe('/api/order/payments/notifications/simulator');
  const read = shop.payment.readNotifications(asked[0]?.body);
  expect(read.ok && read.value.taken).toMatchObject([{ orderId: 'order', success: true, amount: money(2790, 'ISK') }]);
});

test('a real provider needs no relay', async () => {
  const shop = await openTestShop(adyenSettings);
  const stop = startSimulatorRelay({
    ...shop,
    get env(): never {
      throw new Error('nothing is to be delivered anywhere');
    },
  });
  await stop();
});
