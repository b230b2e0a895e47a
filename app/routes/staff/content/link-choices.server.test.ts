import { expect, test } from 'vitest';
import { saveContent } from '#modules/content/save-content.server.ts';
import { aPage, someGeneral } from '#tests/build/content.ts';
import { aCategory, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { aVisit } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { linkChoices } from './link-choices.server.ts';

test('a link is chosen from the pages, the lists with products and the screens that content links to, in its language', async () => {
  const shop = await openTestShop();
  const category = aCategory();
  const { en } = category.texts;
  if (!en) throw new Error('the category has English texts');
  await bringFeed(shop, [category, aPriceList(), aProduct({ style: 1000 }), aPrice({ style: 1000 })]);
  const at = { marketId: undefined, language: 'en' as const };
  await saveContent(shop, [
    { ...at, kind: 'page', slug: 'about', data: aPage() },
    { ...at, kind: 'page', slug: 'om', language: 'sv', data: aPage({ slug: 'om' }) },
    { ...at, kind: 'general', slug: 'general', data: someGeneral() },
  ]);
  const choices = await linkChoices(shop, aVisit({ language: 'en' }));
  expect(choices).toContainEqual({ value: 'about', label: 'About us' });
  expect(choices).toContainEqual({ value: `page:category?categorySlug=${en.slug}`, label: en.name });
  expect(choices).toContainEqual({ value: 'page:sizeguide', label: 'Size guide' });
  expect(choices.map(({ value }) => value)).not.toContain('om');
  expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
});
