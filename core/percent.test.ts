import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePercent, toReadablePath, toReadableQuery } from './percent.ts';

test.each([
  ['/en/%E0%A4%A', '/en/%25E0%25A4%25A'],
  ['/sv/%', '/sv/%25'],
  ['/sv/%.data', '/sv/%25.data'],
  ['/%C3%A5/50%', '/%C3%A5/50%25'],
])('%s is taken as %s', (path, readable) => {
  expect(decodePercent(path)).toBeUndefined();
  expect(toReadablePath(path)).toBe(readable);
});

test('the NUL character is taken literally in a path and removed from a query', () => {
  expect(toReadablePath('/en/a%00b/c%20d')).toBe('/en/a%2500b/c%20d');
  expect(toReadableQuery('?a=x%00y&b=%00&c%00=%2500')).toBe('?a=xy&b=&c=%2500');
});

test('readable text is unchanged, and every result is readable', () => {
  expect(decodePercent('/%C3%A5')).toBe('/å');
  expect(toReadablePath('/sv/%C3%A5/50%25')).toBe('/sv/%C3%A5/50%25');
  const piece = fc.constantFrom('%', 'E0', 'C3', 'A5', '/', 'a', '25');
  fc.assert(fc.property(fc.string({ unit: piece }), (path) => decodePercent(toReadablePath(path)) !== undefined));
});
