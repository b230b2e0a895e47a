import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePercent, toReadablePath } from './percent.ts';

test.each([
  ['/en/%E0%A4%A', '/en/%25E0%25A4%25A'],
  ['/sv/%', '/sv/%25'],
  ['/sv/%.data', '/sv/%25.data'],
  ['/%C3%A5/50%', '/%C3%A5/50%25'],
])('%s is taken as %s', (path, readable) => {
  expect(decodePercent(path)).toBeUndefined();
  expect(toReadablePath(path)).toBe(readable);
});

test('what can be read stays as it is, and everything can be read afterwards', () => {
  expect(decodePercent('/%C3%A5')).toBe('/å');
  expect(toReadablePath('/sv/%C3%A5/50%25')).toBe('/sv/%C3%A5/50%25');
  const piece = fc.constantFrom('%', 'E0', 'C3', 'A5', '/', 'a', '25');
  fc.assert(fc.property(fc.string({ unit: piece }), (path) => decodePercent(toReadablePath(path)) !== undefined));
});
