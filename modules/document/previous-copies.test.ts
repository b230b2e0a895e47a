import { expect, test } from 'vitest';
import { createPreviousCopies } from './previous-copies.ts';

const copy = (partNo: string) =>
  new Map([[partNo, { path: `${partNo}.jpg`, version: '1', bytes: Buffer.from(partNo) }]]);

test('W09 the previous copy is found by its token, and the oldest is dropped', () => {
  const copies = createPreviousCopies(2);
  for (const token of ['a', 'b', 'a', 'c']) copies.keep(token, copy(token));
  expect(['a', 'b', 'c'].map((token) => copies.find(token)?.has(token))).toEqual([true, undefined, true]);
  copies.keep(undefined, copy('d'));
  expect(copies.find(undefined)).toBeUndefined();
});
