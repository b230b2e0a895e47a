import { expect, test } from 'vitest';
import { altsIn, picturePathsOf, withAlts } from './picture-paths.ts';

const picture = (path: string) => ({ path, alt: '', width: 4, height: 5 });

test('pictures are found at any depth, without duplicates', () => {
  const blocks = [
    { name: 'shop/hero', attributes: { scene: { wide: picture('a.jpg'), tall: picture('b.jpg') } } },
    {
      name: 'core/group',
      attributes: {},
      children: [{ name: 'core/image', attributes: { picture: picture('a.jpg') } }],
    },
    { name: 'shop/category-tiles', attributes: { tiles: [{ text: 'Shoes', picture: picture('c.jpg') }] } },
  ];
  expect(picturePathsOf({ blocks })).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
});

test('similar objects are not pictures', () => {
  expect(picturePathsOf([null, 'a.jpg', { path: 'a.jpg' }, { path: 1, width: 1, height: 1 }])).toEqual([]);
});

const aPicture = (path: string, alt: string) => ({ path, alt, width: 4, height: 5 });

test('a copy gets the alternative texts of its language, and an empty one where there is none', () => {
  const blocks = [
    { name: 'core/image', attributes: { picture: aPicture('quay.jpg', 'En kaj'), caption: 'Göteborg' } },
    { name: 'core/gallery', attributes: { pictures: [aPicture('boat.jpg', 'En båt')] } },
  ];
  expect(withAlts({ blocks }, new Map([['quay.jpg', 'A quay']]))).toEqual({
    blocks: [
      { name: 'core/image', attributes: { picture: aPicture('quay.jpg', 'A quay'), caption: 'Göteborg' } },
      { name: 'core/gallery', attributes: { pictures: [aPicture('boat.jpg', '')] } },
    ],
  });
});

test('alternative texts are found at any depth; empty ones and other texts are none', () => {
  const scene = { wide: aPicture('wide.jpg', 'A quay'), tall: aPicture('tall.jpg', ' ') };
  expect(altsIn({ alt: 'no picture', blocks: [{ attributes: { scene } }] })).toEqual([['wide.jpg', 'A quay']]);
});
