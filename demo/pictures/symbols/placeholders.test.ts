import { expect, test } from 'vitest';
import { faults } from '../kit/faults.ts';
import { missingPicture, personPlaceholder, storePlaceholder } from './placeholders.ts';

test.each([
  ['missing picture', missingPicture],
  ['person', personPlaceholder],
  ['store', storePlaceholder],
])('%s is a sound and repeatable drawing', (_, draw) => {
  expect(faults(draw())).toEqual([]);
  expect(draw()).toBe(draw());
  expect(draw().length).toBeLessThan(6000);
});

test('the missing picture has the measure of the garments', () =>
  expect(missingPicture()).toContain('viewBox="0 0 1200 1500"'));
