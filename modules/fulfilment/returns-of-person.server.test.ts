import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { customerDeleted } from '#modules/account/account-events.ts';
import { exportMyData } from '#modules/account/export-my-data.server.ts';
import { aConsumerVisit } from '#tests/build/buyers.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import type { GivenBack } from './given-back.ts';
import { saveGivenBack } from './given-back-store.server.ts';
import { findReturns, insertReturn } from './return-store.server.ts';

const sek = (amount: number) => money(amount, 'SEK');
const givenBack: GivenBack = {
  goodsNet: sek(3334),
  freightNet: sek(0),
  taxes: [{ basisPoints: 2500, net: sek(3334), tax: sek(833) }],
  rounding: sek(0),
  paid: sek(4167),
};

test('returns of a person are exported with comment and amount; with the account the comment is erased, pieces and reason stay', async () => {
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
  const own = (await findReturns(shop.db, orderId)).find(({ askedBy }) => askedBy === eva.claims?.customer_id);
  await saveGivenBack(shop.db, own?.id ?? '', givenBack);
  const exported = await exportMyData(shop, eva);
  expect(exported).toMatchObject({
    ok: true,
    value: {
      orderReturns: [
        {
          orderId,
          state: 'asked',
          rows,
          comment: 'Too tight since my operation',
          answer: '',
          replacement,
          givenBack,
        },
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
