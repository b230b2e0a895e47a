import { expect, test } from 'vitest';
import { editChanges } from './edit-changes.ts';

const item = (sku: string, quantity: number) => ({ sku, quantity });

test('articles that were added, removed or have other numbers of pieces, each once', () => {
  const sent = [item('a', 2), item('b', 1), item('c', 4), item('a', 1)];
  const returned = [item('c', 4), item('a', 5), item('d', 1)];
  expect(editChanges(sent, returned)).toEqual([
    { sku: 'a', was: 3, now: 5 },
    { sku: 'b', was: 1, now: 0 },
    { sku: 'd', was: 0, now: 1 },
  ]);
  expect(editChanges(sent, sent.toReversed())).toEqual([]);
});
