import { expect, test } from 'vitest';
import { isHardToSee } from './hard-to-see.ts';

test('a colour that is too similar to the cloth is hard to see', () => {
  expect(isHardToSee('embroidery', 'black', ['#15161a'])).toBe(true);
  expect(isHardToSee('embroidery', 'navy', ['#1c2a4a', '#ffffff'])).toBe(true);
  expect(isHardToSee('transfer', 'white', ['#fafafa'])).toBe(true);
  expect(isHardToSee('transfer', 'white', ['#15161a'])).toBe(false);
  expect(isHardToSee('embroidery', 'red', ['#1c2a4a'])).toBe(false);
});

test('without a chosen colour, or for an unknown cloth, there is no warning', () => {
  expect(isHardToSee('embroidery', undefined, ['#15161a'])).toBe(false);
  expect(isHardToSee('embroidery', 'black', [])).toBe(false);
});
