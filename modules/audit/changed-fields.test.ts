import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('only fields that differ are kept, on both sides', () => {
  expect(changedFields({ name: 'A', isActive: true }, { name: 'B', isActive: true })).toEqual({
    before: { name: 'A' },
    after: { name: 'B' },
  });
});

test('a field that was added or removed is on one side', () => {
  expect(changedFields({ gone: 1, unset: undefined }, { come: [1, 2] })).toEqual({
    before: { gone: 1 },
    after: { come: [1, 2] },
  });
  expect(changedFields(undefined, { tasks: [] })).toEqual({ before: {}, after: { tasks: [] } });
});

test('the order of object keys is not a difference, the order of a list is', () => {
  const same = changedFields({ text: { sv: 'A', en: { x: 1, y: 2 } } }, { text: { en: { y: 2, x: 1 }, sv: 'A' } });
  expect(same).toEqual({ before: {}, after: {} });
  expect(changedFields({ list: [1, 2] }, { list: [2, 1] }).after).toEqual({ list: [2, 1] });
});

test('times become text', () => {
  const at = new Date('2026-11-16T08:00:00Z');
  expect(changedFields({}, { at }).after).toEqual({ at: '2026-11-16T08:00:00.000Z' });
});

test('a secret does not compile', () => {
  const client = { id: 'yrke-1', secretHash: 'abc' };
  // @ts-expect-error -- secretHash is the name of a secret
  expect(changedFields({}, client)).toBeDefined();
});
