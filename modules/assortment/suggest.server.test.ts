import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aCategory, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import type { Visit } from '../visit.ts';
import { readViewer } from './read-viewer.server.ts';
import { suggest } from './suggest.server.ts';

let shop: TestShop;

function named(style: number, name: string, publicAssortment = true) {
  const product = aProduct({ style });
  return { ...product, publicAssortment, texts: { en: { ...product.texts.en, name } } };
}

beforeEach(async () => {
  shop = await openTestShop();
  const empty = aCategory({ code: 'Empty' });
  await bringFeed(shop, [
    aCategory(),
    { ...empty, id: 2, texts: { en: { ...empty.texts.en, name: 'Trouser belts', slug: 'belts' } } },
    aPriceList(),
    aPriceList({ code: 'OURS', type: 'Agreement' }),
    named(1000, 'Craftsman trousers'),
    named(2000, 'Zanzibar trousers', false),
    aPrice({ style: 1000 }),
    aPrice({ style: 2000, priceList: 'OURS' }),
  ]);
});

const inEnglish = aVisit({ language: 'en' });

async function ask(text: string, visit: Visit = inEnglish) {
  return suggest(shop, visit, await readViewer(shop, visit, { mode: 'incl', context: 'All' }), text);
}

async function member(settings: Record<string, string> = {}) {
  const { id } = await aCompany().with(settings).withPriceLists('OURS').save(shop.db);
  return aVisit({ language: 'en', claims: someClaims({ storm_role: roles.user, company_id: id }) });
}

test('products, categories and completions, with the typed text marked', async () => {
  const { products, categories, completions } = await ask('trous');
  expect(products.map(({ name }) => name)).toEqual([{ text: 'Craftsman trousers', marks: [[10, 15]] }]);
  expect(categories).toEqual([{ code: 'Bottoms', name: { text: 'Trousers', marks: [[0, 5]] } }]);
  expect(completions.map(({ text }) => text)).toEqual(['trousers']);
});

test('a typing error is corrected, and the spelling is suggested', async () => {
  const { products, didYouMean } = await ask('trousres');
  expect(products).toHaveLength(1);
  expect(didYouMean).toBe('trousers');
});

test("P01 no word of another company's products is suggested", async () => {
  for (const text of ['zanz', 'zanzibra', 'zanzibar'])
    expect(await ask(text)).toMatchObject({ products: [], completions: [], didYouMean: undefined });
  const ours = await member();
  expect((await ask('zanz', ours)).completions.map(({ text }) => text)).toEqual(['zanzibar']);
  expect((await ask('zanzibra', ours)).didYouMean).toBe('zanzibar');
});

test('P01 a spelling without results for the viewer is not suggested', async () => {
  await bringFeed(shop, [named(3000, 'Bandana'), named(4000, 'Bandana-zanzi', false), aPrice({ style: 3000 })]);
  await bringFeed(shop, [aPrice({ style: 4000, priceList: 'OURS' })]);
  const { products, didYouMean } = await ask('bandanna-zanzi');
  expect(products.map(({ name }) => name.text)).toEqual(['Bandana']);
  expect(didYouMean).toBeUndefined();
  expect((await ask('bandanna-zanzi', await member())).didYouMean).toBe('bandana-zanzi');
});

test('hidden prices stay hidden', async () => {
  const answer = await ask('trousers', await member({ HidePrice: 'true' }));
  expect(answer.products).toHaveLength(2);
  expect(JSON.stringify(answer)).not.toContain('"price"');
});

test.each(['', '   ', '👷', '<b>', 'x'.repeat(10_000)])('%j gives no suggestions', async (text) =>
  expect(await ask(text)).toEqual({ products: [], categories: [], completions: [], didYouMean: undefined }),
);
