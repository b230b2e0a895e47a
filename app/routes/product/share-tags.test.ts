import { expect, test } from 'vitest';
import { aColour, aProductView } from '#app/components/product/view-fixtures.ts';
import { shareTags } from './share-tags.ts';

const picture = (name: string) => ({ kind: 'image' as const, path: `${name}.jpg`, version: 'abcdef0123', alt: name });
const colour = (partNo: string, ...assets: ReturnType<typeof picture>[]) => ({
  ...aColour({ partNo, codes: ['C50'] }),
  assets,
});
const product = aProductView({
  name: 'Trousers',
  href: '/sv/produkt/trousers',
  seo: { title: 'Trousers for work', description: 'Sturdy trousers.' },
  colours: [colour('100014100100', picture('black')), colour('100014100200', picture('white'), picture('back'))],
});
const shared = (chosen: string, one = product) =>
  Object.fromEntries(
    shareTags(one, chosen, 'https://shop.example').map(({ property, content }) => [property, content]),
  );

test('a shared link has the name, description, address and picture of the product', () =>
  expect(shared('100014100100')).toEqual({
    'og:type': 'product',
    'og:site_name': 'Yrke',
    'og:title': 'Trousers',
    'og:description': 'Sturdy trousers.',
    'og:url': 'https://shop.example/sv/produkt/trousers',
    'og:image': 'https://shop.example/pictures/abcdef0123/black.jpg?w=1200&q=75',
    'og:image:alt': 'black',
  }));

test('sharing a colour shows that colour', () => expect(shared('100014100200')['og:image']).toContain('/white.jpg'));

test('without a picture none is included', () =>
  expect(shared('1', aProductView({ colours: [colour('100014100100')] }))).not.toHaveProperty('og:image'));
