import { beforeEach, expect, test } from 'vitest';
import { saveContent } from '#modules/content/save-content.server.ts';
import { aPage, aParagraph, someGeneral } from '#tests/build/content.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, smallWorld());
  app = await openBuiltApp(shop);
});

const open = async (path: string) => (await app.get(path)).text();
const savePage = (facts: Parameters<typeof aPage>[0]) =>
  saveContent(shop, [
    { marketId: undefined, language: 'en', kind: 'page', slug: facts?.slug ?? 'about', data: aPage(facts) },
  ]);

test('E11 a search in the shop also lists the content pages that hold the word, without a word none', async () => {
  await savePage({ slug: 'care', title: 'Care', blocks: [aParagraph('The warranty of a jacket covers its seams.')] });
  await savePage({ slug: 'about', title: 'About', blocks: [aParagraph('Nothing of the kind.')] });
  const pagesIn = (html: string) => /<section aria-labelledby="found-pages".*?<\/section>/s.exec(html)?.[0] ?? '';
  for (const word of ['jacket', 'warranty']) {
    const shown = pagesIn(await open(`/en/all-products?query=${word}`));
    expect(shown).toContain('href="/en/care"');
    expect(shown).toContain('The warranty of a jacket covers its seams.');
    expect(shown).not.toContain('/en/about');
  }
  expect(pagesIn(await open('/en/all-products'))).toBe('');
  // Pages come after the products, but before the notice that there are none.
  const order = async (word: string, notice: string) => {
    const html = await open(`/en/all-products?query=${word}`);
    return [notice, 'id="found-pages"'].toSorted((a, b) => html.indexOf(a) - html.indexOf(b));
  };
  expect(await order('jacket', '<article')).toEqual(['<article', 'id="found-pages"']);
  expect(await order('warranty', 'Nothing found for')).toEqual(['id="found-pages"', 'Nothing found for']);
});

test('what editors write about sizes is on the page of the size guides, in their market and language', async () => {
  const sizeGuideTexts = {
    intro: 'Every garment runs true to size.',
    howToMeasure: 'Measure over thin clothes.',
    guides: [{ sizeGroup: 'men-c', text: 'C stands for the chest in centimetres, halved.' }],
  };
  const before = await open('/en/sizeguide');
  expect(before).not.toContain('Every garment runs true to size.');
  await saveContent(shop, [
    { marketId: 1, language: 'en', kind: 'general', slug: 'general', data: someGeneral({ sizeGuideTexts }) },
    { marketId: 1, language: 'sv', kind: 'general', slug: 'general', data: someGeneral() },
  ]);
  const after = await open('/en/sizeguide');
  for (const text of ['Every garment runs true to size.', 'Measure over thin clothes.', 'C stands for the chest'])
    expect(after).toContain(text);
  const swedish = await open('/sv/sizeguide');
  expect(swedish).toMatch(/<h1/);
  expect(swedish).not.toContain('Every garment runs true to size.');
});
