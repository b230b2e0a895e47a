import { expect, test } from 'vitest';
import { altsIn, withAlts } from './pictures-in.ts';

const picture = (path: string, alt: string) => ({ path, alt, width: 4, height: 5 });

test('a copy gets the alternative texts of its language, and an empty one where there is none', () => {
  const blocks = [
    { name: 'core/image', attributes: { picture: picture('quay.jpg', 'En kaj'), caption: 'Göteborg' } },
    { name: 'core/gallery', attributes: { pictures: [picture('boat.jpg', 'En båt')] } },
  ];
  expect(withAlts({ blocks }, new Map([['quay.jpg', 'A quay']]))).toEqual({
    blocks: [
      { name: 'core/image', attributes: { picture: picture('quay.jpg', 'A quay'), caption: 'Göteborg' } },
      { name: 'core/gallery', attributes: { pictures: [picture('boat.jpg', '')] } },
    ],
  });
});

test('alternative texts are found at any depth; empty ones and other texts are none', () => {
  const scene = { wide: picture('wide.jpg', 'A quay'), tall: picture('tall.jpg', ' ') };
  expect(altsIn({ alt: 'no picture', blocks: [{ attributes: { scene } }] })).toEqual([['wide.jpg', 'A quay']]);
});
