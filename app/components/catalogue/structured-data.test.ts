import { expect, test } from 'vitest';
import type { ListPageView } from './list-view.ts';
import { scriptText, structuredDataOf } from './structured-data.ts';

const listed = {
  origin: 'http://se.localhost:3000',
  page: 2,
  pageSize: 15,
  place: {
    heading: 'Jackets',
    description: undefined,
    seo: { title: 'Jackets', description: '' },
    trail: [{ name: 'All products', href: '/en/all-products' }],
    below: [],
  },
  cards: [{ name: 'Fjell', href: '/en/product/fjell' }] as unknown as ListPageView['cards'],
};

test('a list gives search engines its breadcrumbs and items', () => {
  const [trail, list] = structuredDataOf(listed, '/en/all-products/jackets');
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'All products', item: 'http://se.localhost:3000/en/all-products' },
      { position: 2, name: 'Jackets', item: 'http://se.localhost:3000/en/all-products/jackets' },
    ],
  });
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 16, url: 'http://se.localhost:3000/en/product/fjell' }],
  });
});

test('a name cannot end the script element', () =>
  expect(scriptText({ name: '</script><script>' })).not.toContain('<'));
