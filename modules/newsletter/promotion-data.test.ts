import { expect, test } from 'vitest';
import { readPromotionData } from './promotion-data.ts';

const content = {
  title: 'Ten percent',
  textarea: 'For your first order.',
  success_textarea: 'Look into your mail.',
  image: { url: '/pictures/a.jpg', width: 800, height: 600, focal: { x: 0.8, y: 0.3 } },
  dictionary: [
    { key: 'PromotionCodeGroupId', value: 'welcome' },
    { key: 'Theme', value: 'dark' },
  ],
};

test('N01 the dictionary becomes a map that has the group of codes', () => {
  const read = readPromotionData(content);
  expect(read.ok && read.value).toEqual({
    ...content,
    dictionary: new Map([
      ['PromotionCodeGroupId', 'welcome'],
      ['Theme', 'dark'],
    ]),
  });
});

test.each(['title', 'textarea', 'success_textarea', 'image', 'dictionary'] as const)(
  'N02 without %s the data is an error',
  (left) => {
    const { [left]: _left, ...rest } = content;
    expect(readPromotionData(rest)).toEqual({ ok: false, refusal: { code: 'promotion-incomplete' } });
  },
);

test.each(['url', 'width', 'height'] as const)('N02 without %s of the image the data is an error', (left) => {
  const { [left]: _left, ...image } = content.image;
  expect(readPromotionData({ ...content, image }).ok).toBe(false);
});

test('N02 a missing or empty PromotionCodeGroupId is an error', () => {
  for (const dictionary of [[], [{ key: 'PromotionCodeGroupId', value: '' }], [{ key: 'Theme', value: 'dark' }]])
    expect(readPromotionData({ ...content, dictionary }).ok).toBe(false);
});
