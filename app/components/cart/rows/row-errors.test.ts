import { expect, test } from 'vitest';
import { aRowView } from '../page-fixtures.ts';
import { errorsByRow } from './row-errors.ts';

const relaxed = { comment: false, coworker: false };

test('B48 B49 fields that the company requires are reported at the rows that lack them', () => {
  const rows = [aRowView({ id: 'a', comment: 'x', coworkerId: 7 }), aRowView({ id: 'b', comment: ' ' })];
  expect(errorsByRow(rows, relaxed).size).toBe(0);
  expect([...errorsByRow(rows, { comment: true, coworker: true })]).toEqual([
    [
      'b',
      [
        { kind: 'Comment', word: 'commentRequired' },
        { kind: 'CustomerSelect', word: 'coworkerRequired' },
      ],
    ],
  ]);
});

test('typed values are validated at once, other errors come from the shop', () => {
  const errors = [
    { kind: 'Comment', word: 'commentRequired' },
    { kind: 'Row', word: 'notSold' },
  ] as const;
  const rows = [aRowView({ id: 'a', comment: 'typed since', errors })];
  expect([...errorsByRow(rows, { ...relaxed, comment: true })]).toEqual([['a', [{ kind: 'Row', word: 'notSold' }]]]);
});
