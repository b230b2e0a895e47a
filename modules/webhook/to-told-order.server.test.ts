import { expect, test } from 'vitest';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { rowsWithNames } from '#tests/build/order-with-names.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import { readHeld } from '../fulfilment/hold-order.server.ts';
import { toToldOrder } from './to-told-order.ts';

test('denied names on jackets are reported as denied, as many as the view of the rows leaves out', async () => {
  const shop = await openTestShop();
  const { id } = await anOpenOrder(shop, { rows: rowsWithNames(3) });
  const report = { kind: 'denial', rows: [{ rowNumber: 100, quantity: 2 }] } as const;
  await applyReport(shop, {
    orderId: id,
    source: 'erp',
    messageId: 'm1',
    report: { ...report, rows: [...report.rows] },
  });
  const held = await readHeld(shop.db, id);
  const told = held && toToldOrder(held, []);
  expect(told?.rows.map(({ rowNumber, quantity, denied }) => [rowNumber, quantity, denied])).toEqual([
    [100, 3, 2],
    [150, 3, 2],
    [300, 1, 0],
  ]);
  const rows = await shop.db
    .selectFrom('order_row_view')
    .select(['row_number', 'coming'])
    .where('order_id', '=', id)
    .orderBy('row_number')
    .execute();
  expect(rows.map(({ row_number, coming }) => [row_number, Number(coming)])).toEqual([
    [100, 1],
    [150, 1],
    [300, 1],
  ]);
});
