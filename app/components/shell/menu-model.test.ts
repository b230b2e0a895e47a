import { expect, test } from 'vitest';
import { hrefsIn } from '#app/addresses/hrefs.ts';
import type { Navigation } from '#modules/catalogue/navigation.ts';
import { menuOf } from './menu-model.ts';

const item = {
  id: 1,
  code: 'Tops',
  name: 'Jackets',
  slug: 'jackets',
  pageName: 'category' as const,
  params: { categorySlug: 'jackets' },
  count: 3,
  categories: [],
};
const navigation: Navigation = {
  departments: [item],
  sections: [{ ...item, section: 'men' }],
  families: [],
  groups: [],
};
const titles = { products: 'Products', collections: 'Collections', agreed: 'Agreed' };
const namesFor = (seen: { showsPublic: boolean; hasAgreement: boolean }) =>
  menuOf(navigation, hrefsIn('en', {}), titles, seen).map(({ name }) => name);

test('P49 whose company has agreed on an assortment finds it first in the menu', () => {
  expect(namesFor({ showsPublic: true, hasAgreement: true })).toEqual(['Agreed', 'Jackets', 'Products']);
  expect(namesFor({ showsPublic: true, hasAgreement: false })).toEqual(['Jackets', 'Products']);
  const [agreed] = menuOf(navigation, hrefsIn('en', {}), titles, { showsPublic: true, hasAgreement: true });
  expect(agreed?.href).toBe('/en/all-products?context=Agreement');
});

test('P50 public categories are hidden from whoever sees the agreed assortment only', () => {
  expect(namesFor({ showsPublic: false, hasAgreement: true })).toEqual(['Agreed']);
  expect(namesFor({ showsPublic: false, hasAgreement: false })).toEqual([]);
});
