import { expect, test } from 'vitest';
import { faults } from '../kit/faults.ts';
import { personPlaceholder, storePlaceholder } from './placeholders.ts';

test.each([
  ['person', personPlaceholder],
  ['store', storePlaceholder],
])('%s is a sound and repeatable drawing', (_, draw) => {
  expect(faults(draw())).toEqual([]);
  expect(draw()).toBe(draw());
  expect(draw().length).toBeLessThan(6000);
});
