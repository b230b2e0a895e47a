import { expect, test } from 'vitest';
import { contentPage } from '#modules/content/page-schema.ts';
import { unitsOf, withTexts } from '#modules/translation/text-units.ts';
import { blockExamples } from './block-examples.ts';

const picture = { path: 'scenes/a.jpg', alt: 'A roof', width: 3, height: 2 };
const media = { wide: picture, tall: picture, film: '/files/a.mp4', videoId: 'abcdefghi_1' };
const page = {
  slug: 'about',
  template: 'default',
  title: 'About us',
  description: '',
  blocks: blockExamples({ title: 'A title', text: 'A text' }, media),
};

test('every block is still valid after all of its texts are translated', () => {
  const units = unitsOf(page);
  expect(units.length).toBeGreaterThan(60);
  const translated = withTexts(page, new Map(units.map(({ id, text }) => [id, `${text} på svenska`])));
  const read = contentPage.safeParse(translated);
  expect(read.error).toBeUndefined();
  expect(unitsOf(translated).every(({ text }) => text.endsWith(' på svenska'))).toBe(true);
  expect({ ...translated, title: '', blocks: [] }).toEqual({ ...page, title: '', blocks: [] });
});
