import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=0-99', { from: 0, to: 99 }],
  ['bytes=10-', { from: 10, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=90-1000', { from: 90, to: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-4', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
  ['bytes=a-b', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s of 100 bytes', (header, range) => expect(parseRange(header, 100)).toEqual(range));

test('an empty file has no ranges', () => {
  expect(parseRange('bytes=0-', 0)).toBe('none');
  expect(parseRange(undefined, 0)).toBe(undefined);
});
