import { expect, test } from 'vitest';
import { goods } from '#tests/build/goods.ts';
import { aVisit } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { readPackSizes } from './read-pack-sizes.server.ts';

test('what is sold in packs says how many are in one; what is sold singly, or not at all, is not named', async () => {
  const shop = await openTestShop();
  await bringFeed(shop, goods);
  expect(await readPackSizes(shop, aVisit(), ['10001110', '20001110', '99991110'])).toEqual(
    new Map([['20001110', 10]]),
  );
});
