import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { orderStatuses } from './order-status.ts';

test('O35 nine statuses with the numbers of the API', () => {
  expect(orderStatuses).toEqual({
    Default: 0,
    Received: 100,
    SendToCustomer: 200,
    Confirmed: 300,
    PickupAtRetailer: 400,
    PartDelivered: 500,
    Delivered: 600,
    Invoiced: 700,
    Overdue: 800,
  });
});

test.each(languages)('O35 each status has a label in %s, and no two the same', (language) => {
  const { status } = JSON.parse(readFileSync(`messages/${language}/order.json`, 'utf8')) as {
    status: Record<string, string>;
  };
  expect(Object.keys(status)).toEqual(Object.keys(orderStatuses));
  expect(new Set(Object.values(status)).size).toBe(9);
});
