import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { gloves, goods, trousers } from '#tests/build/goods.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { isPostgres } from '#tests/setup/test-database.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readStock } from '../assortment/read-stock.server.ts';
import { returnStock, takeStock } from './stock-store.server.ts';
import { tellStock } from './tell-stock.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [
    ...goods,
    { kind: 'stock', sku: trousers, quantity: 7 },
    { kind: 'stock', sku: gloves, quantity: 1, nextDeliveryDate: '2026-12-24' },
  ]);
});

const levels = async () => {
  const rows = await shop.db.selectFrom('stock').select(['sku', 'on_hand']).orderBy('sku').execute();
  return Object.fromEntries(rows.map(({ sku, on_hand }) => [sku, on_hand]));
};

test('takes what is available and returns the previous stock', async () => {
  const before = await takeStock(shop.db, [
    { sku: gloves, pieces: 3 },
    { sku: trousers, pieces: 2 },
    { sku: '999911100100C50', pieces: 1 },
  ]);
  expect(before).toEqual([
    { sku: trousers, onHand: 7, nextDeliveryDate: undefined },
    { sku: gloves, onHand: 1, nextDeliveryDate: '2026-12-24' },
  ]);
  expect(await levels()).toEqual({ [trousers]: 5, [gloves]: 0 });
});

test('among many levels only those of the order are read', async () => {
  await sql`insert into stock (sku, part_no, on_hand)
    select 'other ' || n, (select part_no from stock limit 1), 1 from generate_series(1, 3000) n`.execute(shop.db);
  await sql`analyze stock`.execute(shop.db);
  await shop.db.transaction().execute(async (db) => {
    const scanned = () => sql`select pg_stat_get_xact_tuples_returned('stock'::regclass)::int as rows`.execute(db);
    const before = await scanned();
    await takeStock(db, [{ sku: trousers, pieces: 2 }]);
    await returnStock(db, [{ sku: trousers, pieces: 2 }]);
    expect((await scanned()).rows).toEqual(before.rows);
  });
});

test('returned pieces are added to the current stock', async () => {
  await takeStock(shop.db, [{ sku: trousers, pieces: 5 }]);
  await bringFeed(shop, [{ kind: 'stock', sku: trousers, quantity: 20 }]);
  await returnStock(shop.db, [
    { sku: trousers, pieces: 3 },
    { sku: trousers, pieces: 2 },
    { sku: gloves, pieces: 0 },
  ]);
  expect(await levels()).toEqual({ [trousers]: 25, [gloves]: 1 });
});

test('snapshots get the changes of orders once', async () => {
  const shown = async () => (await readStock(shop, { skus: [trousers] }))[0]?.onHandValue;
  expect(await shown()).toBe(7);
  await takeStock(shop.db, [{ sku: trousers, pieces: 2 }]);
  await takeStock(shop.db, [{ sku: trousers, pieces: 1 }]);
  expect(await shown()).toBe(7);
  expect(await tellStock(shop)).toBe(true);
  expect(await shown()).toBe(4);
  expect(await tellStock(shop)).toBe(false);
  await returnStock(shop.db, [{ sku: trousers, pieces: 3 }]);
  await tellStock(shop);
  expect(await shown()).toBe(7);
});

const areWaiting = async (count: number) => {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(shop.db)).rows[0]?.count !== count) await sleep(10);
};

test.runIf(isPostgres())('a request waiting for a sku holds no lock on later ones, in any order', async () => {
  // Enough for all orders, because their order is not fixed.
  await returnStock(shop.db, [{ sku: gloves, pieces: 9 }]);
  const orders: Promise<unknown>[] = [];
  await shop.db.transaction().execute(async (db) => {
    await sql`select from stock where sku = ${trousers} for update`.execute(db);
    orders.push(
      takeStock(shop.db, [
        { sku: trousers, pieces: 1 },
        { sku: gloves, pieces: 2 },
      ]),
      takeStock(shop.db, [
        { sku: gloves, pieces: 1 },
        { sku: trousers, pieces: 2 },
      ]),
      returnStock(shop.db, [
        { sku: gloves, pieces: 1 },
        { sku: trousers, pieces: 2 },
      ]),
    );
    await areWaiting(3);
    await sql`select from stock where sku = ${gloves} for update nowait`.execute(db);
  });
  await Promise.all(orders);
  expect(await levels()).toEqual({ [trousers]: 6, [gloves]: 8 });
});
