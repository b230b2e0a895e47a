import { expect, test } from 'vitest';
import { deliveryLabelOf } from './delivery-label.ts';
import { orderRowStatuses } from './order-row-status.ts';

test('H11 rows have eight statuses', () => {
  expect(orderRowStatuses).toEqual({
    Default: 0,
    NotDelivered: 1,
    ToBeInvoiced: 5,
    Invoiced: 7,
    Waiting: 10,
    Denied: 20,
    Confirmed: 30,
    Delivered: 50,
  });
});

test('H17 the same number has different meanings for a row and for a delivery', () => {
  const { Confirmed, Waiting, Denied } = orderRowStatuses;
  expect([Confirmed, Waiting, Denied].map(deliveryLabelOf)).toEqual(['unknown', 'not-delivered', 'unknown']);
});
