import { expect, test } from 'vitest';
import { keepTexts } from './kept-texts.ts';

test('the most recently used texts are kept, within the limit', () => {
  const kept = keepTexts<string>(10);
  kept.set('a', 'aaaa');
  kept.set('b', 'bbbb');
  expect(kept.get('a')).toBe('aaaa');
  kept.set('c', 'cccc');
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['aaaa', undefined, 'cccc']);
  kept.set('c', 'c');
  kept.set('d', 'ddddd');
  expect([kept.get('a'), kept.get('c'), kept.get('d')]).toEqual(['aaaa', 'c', 'ddddd']);
});

test('a text above the limit is not kept', () => {
  const kept = keepTexts<string>(3);
  kept.set('a', 'aaaa');
  expect(kept.get('a')).toBeUndefined();
});
