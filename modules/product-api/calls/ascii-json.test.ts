import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiJson } from './ascii-json.ts';

test('written JSON is read back unchanged', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.integer(), fc.array(text))), (value) => {
      const json = asciiJson(value);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(Buffer.byteLength(json)).toBe(json.length);
    }),
  );
});

test('non-ASCII characters are escaped', () => {
  expect(asciiJson({ name: 'Plain "trousers"' })).toBe('{"name":"Plain \\"trousers\\""}');
  expect(asciiJson('Blå Łódź – 🦺')).toBe('"Bl\\u00e5 \\u0141\\u00f3d\\u017a \\u2013 \\ud83e\\uddba"');
});
