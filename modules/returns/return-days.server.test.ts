import { expect, test } from 'vitest';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

test('the default return period is 30 days, and a market cannot set less than the 14 days of EU law', async () => {
  const app = openTestApp(await openTestShop());
  const path = '/api/settings/market/1/return-days';
  const daysNow = async () => (await app.request(path)).json();
  const statusOf = async (days: number) => (await app.json(path, 'PUT', { days }, await app.bearer())).status;
  expect(await daysNow()).toEqual({ days: 30 });
  expect([await statusOf(13), await statusOf(366), await statusOf(0)]).toEqual([422, 422, 422]);
  expect(await daysNow()).toEqual({ days: 30 });
  expect(await statusOf(14)).toBe(200);
  expect(await daysNow()).toEqual({ days: 14 });
  expect(await statusOf(365)).toBe(200);
});
