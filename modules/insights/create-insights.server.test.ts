import { expect, test } from 'vitest';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { removeCountsBefore } from './count-store.server.ts';
import { createInsights } from './create-insights.server.ts';

const at = (time: string) => new Date(`2026-11-17T${time}:00Z`);

const stored = async ({ db }: Awaited<ReturnType<typeof openTestShop>>) =>
  (await db.selectFrom('insight_count').selectAll().orderBy('hour').orderBy('kind').execute()).map(
    ({ hour, market_id, kind, n }) => `${hour.toISOString()} ${market_id} ${kind} ${n}`,
  );

test('counts of several processes add up by hour, market and kind', async () => {
  const shop = await openTestShop();
  const [one, other] = [createInsights(shop), createInsights(shop)];
  one.count({ kind: 'page', marketId: 1, at: at('09:00') });
  one.count({ kind: 'page', marketId: 1, at: at('09:59') });
  one.count({ kind: 'product', marketId: 2, at: at('10:00') });
  other.count({ kind: 'page', marketId: 1, at: at('09:30') });
  await Promise.all([one.flush(), other.flush()]);
  await one.flush();
  const expected = ['2026-11-17T09:00:00.000Z 1 page 3', '2026-11-17T10:00:00.000Z 2 product 1'];
  expect(await stored(shop)).toEqual(expected);
  expect(await removeCountsBefore(shop.db, at('10:00'))).toBe(1);
  expect(await stored(shop)).toEqual(expected.slice(1));
});

test('counts that could not be written are kept for the next time', async () => {
  const outage = { isAway: false };
  const shop = await openTestShop({}, outage);
  const insights = createInsights(shop);
  insights.count({ kind: 'page', marketId: 1, at: at('09:00') });
  outage.isAway = true;
  await expect(insights.flush()).rejects.toThrow('ECONNREFUSED');
  outage.isAway = false;
  insights.count({ kind: 'page', marketId: 1, at: at('09:10') });
  await insights.flush();
  expect(await stored(shop)).toEqual(['2026-11-17T09:00:00.000Z 1 page 2']);
});
