import { expect, test } from 'vitest';
import { brandOf } from './brand.ts';

test('P110 manufacturer 7276 is one brand, every other the second', () => {
  expect(brandOf(7276)).toBe('house');
  expect([0, 1, 7275, 7277, 7301].map(brandOf)).toEqual(Array.from({ length: 5 }, () => 'partner'));
});
