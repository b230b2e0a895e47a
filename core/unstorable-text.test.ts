import { expect, test } from 'vitest';
import { findUnstorable } from './unstorable-text.ts';

test('text with a NUL character or an unpaired surrogate is found anywhere', () => {
  expect(findUnstorable({ comment: 'a\0b' })).toEqual({ path: 'comment', character: 'U+0000' });
  expect(findUnstorable({ rows: [{ name: 'x' }, { name: '\ud800' }] })).toEqual({
    path: 'rows.1.name',
    character: 'U+D800',
  });
  expect(findUnstorable({ facts: { 'a\0': 1 } })).toEqual({ path: 'facts', character: 'U+0000' });
});

test('other text is accepted', () => {
  expect(findUnstorable({ text: 'Åsa 👷\n', none: null, missing: undefined, when: new Date(0), n: [1, true] })).toBe(
    undefined,
  );
});
