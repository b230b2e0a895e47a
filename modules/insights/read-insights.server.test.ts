import { beforeEach, expect, test } from 'vitest';
import type { CalendarDate } from '#core/dates.ts';
import { money } from '#core/money.ts';
import { roles } from '#modules/auth/roles.ts';
import { insertReturn } from '#modules/fulfilment/return-store.server.ts';
import { anOpenOrder, openOrderPayable } from '#tests/build/fulfilment.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { createInsights } from './create-insights.server.ts';
import { readInsights } from './read-insights.server.ts';

let shop: TestShop;
const staff = aVisit({ claims: someClaims({ storm_role: roles.internal, tasks: ['insights'] }) });
const period = { from: '2026-11-16' as CalendarDate, to: '2026-11-17' as CalendarDate };
const sought = { period, marketId: undefined, timeZone: 'Europe/Stockholm' };

beforeEach(async () => {
  shop = await openTestShop();
});

const placed = (time: string, facts: Parameters<typeof anOpenOrder>[1] = {}) =>
  anOpenOrder(shop, { placedAt: new Date(time), createdAt: new Date(time), ...facts });

const read = async (marketId?: number) => {
  const answer = await readInsights(shop, staff, { ...sought, marketId });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};

test('orders of the period count by days of the time zone, without tax, and are compared with the days before', async () => {
  // The first and the last minute of the period in Stockholm.
  await placed('2026-11-15T23:00:00Z');
  await placed('2026-11-17T22:59:00Z');
  await placed('2026-11-17T23:00:00Z');
  await placed('2026-11-13T23:00:00Z');
  await anOpenOrder(shop, { status: 0, placedAt: undefined, createdAt: new Date('2026-11-16T10:00:00Z') });
  const net = 10_001 + 7_775 + 4_900;
  const { sales, previous } = await read();
  expect(previous).toEqual({ from: '2026-11-14', to: '2026-11-15' });
  expect(net).toBeLessThan(openOrderPayable);
  expect(sales).toEqual([
    {
      marketId: 1,
      orders: 2,
      sales: money(2 * net, 'SEK'),
      average: money(net, 'SEK'),
      previousOrders: 1,
      previousSales: money(net, 'SEK'),
    },
  ]);
  expect((await read(4)).sales).toEqual([]);
});

test('counts of visits are those of the period and the market', async () => {
  const insights = createInsights(shop);
  const count = (kind: 'page' | 'product' | 'cart', marketId: number, time: string) =>
    insights.count({ kind, marketId, at: new Date(time) });
  count('page', 1, '2026-11-16T08:10:00Z');
  count('product', 1, '2026-11-17T22:10:00Z');
  count('cart', 4, '2026-11-16T08:10:00Z');
  count('page', 1, '2026-11-17T23:10:00Z');
  count('page', 1, '2026-11-14T08:10:00Z');
  await insights.flush();
  const counts = async (marketId?: number) =>
    (await read(marketId)).funnel.map(({ count, previous }) => [count, previous]);
  const [visits, ...others] = await counts();
  expect(visits).toEqual([3, 1]);
  expect(others).toEqual([
    [1, 0],
    [1, 0],
    [0, 0],
    [0, 0],
  ]);
  expect((await counts(4))[0]).toEqual([1, 0]);
});

/** A product with pieces of one size in stock. */
async function stocked(base_part_no: string, sku: string, on_hand: number): Promise<void> {
  const part_no = sku.slice(0, 12);
  await shop.db.insertInto('product').values({ base_part_no, data: '{"primaryCategory":"tops"}' }).execute();
  await shop.db
    .insertInto('product_colour')
    .values({ part_no, base_part_no, sizes: [sku.slice(12)] })
    .execute();
  await shop.db.insertInto('stock').values({ sku, part_no, on_hand, next_delivery_date: null }).execute();
}

test('products of the period: the best with the period before, those in stock that nobody bought, returns by size', async () => {
  const { id, order } = await placed('2026-11-16T10:00:00Z');
  await placed('2026-11-14T10:00:00Z');
  const [row] = order.rows;
  const base = row?.sku.slice(0, 8) ?? '';
  await stocked(base, `${row?.sku}`, 4);
  await stocked('99990000', '999900000100C50', 7);
  const insights = createInsights(shop);
  for (const basePartNo of [base, base, '99990000'])
    insights.countProduct({ basePartNo, marketId: 1, at: new Date('2026-11-16T09:00:00Z') });
  await insights.flush();
  const asking = { orderId: id, comment: '', askedAt: shop.clock.now(), askedBy: undefined };
  await insertReturn(shop.db, {
    ...asking,
    id: '0199f0a2-7c1e-7abc-8def-0123456789a9',
    rows: [{ rowNumber: 100, quantity: 2, reason: 'too-small' }],
  });
  const { best, dead, returns, series } = await read();
  expect(best).toEqual([{ basePartNo: base, name: row?.name, pieces: 5, orders: 1, previous: 5, views: 2 }]);
  expect(dead).toEqual([{ basePartNo: '99990000', onHand: 7, views: 1 }]);
  expect(returns).toEqual([
    {
      basePartNo: base,
      name: row?.name,
      size: row?.size,
      sold: expect.any(Number),
      returned: 2,
      tooSmall: 2,
      tooLarge: 0,
    },
  ]);
  expect(series).toEqual([
    { from: '2026-11-16', orders: 1, previous: 1 },
    { from: '2026-11-17', orders: 0, previous: 0 },
  ]);
});

test('searches without results or clicks, the most frequent first', async () => {
  const insights = createInsights(shop);
  const search = (what: 'search' | 'empty' | 'click', words: string, at = '2026-11-16T09:00:00Z') =>
    insights.countSearch({ what, marketId: 1, language: 'sv', words, at: new Date(at) });
  search('empty', 'skidor');
  search('empty', 'paraply');
  search('empty', 'paraply');
  search('search', 'jacka');
  search('click', 'jacka');
  search('search', 'rep');
  search('empty', 'gammalt', '2026-10-16T09:00:00Z');
  await insights.flush();
  const { empty, ignored } = await read();
  expect(empty.map(({ words, empty: n }) => `${words} ${n}`)).toEqual(['paraply 2', 'skidor 1']);
  expect(ignored.map(({ words }) => words)).toEqual(['rep']);
  expect((await read(4)).empty).toEqual([]);
});

test('only staff with the task insights, or who may read everything, see figures', async () => {
  const codeFor = async (claims: Parameters<typeof someClaims>[0] | undefined) => {
    const answer = await readInsights(shop, aVisit({ claims: claims && someClaims(claims) }), sought);
    return answer.ok ? 'ok' : answer.refusal.code;
  };
  const internal = { storm_role: roles.internal } as const;
  expect(await codeFor({ ...internal, tasks: ['insights'] })).toBe('ok');
  expect(await codeFor({ ...internal, tasks: ['read-only'] })).toBe('ok');
  const others = ['orders', 'catalogue', 'content', 'customers', 'campaigns', 'settings', 'finance'] as const;
  expect(await codeFor({ ...internal, tasks: others })).toBe('not-allowed');
  expect(await codeFor({ storm_role: roles.administrator, tasks: [] })).toBe('not-allowed');
  expect(await codeFor(undefined)).toBe('not-signed-in');
});
