import { expect, test } from 'vitest';
import { claimRequest } from '#platform/http/idempotency-store.server.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { jobs } from './jobs.ts';

test('responses stored for idempotency are deleted nightly after two days', async () => {
  const shop = await openTestShop();
  const { log, lines } = logLines();
  const housekeeping = jobs({ ...shop, log }).find(({ name }) => name === 'housekeeping');
  const remember = (key: string) => claimRequest(shop.db, { owner: 'o', key }, 'f', shop.clock.now());
  const kept = async () =>
    (await shop.db.selectFrom('idempotent_request').select('key').execute()).map(({ key }) => key);
  await remember('old');
  shop.clock.moveBy(60_000);
  await remember('new');
  shop.clock.moveBy(2 * 24 * 60 * 60 * 1000 - 30_000);
  await housekeeping?.run(undefined as never);
  expect(await kept()).toEqual(['new']);
  expect(housekeeping?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  expect(lines).toMatchObject([{ level: 30, events: 0, carts: 0, rows: 0 }]);
});
