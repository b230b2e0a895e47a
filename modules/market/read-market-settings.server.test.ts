import { expect, test } from 'vitest';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { isMarketSettingOn } from './market-settings.ts';
import { saveMarketSettings } from './market-settings-store.server.ts';
import { readMarketSettings } from './read-market-settings.server.ts';

test('pages can read the settings of a market', async () => {
  const shop = await openTestShop();
  await saveMarketSettings(shop.db, 1, [{ key: 'HidePrice', value: true }]);
  const settings = await readMarketSettings(shop, 1);
  expect(settings).toEqual([{ key: 'HidePrice', value: true }]);
  expect(isMarketSettingOn(settings, 'HidePrice')).toBe(true);
  expect(isMarketSettingOn(settings, 'ActivateDiscountCode')).toBe(false);
});

test("M31 a failing store gives no settings, and the log says 'Failed to fetch market settings'", async () => {
  const { log, lines } = logLines();
  const shop = await openTestShop();
  const snapshots = { ...shop.snapshots, read: () => Promise.reject(new Error('connection lost')) };
  expect(await readMarketSettings({ snapshots, log }, 1)).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 40, msg: 'Failed to fetch market settings', marketId: 1 });
});
