import { beforeEach, expect, test } from 'vitest';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import { trousers } from '#tests/build/goods.ts';
import { aCxmlSystem, aReturnedCart, envelopeOf, orderRequestOf, postCxml } from '#tests/build/procurement-order.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let shop: SendingShop;
let app: TestApp;
let system: Awaited<ReturnType<typeof aCxmlSystem>>;
let items: Awaited<ReturnType<typeof aReturnedCart>>['items'];

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aCxmlSystem(shop, app);
  items = (await aReturnedCart(app, system, [{ sku: trousers, quantity: 2 }])).items;
  expect(await send('1', { items })).toMatchObject({ code: 200 });
});

const send = (payload: string, facts: Parameters<typeof orderRequestOf>[0]) =>
  postCxml(app, envelopeOf({ secret: system.secret, payloadId: `${payload}@buyer`, body: orderRequestOf(facts) }));

const orders = () =>
  shop.db.selectFrom('orders').select(['id', 'order_no', 'state', 'payable']).orderBy('order_no').execute();
const onHand = async () =>
  (await shop.db.selectFrom('stock').select('on_hand').where('sku', '=', trousers).executeTakeFirstOrThrow()).on_hand;

test('an order that is deleted returns its goods; the same document again changes nothing', async () => {
  const [first] = await orders();
  const deleted = await send('2', { items, type: 'delete', reference: '1@buyer' });
  expect(deleted).toMatchObject({ code: 200, words: `Our order ${first?.order_no} is withdrawn.` });
  expect(await orders()).toMatchObject([{ state: 'refused' }]);
  expect(await onHand()).toBe(10);
  expect(await send('2', { items, type: 'delete', reference: '1@buyer' })).toMatchObject({ words: deleted.words });
  expect(await send('3', { items, type: 'delete' })).toMatchObject({ code: 409, words: 'The order PO-1 was deleted.' });
});

test('an order that is updated is replaced, at the agreed prices', async () => {
  const more = items.map((item) => ({ ...item, quantity: 4 }));
  const updated = await send('2', { items: more, type: 'update', reference: '1@buyer' });
  const [first, second] = await orders();
  expect(updated.code).toBe(200);
  expect(updated.words).toContain(`It is our order ${second?.order_no} in place of ${first?.order_no}.`);
  expect([first?.state, second?.state, second?.payable]).toEqual(['refused', 'received', 400_000]);
  expect(await onHand()).toBe(6);
  expect((await send('2', { items: more, type: 'update' })).words).toBe(updated.words);
  expect(await orders()).toHaveLength(2);
  // The next document is about the order that stands now.
  expect(await send('3', { items, type: 'delete' })).toMatchObject({
    words: `Our order ${second?.order_no} is withdrawn.`,
  });
  expect(await onHand()).toBe(10);
});

test('an update that cannot be followed leaves the first order as it is', async () => {
  const tooMany = items.map((item) => ({ ...item, quantity: 40 }));
  expect((await send('2', { items: tooMany, type: 'update' })).code).toBe(400);
  expect(await orders()).toMatchObject([{ state: 'received' }]);
  expect(await onHand()).toBe(8);
});

test('goods that are on their way are not taken back, and an unknown order is not found', async () => {
  const [first] = await orders();
  const report = {
    kind: 'delivery' as const,
    dispatchNumber: 'D-1',
    carrier: 'PostNord',
    rows: [{ rowNumber: 100, quantity: 1 }],
  };
  await applyReport(shop, { orderId: first?.id ?? '', source: 'erp', messageId: 'm1', report });
  for (const type of ['update', 'delete'] as const)
    expect(await send(type, { items, type })).toMatchObject({
      code: 409,
      words: 'The order PO-1 cannot be changed any more: its goods are on their way.',
    });
  expect(await send('9', { items, type: 'delete', orderId: 'PO-9' })).toMatchObject({
    code: 400,
    words: 'The order PO-9 is not known.',
  });
});
