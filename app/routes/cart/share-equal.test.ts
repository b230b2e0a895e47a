import { expect, test } from 'vitest';
import { shareEqual } from './share-equal.ts';

test('equal values become one object at any depth, and nothing else changes', () => {
  const row = (id: number) => ({ id, price: { total: '10', steps: [{ word: 'list' }] }, errors: [] as string[] });
  const page = { rows: [row(1), row(2)], steps: [{ word: 'list' }], name: '', limit: null };
  const shared = shareEqual(page);
  expect(shared).toEqual(page);
  expect(shared.rows[0]?.price).toBe(shared.rows[1]?.price);
  expect(shared.rows[0]?.price.steps[0]).toBe(shared.steps[0]);
  expect(shared.rows[0]).not.toBe(shared.rows[1]);
});

test('an empty list differs from an empty record, and undefined is left out', () => {
  const shared = shareEqual({ list: [], record: {}, missing: undefined });
  expect(shared).toEqual({ list: [], record: {} });
  expect(Object.keys(shared)).toEqual(['list', 'record']);
});
