import { expect, test } from 'vitest';
import { heldTag } from './http-cache.ts';

test.each([
  ['"a"', '"a"'],
  ['W/"a"', '"a"'],
  ['"x", "b"', '"b"'],
  ['"x",W/"b"', '"b"'],
  ['*', '"a"'],
  ['a', undefined],
  ['"x"', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s holds %s', (header, tag) => expect(heldTag(header, ['"a"', '"b"'])).toBe(tag));
