import { expect, test } from 'vitest';
import { hrefsIn } from '#app/addresses/hrefs.ts';
import type { Navigation } from '#modules/catalogue/navigation.ts';
import { type MenuParts, menuOf } from './menu-model.ts';

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
  sections: [{ ...item, name: 'Men', section: 'men' }],
  families: [],
  groups: [],
};
const titles = {
  products: 'Products',
  collections: 'Collections',
  agreed: 'Agreed',
  groups: 'Our groups',
  PreOrder: 'Ahead',
  External: 'Elsewhere',
};
const anonymous: MenuParts = { public: navigation, agreed: undefined, apart: [], groups: [] };
const menuFor = (parts: Partial<MenuParts>) => menuOf({ ...anonymous, ...parts }, hrefsIn('en', {}), titles);
const namesFor = (parts: Partial<MenuParts>) => menuFor(parts).map(({ name }) => name);

test('P49 an agreed assortment comes first in the menu, with its categories', () => {
  expect(namesFor({ agreed: navigation })).toEqual(['Agreed', 'Men', 'Products']);
  expect(namesFor({})).toEqual(['Men', 'Products']);
  const [agreed] = menuFor({ agreed: navigation });
  expect(agreed).toEqual({
    name: 'Agreed',
    href: '/en/all-products?context=Agreement',
    columns: [{ name: 'Jackets', href: '/en/all-products/jackets?context=Agreement', links: [] }],
  });
});

test('P50 public categories are hidden from visitors limited to the agreed assortment', () => {
  expect(namesFor({ public: undefined, agreed: navigation })).toEqual(['Agreed']);
  expect(namesFor({ public: undefined })).toEqual([]);
});

test('P49 pre-order and external assortments and own groups have menu entries', () => {
  const menu = menuFor({ apart: ['PreOrder', 'External'], groups: [{ name: 'Harbour', slug: 'harbour' }] });
  expect(menu.slice(0, 3)).toEqual([
    { name: 'Ahead', href: '/en/all-products?context=PreOrder', columns: [] },
    { name: 'Elsewhere', href: '/en/all-products?context=External', columns: [] },
    {
      name: 'Our groups',
      href: '/en/all-products',
      columns: [{ name: 'Harbour', href: '/en/all-products/groups/harbour', links: [] }],
    },
  ]);
});

test('the panels of a navigation are made once in each language', () => {
  const [panel] = menuFor({});
  expect(menuFor({})[0]).toBe(panel);
  const [swedish] = menuOf(anonymous, hrefsIn('sv', {}), titles);
  expect(swedish?.href).toMatch(/^\/sv\//);
});
