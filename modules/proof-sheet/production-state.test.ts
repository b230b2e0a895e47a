import { expect, test } from 'vitest';
import { heldFirst, type ProductionState } from './production-state.ts';

test('of a hundred rows staff see first what they have to act on', () => {
  const states: ProductionState[] = ['ready', 'waiting', 'ready', 'no-place'];
  const rows = states.map((state, at) => ({ at, state }));
  expect(heldFirst(rows).map(({ at }) => at)).toEqual([1, 3, 0, 2]);
});
