import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { customerDeleted } from '#modules/account/account-events.ts';
import { exportMyData } from '#modules/account/export-my-data.server.ts';
import { aConsumerVisit } from '#tests/build/buyers.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { findReturns, insertReturn } from './return-store.server.ts';

test('a person’s comments on returns are part of the data export and erased with the account; pieces and reason stay', async () => {
  const shop = await openTestShop();
  const [eva, kim] = [await aConsumerVisit(shop), await aConsumerVisit(shop, 'kim@home.example')];
  const { id: orderId } = await anOpenOrder(shop);
  const rows = [{ rowNumber: 100, quantity: 1, reason: 'too-small' as const }];
  const replacement = { orderId: randomUUID(), orderNo: '2' };
  for (const [askedBy, comment] of [
    [eva.claims?.customer_id, 'Too tight since my operation'],
    [kim.claims?.customer_id, 'Kim’s'],
  ] as const)
    await insertReturn(shop.db, { id: randomUUID(), orderId, rows, comment, askedAt: eva.now, askedBy, replacement });
  const exported = await exportMyData(shop, eva);
  expect(exported).toMatchObject({
    ok: true,
    value: {
      orderReturns: [
        { orderId, seq: 1, state: 'asked', rows, comment: 'Too tight since my operation', answer: '', replacement },
      ],
    },
  });
  const payload = { customerId: eva.claims?.customer_id ?? 0 };
  await shop.events.publish(shop.db, { name: customerDeleted, key: `customer ${payload.customerId}`, payload });
  await shop.events.deliverDue();
  expect(await findReturns(shop.db, orderId)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ comment: '', rows }),
      expect.objectContaining({ comment: 'Kim’s' }),
    ]),
  );
});
