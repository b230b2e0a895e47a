import { expect, test } from 'vitest';
import { isLanguage, languages } from './locale.ts';

test('M40 the shop speaks exactly 14 languages, Norwegian as nb', () => {
  expect([...languages].sort()).toEqual([
    'cs',
    'da',
    'de',
    'en',
    'es',
    'et',
    'fi',
    'fr',
    'it',
    'lv',
    'nb',
    'nl',
    'pl',
    'sv',
  ]);
  expect(isLanguage('nb')).toBe(true);
  expect(isLanguage('no')).toBe(false);
});
