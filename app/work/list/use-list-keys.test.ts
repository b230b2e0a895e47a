import { expect, test } from 'vitest';
import { stepTo } from './use-list-keys.ts';

test('the first press enters the list, and further presses stay in it', () => {
  expect([stepTo(-1, 1, 3), stepTo(-1, -1, 3)]).toEqual([0, 2]);
  expect([stepTo(0, 1, 3), stepTo(2, 1, 3), stepTo(0, -1, 3)]).toEqual([1, 2, 0]);
});
