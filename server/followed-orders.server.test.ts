import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import { orderPlaced } from '#modules/order/order-events.ts';
import { keptMails } from '#tests/build/approval-world.ts';
import { anOrder } from '#tests/build/order.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { subscriptions } from './subscriptions.ts';

const placed = { paymentState: 'Default', paymentMethodId: 169, status: 100, placedAt: new Date() } as const;

test('three placed orders are followed with one statement each for orders, documents and webhooks', async () => {
  const shop = await openTestShop();
  const { db, count } = countStatements(shop.db);
  const { mail, mails } = keptMails();
  const followers = subscriptions({ ...shop, db, mail }).filter(({ to }) => to === orderPlaced);
  const orderIds: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const made = anOrder({ ...placed });
    await insertOrder(shop.db, made);
    orderIds.push(made.order.id);
  }
  const events = orderIds.map((orderId) => ({
    name: orderPlaced,
    key: orderId,
    payload: { orderId },
    eventId: randomUUID(),
    occurredAt: shop.clock.now(),
  }));
  await Promise.all(events.flatMap((event) => followers.map((follower) => follower.handle(event))));
  expect(mails).toHaveLength(3);
  expect(count()).toBe(3);
});
