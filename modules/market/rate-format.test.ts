import { expect, test } from 'vitest';
import { createRateFormat } from './rate-format.ts';

const written = (culture: string, currency: string, basisPoints: number) =>
  createRateFormat(culture, currency)(basisPoints).replaceAll(/\s/g, ' ');

test('a tax rate has the decimal separator of the amounts beside it', () => {
  expect(written('fi-FI', 'EUR', 2550)).toBe('25,5 %');
  expect(written('en-FI', 'EUR', 2550)).toBe('25.5 %');
  expect(written('en-GB', 'GBP', 2000)).toBe('20%');
  expect(written('fr-CH', 'CHF', 810)).toBe('8.1%');
  expect(written('en-US', 'USD', 737.5)).toBe('7.375%');
});
