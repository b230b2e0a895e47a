import { expect, test } from 'vitest';
import { fitsUnit, isMeasured, pieceUnit, units } from './units.ts';

test('T23 measured units allow fractions, counted units are whole', () => {
  const fit = (quantity: number) => units.filter((unit) => fitsUnit(quantity, unit));
  expect(fit(1.5)).toEqual(['MTR', 'MTK', 'KGM', 'LTR']);
  expect(fit(0.001)).toEqual(['MTR', 'MTK', 'KGM', 'LTR']);
  expect(fit(2)).toEqual([...units]);
  expect(fit(0)).toEqual([...units]);
});

test('every unit is a code of UN/ECE Recommendation 20, or of 21 behind an X', () => {
  expect(units.filter((unit) => !/^(?:[A-Z0-9]{2,3}|X[A-Z]{2})$/.test(unit))).toEqual([]);
  expect(new Set(units).size).toBe(units.length);
});

test('a piece is counted', () => {
  expect([pieceUnit, isMeasured(pieceUnit)]).toEqual(['H87', false]);
});
