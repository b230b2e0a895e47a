import { expect, test } from 'vitest';
import { aRowView } from '../page-fixtures.ts';
import { errorsByRow } from './row-errors.ts';

const relaxed = { comment: false, coworker: false };

test('B48 B49 what a company wants of each row is missed at the row that lacks it', () => {
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

test('what was typed a moment ago counts, the rest is as the shop said', () => {
  const errors = [
    { kind: 'Comment', word: 'commentRequired' },
    { kind: 'Row', word: 'notSold' },
  ] as const;
  const rows = [aRowView({ id: 'a', comment: 'typed since', errors })];
  expect([...errorsByRow(rows, { ...relaxed, comment: true })]).toEqual([['a', [{ kind: 'Row', word: 'notSold' }]]]);
});
