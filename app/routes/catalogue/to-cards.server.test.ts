import { beforeAll, expect, test } from 'vitest';
import type { Shop } from '#modules/shop.server.ts';
import { aCard } from '#tests/build/card.ts';
import { aPriceNow } from '#tests/build/product-detail.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { toCards } from './to-cards.server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openTestShop();
});

test('a card says "campaign" where one lowers the price now, whatever the feed once said', async () => {
  const before = { amount: aPriceNow(150_000).amount, lowest30Days: aPriceNow(140_000).amount };
  const cards = [
    aCard({ flags: ['promotion', 'news'], price: aPriceNow(125_000) }),
    aCard({ flags: ['news'], price: aPriceNow(125_000, { before }) }),
  ];
  const shown = await toCards(shop, aVisit(), cards, { mode: 'incl', isHidden: false });
  expect(shown.map(({ badges }) => [...badges].sort())).toEqual([['news'], ['news', 'promotion']]);
});
