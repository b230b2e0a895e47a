import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('served and new clients go to the end', () => {
  const turns = createTurns();
  expect(turns.orderOf(new Set(['a', 'b']))).toEqual(['a', 'b']);
  turns.took('a');
  expect(turns.orderOf(new Set(['a', 'b', 'c']))).toEqual(['b', 'a', 'c']);
});

test('a returning client goes to the end, so that no client is skipped', () => {
  const turns = createTurns();
  turns.orderOf(new Set(['a', 'b']));
  expect(turns.orderOf(new Set(['b']))).toEqual(['b']);
  expect(turns.orderOf(new Set(['a', 'b']))).toEqual(['b', 'a']);
});
