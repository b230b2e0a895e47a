import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMillimetres, lengthUnits, readMeasure, toMillimetres, unitOfMarket } from './size-measures.ts';

test.each([
  ['92', 'cm', { value: 920 }],
  [' 92,5 ', 'cm', { value: 925 }],
  ['36.5', 'in', { value: 927 }],
  ['', 'cm', { value: undefined }],
  ['two', 'cm', { problem: 'not-a-number' }],
  ['-1', 'cm', { problem: 'not-a-number' }],
  ['1e9', 'cm', { problem: 'not-a-number' }],
  ['0', 'cm', { problem: 'too-small' }],
  ['36', 'cm', { problem: 'too-small' }],
  ['920', 'cm', { problem: 'too-big' }],
  ['92', 'in', { problem: 'too-big' }],
] as const)('Z08 a waist of %j %s', (typed, unit, told) => expect(readMeasure('waist', typed, unit)).toEqual(told));

test('Z08 a typed decimal is shown again unchanged in either unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 2500 }), fc.constantFrom(...lengthUnits), (tenths, unit) => {
      expect(fromMillimetres(toMillimetres(tenths / 10, unit), unit)).toBe(tenths / 10);
    }),
  );
});

test('Z06 the default is inches in the USA, centimetres elsewhere', () => {
  expect(['us', 'se', 'ca', 'uk'].map(unitOfMarket)).toEqual(['in', 'cm', 'cm', 'cm']);
});
