import { expect, test } from 'vitest';
import { freezeDeeply } from './freeze-deeply.ts';

test('data is frozen with all its parts', () => {
  const data = freezeDeeply({ list: [{ name: 'Jacket' }], none: null, count: 1 });
  expect([data, data.list, data.list[0]].map((part) => Object.isFrozen(part))).toEqual([true, true, true]);
  expect(data).toEqual({ list: [{ name: 'Jacket' }], none: null, count: 1 });
});
