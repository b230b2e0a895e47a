import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesOf, shortNameOf } from './row-name.ts';

test('the name of an article ends with its colour and size, as far as it has them', () => {
  const black = { name: 'black' };
  expect(namesOf({ name: 'Trousers', colour: black, size: 'C50' })).toEqual({
    name: 'Trousers black C50',
    variant: 'black C50',
  });
  expect(namesOf({ name: 'Gloves', colour: black, size: '' })).toEqual({ name: 'Gloves black', variant: 'black' });
  expect(namesOf({ name: 'Logo' })).toEqual({ name: 'Logo', variant: '' });
});

test.each([
  ['Trousers', 'black', 'C50', 'Trousers black C50'],
  ['Craftsman trousers with nail pockets', 'black', 'C50', 'Craftsman trousers with nail black C50'],
  ['Craftsman trousers with nail pockets', 'black', 'C152', 'Craftsman trousers with nail black C152'],
  ['Craftsman trousers, stretch pockets', 'high-vis yellow', 'C50', 'Craftsman trousers high-vis yellow C50'],
  ['Feuerwehrsicherheitsstiefelschutzhüllen', 'grau', '47', 'Feuerwehrsicherheitsstiefelschut grau 47'],
  ['Socks', 'dark navy blue with a stripe of high-vis yellow', '43-46', 'e with a stripe of high-vis yellow 43-46'],
])('%s in %s, size %s, is "%s" in 40 letters', (name, colour, size, short) => {
  expect(shortNameOf(namesOf({ name, colour: { name: colour }, size }), 40)).toBe(short);
});

test('a name without colour and size loses its end', () => {
  expect(shortNameOf(namesOf({ name: 'Reflective transfer print across the whole back' }), 40)).toBe(
    'Reflective transfer print across the',
  );
});

test('no short name is too long, and all end with colour and size', () => {
  const word = fc.stringMatching(/^[a-zåß🧤 ]{1,50}$/u);
  const size = fc.stringMatching(/^[A-Z0-9]{1,6}$/);
  fc.assert(
    fc.property(word, size, fc.integer({ min: 18, max: 60 }), (name, of, length) => {
      const short = shortNameOf(namesOf({ name, colour: { name: 'dark grey' }, size: of }), length);
      expect(Array.from(short).length).toBeLessThanOrEqual(length);
      expect(short.endsWith(`dark grey ${of}`)).toBe(true);
    }),
  );
});
