import { beforeEach, expect, test } from 'vitest';
import { changeFlag } from '#modules/flags/change-flag.server.ts';
import { findFlag, saveFlag } from '#modules/flags/flag-store.server.ts';
import { markets } from '#modules/market/markets.ts';
import { pageChanges } from '#modules/people/list-changes.server.ts';
import { findReturnDays, saveReturnDays } from '#modules/returns/return-days.server.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { fillStaffChanges } from './fill-staff-changes.server.ts';

const flag = { key: 'UseKlevu', marketId: markets.se.marketId } as const;

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

const staff = () => aVisit({ now: shop.clock.now(), claims: someClaims() });

async function changes() {
  const page = await pageChanges(shop, staff(), { part: { limit: 50, isDescending: true } });
  return page.ok ? page.value.items : [];
}

test('staff of the demo try out settings and restore them; the history is sorted by time', async () => {
  await saveReturnDays(shop.db, markets.de.marketId, 14);
  await fillStaffChanges(shop);
  expect(await findReturnDays(shop.db, markets.de.marketId)).toBe(14);
  expect(await findFlag(shop.db, flag)).toBeUndefined();
  const dayMs = 86_400_000;
  const ages = (await changes()).map(({ at }) => (shop.clock.now().getTime() - at.getTime()) / dayMs);
  expect(ages).toEqual([9, 20, 21, 40]);
});

test.each([true, false])('a market’s flag that was %s is so again', async (enabled) => {
  await saveFlag(shop.db, { ...flag, enabled }, shop.clock.now());
  await fillStaffChanges(shop);
  expect(await findFlag(shop.db, flag)).toMatchObject({ enabled });
  expect(await changes()).toHaveLength(4);
});

test('if staff have already changed settings, nothing is tried out', async () => {
  await changeFlag(shop, staff(), { ...flag, enabled: true });
  await fillStaffChanges(shop);
  expect(await changes()).toHaveLength(1);
  expect(await findFlag(shop.db, flag)).toMatchObject({ enabled: true });
});
