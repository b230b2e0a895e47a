import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { saveContent } from '#modules/content/save-content.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPage } from '#tests/build/content.ts';
import { aPrice } from '#tests/build/feed.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { loadEditor } from './load-editor.server.ts';

test('E01 products of the preview are those of the previewed market, language, role and company', async () => {
  const shop = await openTestShop();
  await bringFeed(shop, [
    ...smallWorld(),
    aPrice({ style: 3000, priceList: 'PUBLIC-de', currency: 'EUR', unitGross: '119' }),
  ]);
  const company = await aCompany('Varv').withPriceLists('OURS').save(shop.db);
  const page = { language: 'en', kind: 'page', slug: 'about' } as const;
  const block = { name: 'shop/product-slider', attributes: { heading: 'Now', list: 'best-sellers' } };
  await saveContent(shop, [{ ...page, marketId: undefined, data: aPage({ blocks: [block] }) }]);
  // The editor is an administrator of a company with prices of its own.
  const editor = aVisit({ claims: someClaims({ company_id: company.id }) });
  const priceFor = async (query: string) => {
    const request = new Request(`http://se.localhost:3000/en/staff/content/all.en.page.about?${query}`);
    const { products } = await loadEditor(shop, editor, { place: { ...page, marketId: undefined }, request });
    return products['best-sellers']?.find(({ name }) => name === 'Work trousers')?.priceText;
  };
  const { user } = roles;
  expect(await priceFor('')).toBe('800,00\u00a0kr');
  expect(await priceFor('market=de')).toBe('€119.00');
  expect(await priceFor(`market=se&role=${user}&company=${company.id}`)).toBe('300,00\u00a0kr');
  expect(await priceFor(`market=se&role=${user}`)).toBe('640,00\u00a0kr');
});

test('a new block begins with a text in the language of the page, also of an editor who reads another', async () => {
  const shop = await openTestShop();
  const page = { marketId: undefined, language: 'de', kind: 'page', slug: 'about' } as const;
  await saveContent(shop, [{ ...page, data: aPage() }]);
  const editor = aVisit({ claims: someClaims(), language: 'en' });
  const request = new Request('http://se.localhost:3000/en/staff/content/all.de.page.about');
  expect((await loadEditor(shop, editor, { place: page, request })).example.title).toBe('Gemacht für kalte Morgen');
});

test('scenes of another language are offered without its alternative texts', async () => {
  const shop = await openTestShop();
  const picture = (path: string) => ({ path, alt: 'A quay', width: 2400, height: 1350 });
  const choice = { quiet: 'left', tallQuiet: 'top', tone: 'dark' };
  const scene = { wide: picture('scenes/quay-wide.jpg'), tall: picture('scenes/quay-tall.jpg'), ...choice };
  const page = { marketId: undefined, kind: 'page', slug: 'about' } as const;
  const cover = { name: 'core/cover', attributes: { scene } };
  await saveContent(shop, [
    { ...page, language: 'en', data: aPage({ blocks: [cover] }) },
    { ...page, language: 'de', data: aPage() },
  ]);
  const editor = aVisit({ claims: someClaims(), language: 'en' });
  const altsIn = async (language: 'en' | 'de') => {
    const request = new Request(`http://se.localhost:3000/en/staff/content/all.${language}.page.about`);
    const { scenes } = await loadEditor(shop, editor, { place: { ...page, language }, request });
    return scenes.map(({ wide, tall }) => [wide.alt, tall.alt]);
  };
  expect([await altsIn('en'), await altsIn('de')]).toEqual([[['A quay', 'A quay']], [['', '']]]);
});
