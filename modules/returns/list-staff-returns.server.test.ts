import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { goods } from '#tests/build/goods.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { insertReturn, ordersSought, type ReturnsSought } from '../fulfilment/return-store.server.ts';
import { listStaffReturns } from './list-staff-returns.server.ts';

test('staff find returns by kind, by order number and by buyer', async () => {
  const shop = await openTestShop();
  await bringFeed(shop, goods);
  const first = await anOpenOrder(shop, { owner: { kind: 'public' } });
  const second = await anOpenOrder(shop, { owner: { kind: 'public' } });
  const asked = { rows: [], comment: '', askedBy: undefined, askedAt: shop.clock.now() };
  const add = async (orderId: string, more: object) =>
    (await insertReturn(shop.db, { ...asked, ...more, id: randomUUID(), orderId })).id;
  const plain = await add(first.id, {});
  const withdrawal = await add(first.id, { kind: 'withdrawal' });
  const exchange = await add(second.id, { replacement: { orderId: first.id, orderNo: first.orderNo } });

  const visit = aVisit({ now: shop.clock.now(), claims: someClaims({ tasks: ['orders'] }) });
  const part = { limit: 10, isDescending: false, after: undefined, before: undefined };
  const found = async (sought: Partial<ReturnsSought>) => {
    const listed = await listStaffReturns(shop, visit, { state: 'asked', search: '', ...sought, part });
    return listed.ok ? listed.value.items.map((item) => item.asked.id).sort() : listed;
  };
  expect(await found({})).toEqual([plain, withdrawal, exchange].sort());
  expect(await found({ kind: 'return' })).toEqual([plain]);
  expect(await found({ kind: 'withdrawal' })).toEqual([withdrawal]);
  expect(await found({ kind: 'exchange' })).toEqual([exchange]);
  expect(await found({ search: second.orderNo })).toEqual([exchange]);
  expect(await found({ search: 'EVA@home', kind: 'exchange' })).toEqual([exchange]);
  expect(await found({ search: 'nobody' })).toEqual([]);
});

test('a search of returns reads the index of orders, not all orders', async () => {
  const shop = await openTestShop();
  const plan = await shop.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<Record<string, string>>`explain ${ordersSought('eva@home')}`.execute(db);
    return rows.map((row) => Object.values(row).join()).join('\n');
  });
  expect(plan).toContain('orders_search_text');
});
