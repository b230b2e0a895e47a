import { expect, test } from 'vitest';
import { aPage } from '#tests/build/content.ts';
import { contentHead } from './content-head.ts';

const image = (path: string, [width, height]: readonly number[] = [2400, 1350]) => ({
  name: 'core/image',
  attributes: { picture: { path, alt: 'A quay', width, height } },
});
const page = aPage({ title: 'Care', description: 'How to wash.', blocks: [image('gone.jpg'), image('a.jpg')] });
const place = { page, pictures: { 'a.jpg': 'abcdef0123' }, base: 'https://shop.example', path: '/en/care' };
const above = { name: 'Home', path: '/en' };

test('a content page tells its title, description, address and first picture to those who share it', () =>
  expect(contentHead({ ...place, above }).slice(0, 6)).toEqual([
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Yrke' },
    { property: 'og:title', content: 'Care' },
    { property: 'og:description', content: 'How to wash.' },
    { property: 'og:url', content: 'https://shop.example/en/care' },
    { property: 'og:image', content: 'https://shop.example/pictures/abcdef0123/a.jpg?w=1200&q=75' },
  ]));

test.each([
  ['a wide one', { tall: [900, 1600], square: [1000, 1000], wide: [2400, 1350], wider: [1910, 1000] }, 'wide'],
  ['the widest if none is wide', { tall: [900, 1600], square: [1000, 1000] }, 'square'],
  ['none that is a banner', { banner: [3000, 300], photo: [1500, 1000] }, 'photo'],
])('of several pictures %s is shared', (_, sizes, shared) => {
  const blocks = Object.entries(sizes).map(([name, size]) => image(`${name}.jpg`, size));
  const pictures = Object.fromEntries(Object.keys(sizes).map((name) => [`${name}.jpg`, 'abcdef0123']));
  expect(contentHead({ ...place, page: aPage({ blocks }), pictures })).toContainEqual({
    property: 'og:image',
    content: `https://shop.example/pictures/abcdef0123/${shared}.jpg?w=1200&q=75`,
  });
});

test('search engines get the page and the way to it', () => {
  expect(contentHead({ ...place, above }).slice(6)).toEqual([
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: 'Care',
        description: 'How to wash.',
        url: 'https://shop.example/en/care',
      },
    },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/en' },
          { '@type': 'ListItem', position: 2, name: 'Care', item: 'https://shop.example/en/care' },
        ],
      },
    },
  ]);
});

test('the front page has no page above, and a page without pictures none to share', () => {
  const head = contentHead({ ...place, pictures: {} });
  expect(JSON.stringify(head)).not.toContain('BreadcrumbList');
  expect(JSON.stringify(head)).not.toContain('og:image');
});
