import { expect, test } from 'vitest';
import { askRestock } from '#modules/restock/ask-restock.server.ts';
import { sealAddress } from '#modules/restock/restock-link.server.ts';
import { goods, trousers } from '#tests/build/goods.ts';
import { aVisit } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

test('a mail program unsubscribes with its own button, without our cookies or forms', async () => {
  const shop = await openTestShop();
  await bringFeed(shop, goods);
  const emailAddress = 'kim@home.example';
  await askRestock(shop, aVisit(), { sku: trousers, emailAddress });
  const app = await openBuiltApp(shop);
  const path = `/sv/bevakning/avregistrera?w=${encodeURIComponent(sealAddress(shop.env, emailAddress))}`;
  const wishes = () => shop.db.selectFrom('restock_wish').select('sku').execute();
  expect((await app.get(path)).status).toBe(200);
  expect(await wishes()).toHaveLength(1);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await app.get(path, { method: 'POST', body })).status).toBe(200);
  expect(await wishes()).toEqual([]);
});
