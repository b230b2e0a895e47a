import { beforeEach, expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import {
  aBuyer,
  aGuest,
  anotherCart,
  openSendingShop,
  refused,
  type SendingShop,
  sendAs,
  sent,
} from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { reopenCart } from '../cart/claim-cart.server.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

const countOrders = async () => (await shop.db.selectFrom('orders').select('id').execute()).length;
const onHand = async () =>
  (await shop.db.selectFrom('stock').select('on_hand').where('sku', '=', trousers).executeTakeFirstOrThrow()).on_hand;

/** A slow ERP: tests wait for its requests and let them continue. */
function slowExport() {
  const { orderExport } = shop;
  let arrived = 0;
  let letGo = () => {};
  let hasArrived = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const waiting = new Promise<void>((resolve) => {
    hasArrived = resolve;
  });
  const check = async () => {
    arrived += 1;
    hasArrived();
    await gate;
    return ok(undefined);
  };
  const slow = openTestApp(Object.assign(shop, { orderExport: { ...orderExport, check } }));
  return { app: slow, waiting, letGo: () => letGo(), arrived: () => arrived };
}

test('the same key twice, one after the other: one order, and the same answer, marked as repeated', async () => {
  const guest = await aGuest(app);
  const first = await sendAs(app, guest, {}, 'mine');
  const second = await sendAs(app, guest, {}, 'mine');
  expect(first.headers.get('idempotent-replay')).toBeNull();
  expect(second.headers.get('idempotent-replay')).toBe('true');
  expect(await sent(second)).toEqual(await sent(first));
  expect([await countOrders(), await onHand()]).toEqual([1, 9]);
});

test('without a key, the cart and its version are the key', async () => {
  const guest = await aGuest(app);
  const [first, second] = [await sent(sendAs(app, guest)), await sent(sendAs(app, guest, {}, `${guest.cartId}:1`))];
  expect(second).toEqual(first);
  expect(await countOrders()).toBe(1);
});

test('the same key twice at once: one order, equal answers', async () => {
  const guest = await aGuest(app);
  const { app: slow, letGo, waiting, arrived } = slowExport();
  const both = [sendAs(slow, guest, {}, 'mine'), sendAs(slow, guest, {}, 'mine')];
  await waiting;
  while (arrived() < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  letGo();
  const [first, second] = await Promise.all(both.map(sent));
  expect(second).toEqual(first);
  expect([await countOrders(), await onHand()]).toEqual([1, 9]);
});

test('O84 O85 another key for the same cart: 37 while it is sent, 38 afterwards', async () => {
  const guest = await aGuest(app);
  const { app: slow, letGo, waiting } = slowExport();
  const first = sendAs(slow, guest, {}, 'mine');
  await waiting;
  const during = await refused(sendAs(slow, guest, {}, 'yours'));
  expect(during).toMatchObject({ status: 409, code: 'order-being-processed', orderCode: 37 });
  letGo();
  await sent(first);
  expect(await refused(sendAs(slow, guest, {}, 'yours'))).toMatchObject({
    status: 409,
    code: 'cart-locked',
    orderCode: 38,
  });
  expect([await countOrders(), await onHand()]).toEqual([1, 9]);
});

const otherwise = { comment: 'Ring the bell' };

test('O85 the same key with other content: 422, and the order stays as it was', async () => {
  const guest = await aGuest(app);
  const first = await sent(sendAs(app, guest, {}, 'mine'));
  for (const key of ['mine', 'mine'])
    expect(await refused(sendAs(app, guest, otherwise, key))).toMatchObject({ status: 422, code: 'key-reused' });
  expect(await sent(sendAs(app, guest, {}, 'mine'))).toEqual(first);
  const [order] = await shop.db.selectFrom('orders').select('data').execute();
  expect([await countOrders(), order?.data.comment]).toEqual([1, '']);
});

test('O85 the key that is the cart and its version is a key as well: other content is 422', async () => {
  const guest = await aGuest(app);
  await sent(sendAs(app, guest));
  const key = `${guest.cartId}:1`;
  expect(await refused(sendAs(app, guest, otherwise, key))).toMatchObject({ status: 422, code: 'key-reused' });
});

test('O85 the same key for another cart of the same sender: 422, and neither order is the other’s', async () => {
  const company = await aCompany().save(shop.db);
  const buyer = await aBuyer(shop, app, { company });
  const first = await sent(sendAs(app, buyer, {}, 'mine'));
  const next = await anotherCart(app, buyer);
  for (const changed of [{}, otherwise])
    expect(await refused(sendAs(app, next, changed, 'mine'))).toMatchObject({ status: 422, code: 'key-reused' });
  expect(await countOrders()).toBe(1);
  const second = await sent(sendAs(app, next, {}, 'next'));
  expect(second.orderNo).not.toBe(first.orderNo);
  expect(await refused(sendAs(app, next, {}, 'mine'))).toMatchObject({ status: 422, code: 'key-reused' });
  expect(await sent(sendAs(app, buyer, {}, 'mine'))).toEqual(first);
});

test('O85 a key made of one cart is not another cart’s key', async () => {
  const guest = await aGuest(app);
  await sent(sendAs(app, guest, {}, `${guest.cartId}:1`));
  const other = await aGuest(app);
  const reused = await refused(sendAs(app, other, {}, `${guest.cartId}:1`));
  expect(reused).toMatchObject({ status: 422, code: 'key-reused' });
  expect(await countOrders()).toBe(1);
});

test('O85 a guest is recognised by the cookie of the first answer; another guest has separate keys', async () => {
  const guest = await aGuest(app);
  const first = await sendAs(app, guest, {}, 'mine');
  const next = await anotherCart(app, guest, first);
  expect(await refused(sendAs(app, next, {}, 'mine'))).toMatchObject({ status: 422, code: 'key-reused' });
  await sent(sendAs(app, await aGuest(app), {}, 'mine'));
  expect(await countOrders()).toBe(2);
});

test('O84 the same key for two carts at once: one order, the other gets 422', async () => {
  const company = await aCompany().save(shop.db);
  const buyer = await aBuyer(shop, app, { company });
  const next = await anotherCart(app, buyer);
  const { app: slow, letGo, waiting, arrived } = slowExport();
  const both = [sendAs(slow, buyer, {}, 'mine'), sendAs(slow, next, {}, 'mine')];
  await waiting;
  while (arrived() < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  letGo();
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect([await countOrders(), await onHand()]).toEqual([1, 9]);
});

test('O85 without a key: the same content gets the same order, other content 38', async () => {
  const guest = await aGuest(app);
  const first = await sent(sendAs(app, guest, {}, 'mine'));
  const again = await sendAs(app, guest);
  expect(again.headers.get('idempotent-replay')).toBe('true');
  expect(await sent(again)).toEqual(first);
  expect(await refused(sendAs(app, guest, otherwise))).toMatchObject({ status: 409, orderCode: 38 });
  expect([await countOrders(), await onHand()]).toEqual([1, 9]);
});

test('O84 without a key, twice at once: the second gets 37, and the order once it exists', async () => {
  const guest = await aGuest(app);
  const { app: slow, letGo, waiting } = slowExport();
  const first = sendAs(slow, guest);
  await waiting;
  for (const changed of [{}, otherwise])
    expect(await refused(sendAs(slow, guest, changed))).toMatchObject({ status: 409, orderCode: 37 });
  letGo();
  const order = await sent(first);
  expect(await sent(sendAs(slow, guest))).toEqual(order);
  expect([await countOrders(), await onHand()]).toEqual([1, 9]);
});

test('O84 the same key with two contents at once: one order, the other gets 422', async () => {
  const guest = await aGuest(app);
  const { app: slow, letGo, waiting, arrived } = slowExport();
  const both = [sendAs(slow, guest, {}, 'mine'), sendAs(slow, guest, otherwise, 'mine')];
  await waiting;
  while (arrived() < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  letGo();
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect([await countOrders(), await onHand()]).toEqual([1, 9]);
});

test('an order from before contents were stored is found by its key', async () => {
  const guest = await aGuest(app);
  const first = await sent(sendAs(app, guest));
  await shop.db.updateTable('orders').set({ content_digest: null }).execute();
  expect(await sent(sendAs(app, guest, otherwise))).toEqual(first);
});

test('O85 a cart that has become an order cannot be changed over the API: 38', async () => {
  const guest = await aGuest(app);
  await sent(sendAs(app, guest));
  const change = app.request(`/api/cart/carts/${guest.cartId}`, {
    method: 'PUT',
    body: JSON.stringify({ name: 'Another' }),
    headers: { ...guest.headers, 'content-type': 'application/json', origin: 'http://se.localhost:3000' },
  });
  expect(await refused(change)).toMatchObject({ status: 409, orderCode: 38 });
});

test('a cart that changes while it is sent is not ordered', async () => {
  const guest = await aGuest(app);
  const { app: slow, letGo, waiting } = slowExport();
  const first = sendAs(slow, guest);
  await waiting;
  await shop.db.updateTable('cart').set({ version: 2 }).where('id', '=', guest.cartId).execute();
  letGo();
  expect(await refused(first)).toMatchObject({ status: 409, code: 'cart-changed' });
  expect([await countOrders(), await onHand()]).toEqual([0, 10]);
  expect(await refused(sendAs(slow, guest, {}, `${guest.cartId}:1`))).toMatchObject({ code: 'cart-changed' });
  expect(await sent(sendAs(slow, guest, {}, `${guest.cartId}:2`))).toMatchObject({ orderNo: expect.any(String) });
});

test('a sender that crashed does not block the cart: its own key continues at once, another key after a while', async () => {
  const guest = await aGuest(app);
  await shop.db
    .updateTable('cart')
    .set({ sending_key: 'dead', sending_until: new Date(shop.clock.now().getTime() + 150_000) })
    .where('id', '=', guest.cartId)
    .execute();
  expect(await refused(sendAs(app, guest, {}, 'yours'))).toMatchObject({ orderCode: 37 });
  shop.clock.moveBy(151_000);
  expect(await sent(sendAs(app, guest, {}, 'yours'))).toMatchObject({ paymentState: 'Pending' });
  const other = await aGuest(app);
  await shop.db
    .updateTable('cart')
    .set({ sending_key: 'dead', sending_until: new Date(shop.clock.now().getTime() + 150_000) })
    .where('id', '=', other.cartId)
    .execute();
  expect(await sent(sendAs(app, other, {}, 'dead'))).toMatchObject({ paymentState: 'Pending' });
});

test('if the provider is unreachable the order waits, and the same key tries again', async () => {
  const guest = await aGuest(app);
  const { payment } = shop;
  const down = { ...payment, createSession: () => Promise.reject(new Error('down')) };
  const answer = await refused(sendAs(openTestApp({ ...shop, payment: down }), guest, {}, 'mine'));
  expect(answer).toMatchObject({ status: 502, code: 'payment-unavailable' });
  expect(await countOrders()).toBe(1);
  const again = await sent(sendAs(app, guest, {}, 'mine'));
  expect(again.payment?.sessionId).toBe(`session-${again.orderId}`);
  expect([await countOrders(), await onHand()]).toEqual([1, 9]);
});

test('the key of an order that was given up makes no second order; the reopened cart needs a new key', async () => {
  const guest = await aGuest(app);
  const { orderId } = await sent(sendAs(app, guest, {}, 'mine'));
  const now = shop.clock.now();
  await shop.db.updateTable('orders').set({ given_up_at: now, payment_state: 'Failed' }).execute();
  await reopenCart(shop.db, { cartId: guest.cartId, orderId, now });
  expect(await refused(sendAs(app, guest, {}, 'mine'))).toMatchObject({ status: 409, code: 'payment-over' });
  expect(await refused(sendAs(app, guest, {}, `${guest.cartId}:1`))).toMatchObject({ code: 'cart-changed' });
  const anew = await sent(sendAs(app, guest));
  expect(anew.orderId).not.toBe(orderId);
  expect(await countOrders()).toBe(2);
});
