import { beforeAll, expect, test } from 'vitest';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { aCard } from '#tests/build/card.ts';
import { aProductDetail } from '#tests/build/product-detail.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { loadRelated } from './load-related.server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openTestShop();
});

const cards = (...styles: number[]) =>
  styles.map((style) => aCard({ basePartNo: `${style}1110`, name: String(style) }));

test('each related product is shown once, in the first row that has it; empty rows are left out', async () => {
  const visit = aVisit();
  const viewer = await readViewer(shop, visit, { mode: 'incl', context: 'All' });
  const many = Array.from({ length: 14 }, (_, at) => 5000 + at);
  const detail = aProductDetail({
    related: {
      siblings: cards(1000),
      accessories: [],
      similar: cards(1000, 2000),
      upSell: cards(2000, 1000),
      crossSell: cards(2000, ...many),
    },
  });
  const prices = { mode: 'incl' as const, isHidden: false };
  const rows = await loadRelated(shop, visit, detail, { viewer, prices, context: 'All' });
  expect(rows.map(({ relation, cards: shown }) => [relation, ...shown.map(({ name }) => Number(name))])).toEqual([
    ['siblings', 1000],
    ['similar', 2000],
    ['crossSell', ...many.slice(0, 12)],
  ]);
});
