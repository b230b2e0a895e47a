import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import english from '#messages/en/media.json' with { type: 'json' };
import { readTexts } from '#platform/texts.server.ts';
import { assetsOf, documentMediaIds, documentsOf, productMediaIds, viewOf } from './product-media.ts';

test('P106 twenty media ids in this order, and media with other ids are not shown', () => {
  expect(productMediaIds).toEqual([
    43, 171, 282, 58, 124, 61, 123, 111, 126, 112, 125, 47, 48, 49, 172, 280, 173, 281, 46, 51,
  ]);
  const media = [58, 278, 43, 9].map((mediaId) => ({ mediaId, path: `${mediaId}.jpg` }));
  expect(assetsOf(media)).toEqual([
    { kind: 'image', path: '43.jpg', mediaId: 43 },
    { kind: 'image', path: '58.jpg', mediaId: 58 },
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
    { kind: 'image', path: 'back.jpeg', mediaId: 171 },
    { kind: 'image', path: 'detail.png', mediaId: 58 },
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

test('P108 the document ids, and the documents of a product', () => {
  expect(documentMediaIds).toEqual([278, 281, 430, 431, 143, 144]);
  const media = [
    { mediaId: 143, path: 'manual.pdf' },
    { mediaId: 281, path: 'worn.jpg' },
    { mediaId: 278, path: 'declaration.pdf' },
    { mediaId: 43, path: 'front.pdf' },
  ];
  expect(documentsOf(media).map(({ path }) => path)).toEqual(['declaration.pdf', 'manual.pdf']);
  expect(assetsOf(media)).toEqual([{ kind: 'image', path: 'worn.jpg', mediaId: 281 }]);
});

test.each(languages)('an unknown colour is left out, in %s', async (language) => {
  const texts = await readTexts('messages');
  const say = (colour: string) => texts.say(language, 'media', 'alt.back', { name: 'Jacket', colour }) ?? '';
  expect(say('blue')).toMatch(/^Jacket, blue, \p{L}/u);
  expect(say('none')).toBe(say('blue').replace(', blue', ''));
});

test("a picture's alternative text follows from its media id", () => {
  expect([43, 171, 282, 58, 124].map(viewOf)).toEqual(['front', 'back', 'worn', 'detail', 'other']);
  expect(Object.keys(english.alt)).toEqual(
    expect.arrayContaining(['front', 'back', 'worn', 'detail', 'other', 'film']),
  );
});
