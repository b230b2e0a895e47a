import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { finishJob, insertJob } from '#modules/bulk-job/bulk-job-store.server.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { readOpenWork } from './read-open-work.server.ts';

test('staff see how much work of each kind waits, and other visitors do not', async () => {
  const shop = await openTestShop();
  await anOpenOrder(shop);
  const now = shop.clock.now();
  const weekAgo = new Date(now.getTime() - 8 * 86_400_000);
  for (const [at, refused] of [
    [now, 3],
    [now, 0],
    [weekAgo, 5],
  ] as const) {
    const id = randomUUID();
    await insertJob(shop.db, { id, kind: 'catalogue-import', source: 'feed', options: {} }, at);
    await finishJob(shop.db, id, { state: 'done', accepted: 1, refused }, at);
  }
  const visit = aVisit({ claims: someClaims(), now });
  expect(await readOpenWork(shop, visit)).toEqual({
    orders: 1,
    messages: 0,
    returns: 0,
    reviews: 0,
    companies: 0,
    contact: 0,
    imports: 1,
    logos: 0,
    held: 0,
  });
  const buyer = aVisit({ claims: someClaims({ storm_role: roles.administrator, company_id: 1 }) });
  expect(await readOpenWork(shop, buyer)).toEqual({});
  expect(await readOpenWork(shop, aVisit())).toEqual({});
});
