import { beforeEach, expect, test } from 'vitest';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aGuest, openSendingShop, refused, type SendingShop, sendAs } from '#tests/build/sending.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { isPostgres } from '#tests/setup/test-database.ts';

// PGlite has one connection and takes one order at a time, so many concurrent orders are tested on PostgreSQL only.
const buyers = isPostgres() ? 200 : 30;
const pieces = isPostgres() ? 50 : 8;

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop({ API_RATE_LIMIT: '100000' });
  app = openTestApp(shop);
});

async function allAtOnce(): Promise<Response[]> {
  const guests = await Promise.all(Array.from({ length: buyers }, () => aGuest(app)));
  return Promise.all(guests.map((guest) => sendAs(app, guest)));
}

async function totals() {
  const { taken } = await shop.db
    .selectFrom('order_row')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('taken'), eb.val('0')).as('taken'))
    .executeTakeFirstOrThrow();
  const { on_hand } = await shop.db
    .selectFrom('stock')
    .select('on_hand')
    .where('sku', '=', trousers)
    .executeTakeFirstOrThrow();
  const orders = await shop.db.selectFrom('orders').select('id').execute();
  return { orders: orders.length, taken: Number(taken), onHand: on_hand };
}

test('O60 more buyers at once than pieces: all pieces are sold once, and the other buyers are refused', {
  timeout: 180_000,
}, async () => {
  await bringFeed(shop, [{ kind: 'stock', sku: trousers, quantity: pieces }]);
  const answers = await allAtOnce();
  const no = await Promise.all(answers.filter(({ status }) => status !== 200).map(refused));
  expect(no).toHaveLength(buyers - pieces);
  expect(new Set(no.map(({ status, orderCode }) => `${status} ${orderCode}`))).toEqual(new Set(['409 10']));
  expect(await totals()).toEqual({ orders: pieces, taken: pieces, onHand: 0 });
});

test('with a delivery on the way all buyers get their pieces, the first ones now', { timeout: 180_000 }, async () => {
  await bringFeed(shop, [{ kind: 'stock', sku: trousers, quantity: pieces, nextDeliveryDate: '2026-12-24' }]);
  const answers = await allAtOnce();
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await totals()).toEqual({ orders: buyers, taken: pieces, onHand: 0 });
});

test.runIf(isPostgres())(
  'two orders of the same in opposite order do not wait for each other',
  { timeout: 300_000 },
  async () => {
    await bringFeed(shop, [
      { kind: 'stock', sku: trousers, quantity: 1000 },
      { kind: 'stock', sku: gloves, quantity: 10_000 },
    ]);
    const [one, other] = [
      { sku: trousers, quantity: 1 },
      { sku: gloves, quantity: 10 },
    ];
    for (let round = 0; round < 20; round += 1) {
      const guests = await Promise.all(
        Array.from({ length: 20 }, (_, index) => aGuest(app, index % 2 === 0 ? [one, other] : [other, one])),
      );
      const answers = await Promise.all(guests.map((guest) => sendAs(app, guest)));
      expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    }
    expect(await totals()).toMatchObject({ orders: 400, onHand: 600 });
  },
);
