import { expect, test } from 'vitest';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { replacementOrder } from './replacement-order.ts';

test('a replacement is sold as the first article was, in packs and units, and costs nothing', () => {
  const row = { ...anOrderRow({ rowNumber: 300, quantity: 24, soldBy: 'PR' }), packSize: 12, backOrdered: 12 };
  const { order } = anOrder({ rows: [row] });
  const article = { sku: '100011100100C52', colour: 'Navy', size: 'C52', picture: undefined };
  const ids = { id: 'new', cartId: 'cart', returnId: 'return', now: new Date('2026-11-17T10:00:00Z') };
  const first = { ...order, orderNo: '100001', givenUpAt: undefined };
  const made = replacementOrder(first, [{ rowNumber: 300, quantity: 12, article }], ids);
  expect(made.rows).toMatchObject([
    {
      rowNumber: 100,
      sku: '100011100100C52',
      size: 'C52',
      quantity: 12,
      packSize: 12,
      soldBy: 'PR',
      taken: 12,
      backOrdered: 0,
      price: { total: { net: { amount: 0 }, gross: { amount: 0 } } },
    },
  ]);
  expect(made.exchange).toEqual({ orderId: order.id, orderNo: '100001', returnId: 'return' });
});
