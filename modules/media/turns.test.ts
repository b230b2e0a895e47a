import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('whoever had his turn stands at the end, and so does whoever comes', () => {
  const turns = createTurns();
  expect(turns.orderOf(new Set(['a', 'b']))).toEqual(['a', 'b']);
  turns.took('a');
  expect(turns.orderOf(new Set(['a', 'b', 'c']))).toEqual(['b', 'a', 'c']);
});

test('whoever left and comes back stands at the end too, so that nobody is passed over', () => {
  const turns = createTurns();
  turns.orderOf(new Set(['a', 'b']));
  expect(turns.orderOf(new Set(['b']))).toEqual(['b']);
  expect(turns.orderOf(new Set(['a', 'b']))).toEqual(['b', 'a']);
});
