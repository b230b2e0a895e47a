import { expect, test } from 'vitest';
import { picturePathsOf } from './picture-paths.ts';

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
