import { expect, test } from 'vitest';
import { meantText } from './meant-text.ts';

const synonyms = new Map([
  ['fleecetröja', 'fleecejacka'],
  ['rain gear', 'rainwear'],
  ['gear', 'equipment'],
]);

test.each([
  ['Fleecetröja', 'fleecejacka'],
  ['blå  fleecetröja herr', 'blå fleecejacka herr'],
  ['Rain Gear', 'rainwear'],
  ['gear', 'equipment'],
  ['Fleecejacka  XL', 'Fleecejacka  XL'],
  ['', ''],
])('%j means %j', (text, meant) => {
  expect(meantText(text, synonyms, 'sv')).toBe(meant);
});

test('without synonyms the text stays as it is', () => {
  expect(meantText('Rain Gear', new Map(), 'en')).toBe('Rain Gear');
});
