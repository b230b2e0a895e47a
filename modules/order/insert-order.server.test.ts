import { beforeEach, expect, test } from 'vitest';
import { insertCampaign } from '#modules/promotion/campaign-store.server.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { insertOrder } from './insert-order.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

test('an order is stored with its rows and its payment, and gets the next number', async () => {
  const rows = [anOrderRow(), anOrderRow({ rowNumber: 200, quantity: 2.5, taken: 3, comment: 'Å "quoted"' })];
  const first = anOrder({ rows });
  expect(await insertOrder(shop.db, first)).toBe('100001');
  expect(await insertOrder(shop.db, anOrder())).toBe('100002');
  const order = await shop.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', first.order.id)
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    order_no: 100_001,
    send_key: `${first.order.cartId}:1`,
    payment_state: 'Pending',
    currency: 'SEK',
    payable: 350_000,
    tax: 70_000,
    data: { buyer: { email: 'eva@home.example' }, priced: { totals: { payable: { amount: 350_000 } } } },
    payload: { Source: 'NextFrontend' },
    given_up_at: null,
  });
  const lines = await shop.db
    .selectFrom('order_row')
    .selectAll()
    .where('order_id', '=', first.order.id)
    .orderBy('row_number')
    .execute();
  expect(lines).toMatchObject([
    { row_number: 100, quantity: '1.000', taken: 1 },
    { row_number: 200, quantity: '2.500', taken: 3, data: { comment: 'Å "quoted"', price: { quantity: 2.5 } } },
  ]);
  expect(lines[0]?.data).not.toHaveProperty('sku');
  const [payment] = await shop.db.selectFrom('payment').selectAll().where('order_id', '=', first.order.id).execute();
  expect(payment).toMatchObject({ kind: 'card', amount: 350_000, currency: 'SEK', session_id: null });
});

test('a cart has one active order; another may follow after it was given up', async () => {
  const first = anOrder();
  const { cartId } = first.order;
  await insertOrder(shop.db, first);
  await expect(insertOrder(shop.db, anOrder({ cartId }))).rejects.toThrow('orders_one_live');
  await shop.db.updateTable('orders').set({ given_up_at: new Date() }).where('id', '=', first.order.id).execute();
  await insertOrder(shop.db, anOrder({ cartId }));
});

test('without a payment due there is no payment row; limited campaigns are stored; all in one statement', async () => {
  const id = '0199f0a2-7c1e-7abc-8def-0123456789ac';
  await insertCampaign(shop.db, { id, isActive: true, definition: {} as never, now: new Date() });
  const counted = countStatements(shop.db);
  const order = anOrder({ paymentState: 'Default', paymentMethodId: 169, campaignIds: [id] });
  await insertOrder(counted.db, order);
  expect(counted.count()).toBe(1);
  expect(await shop.db.selectFrom('payment').selectAll().execute()).toEqual([]);
  expect(await shop.db.selectFrom('campaign_use').selectAll().execute()).toEqual([
    { campaign_id: id, order_id: order.order.id },
  ]);
});
