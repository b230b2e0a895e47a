import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { buildSnapshots } from '#server/snapshots.ts';
import { aCategory, aPrice, aPriceList, aProduct, aSizeGuide, aStockLevel } from '#tests/build/feed.ts';
import { aConsumer } from '#tests/build/person.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

test('Q19 a shop that has just started answers lists and products while the database is away, even if they are requested for the first time', async () => {
  const outage = { isAway: false };
  const shop = await openTestShop({ DEFAULT_MARKET: 'se' }, outage);
  const feed = (await readFile('modules/catalogue/feed-example.ndjson', 'utf8')).split('\n');
  await bringFeed(shop, [
    aCategory(),
    aPriceList(),
    aSizeGuide(),
    JSON.parse(feed.find((line) => line.includes('"kind":"vas-article"')) ?? ''),
    { ...aProduct({ style: 1000 }), sizeGuide: aSizeGuide().code, vasServices: ['TRL'] },
    aPrice({ style: 1000 }),
    aStockLevel({ style: 1000, quantity: 4 }),
  ]);
  const consumer = await aConsumer().save(shop.db);
  const claims = { customer_id: consumer.id, storm_role: roles.b2c };
  const app = await openBuiltApp(shop);
  await buildSnapshots(shop);
  outage.isAway = true;
  try {
    for (const path of ['/sv/alla-produkter', '/sv/produkt/trousers-1000', '/sv/storleksguide'])
      expect([path, (await app.get(path)).status, (await app.get(path, { claims })).status]).toEqual([path, 200, 200]);
  } finally {
    outage.isAway = false;
  }
});
