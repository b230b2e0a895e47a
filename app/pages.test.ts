import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { entityRoute, matchPage, routeHref, routerPath } from './addresses/page-addresses.ts';
import { findPage, pages } from './pages.ts';

test('R02 every page has a name, words in 14 languages, a suffix, a file, a restricted flag and a list of roles', () => {
  for (const page of pages) {
    expect(page).toMatchObject({
      name: expect.stringMatching(/^[a-zA-Z]+$/),
      suffix: expect.any(String),
      file: expect.stringMatching(/^routes\/.+\.tsx$/),
      restricted: expect.any(Boolean),
      roles: expect.any(Array),
    });
    expect(languages.map((language) => routerPath(page, language)).filter((path) => path !== '')).toHaveLength(14);
  }
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
});

test('R03 every page has a distinct address in each language, and the translated one leads to the same page', () => {
  for (const language of languages) {
    const paths = pages.map((page) => routerPath(page, language).toLowerCase());
    expect(new Set(paths).size).toBe(pages.length);
    for (const page of pages) {
      const path = `/${routerPath(page, language)}`.replaceAll(':', 'some-');
      expect(`${path} ${matchPage(path)?.page.name}`).toBe(`${path} ${page.name}`);
    }
  }
  expect(routeHref('checkout', 'sv')).toBe('/sv/kassa');
});

test('R05 the address of an entity is its language, suffix and id', () => {
  expect(entityRoute('product', 'en', 'abc')).toBe('/en/product/abc');
  expect(entityRoute('product', 'sv', 'abc')).toBe('/sv/produkt/abc');
  expect(entityRoute('productsByGroup', 'en', 'a/b')).toBe('/en/all-products/groups/a%2Fb');
  expect(entityRoute('doesNotExist', 'en', 'abc')).toBe('#');
});

test('R06 a page that does not exist leads nowhere', () => {
  expect(routeHref('doesNotExist', 'en')).toBe('#');
  expect(routeHref('product', 'en')).toBe('#');
});

test('R07 a path is matched back to its page', () => {
  expect(matchPage('/sv/kassa')).toMatchObject({ page: { name: 'checkout' }, language: 'sv' });
  expect(matchPage('/sv/produkt/byxa-12')).toMatchObject({
    page: { name: 'product' },
    params: { uniqueName: 'byxa-12' },
  });
  expect(matchPage('/sv')?.page.name).toBe('home');
  for (const path of ['/sv/checkout', '/sv/nothing', '/xx/checkout', '/', '', '/sv/produkt/%E0%A4%A'])
    expect([path, matchPage(path)]).toEqual([path, undefined]);
});

test('the Polish word for vas differs', () => {
  for (const language of languages) {
    const path = routerPath(findPage('vas') as never, language);
    expect(path).toBe(language === 'pl' ? 'pl/uslugi-dodatkowe' : `${language}/vas`);
  }
});

test('R21 the error test page is endeavor-test in English and the word for error elsewhere', () => {
  expect(routeHref('errorTest', 'en')).toBe('/en/endeavor-test');
  expect(routeHref('errorTest', 'sv')).toBe('/sv/fel');
});

test('categories in addresses do not hide sections', () => {
  for (const [path, name] of [
    ['men/jackets', 'productsMen'],
    ['women/jackets', 'productsWomen'],
    ['groups/new', 'productsByGroup'],
    ['collections/storm', 'productsByCollection'],
    ['jackets', 'category'],
    ['jackets/winter', 'subCategory'],
  ])
    expect(matchPage(`/en/all-products/${path}`)?.page.name).toBe(name);
});

test('resellers sign in at rs, in Swedish at af', () => {
  expect(matchPage('/en/rs/nord')?.page.name).toBe('resellerLogin');
  expect(matchPage('/sv/af/nord')?.page.name).toBe('resellerLogin');
  expect(matchPage('/sv/rs/nord')).toBeUndefined();
});

test('the address of favourites is case-insensitive', () => {
  expect(matchPage('/en/MyFavorites')?.page.name).toBe('myFavorites');
});

test('price lists and address are edited under the company they belong to', () => {
  const params = { customer_id: '1001' };
  expect(routeHref('editPriceLists', 'en', params)).toBe(
    '/en/mypages/company/administrate-company/1001/edit-price-lists',
  );
  expect(routeHref('editAddress', 'en', params)).toBe('/en/mypages/company/administrate-company/1001/edit-address');
});

test('R87 the nine checkout pages are spelled in every language and open to all', () => {
  const checkout = pages.filter(({ pattern }) => /^checkout(\/|$)/.test(pattern));
  expect(checkout).toHaveLength(9);
  expect(checkout.every(({ restricted }) => !restricted)).toBe(true);
  const open = pages.filter(({ restricted }) => !restricted).map(({ name }) => name);
  expect(open).toEqual(expect.arrayContaining(['category', 'product', 'findStore', 'newsletterUnsubscribe']));
});
