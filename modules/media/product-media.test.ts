import { expect, test } from 'vitest';
import { assetsOf, documentMediaIds, productMediaIds } from './product-media.ts';

test('P106 twenty media ids in this order, and media with another id are not shown', () => {
  expect(productMediaIds).toEqual([
    43, 171, 282, 58, 124, 61, 123, 111, 126, 112, 125, 47, 48, 49, 172, 280, 173, 281, 46, 51,
  ]);
  const media = [58, 278, 43, 9].map((mediaId) => ({ mediaId, path: `${mediaId}.jpg` }));
  expect(assetsOf(media)).toEqual([
    { kind: 'image', path: '43.jpg' },
    { kind: 'image', path: '58.jpg' },
  ]);
});

test('P107 jpg, jpeg and png are pictures, mp4 is a film with the first poster, anything else is left out', () => {
  const media = [
    { mediaId: 47, path: 'x.mp4' },
    { mediaId: 58, path: 'detail.png' },
    { mediaId: 171, path: 'back.jpeg' },
    { mediaId: 124, path: 'x.gif' },
  ];
  expect(assetsOf(media)).toEqual([
    { kind: 'image', path: 'back.jpeg' },
    { kind: 'image', path: 'detail.png' },
    { kind: 'video', path: 'x.mp4', poster: 'back.jpeg' },
  ]);
  expect(assetsOf([{ mediaId: 47, path: 'x.mp4' }])).toEqual([{ kind: 'video', path: 'x.mp4', poster: undefined }]);
  expect(
    assetsOf([
      { mediaId: 282, path: 'a.jpg' },
      { mediaId: 47, path: 'x.mp4' },
    ])[1],
  ).toMatchObject({
    poster: undefined,
  });
});

test('P108 the document ids', () => expect(documentMediaIds).toEqual([278, 281, 430, 431, 143, 144]));
