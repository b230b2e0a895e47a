import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneByteJson } from './one-byte-json.ts';

test('what is written is read again as it was', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.integer(), fc.array(text))), (value) => {
      const json = oneByteJson(value);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(Buffer.from(json, 'latin1').toString('latin1')).toBe(json);
    }),
  );
});

test('letters of Latin-1 stay as they are, others are escaped', () => {
  expect(oneByteJson({ name: 'Blå "byxa"' })).toBe('{"name":"Blå \\"byxa\\""}');
  expect(oneByteJson('Łódź – 🦺')).toBe('"\\u0141\\u00f3d\\u017a \\u2013 \\ud83e\\uddba"'.replace('\\u00f3', 'ó'));
});
