import { expect, test } from 'vitest';
import { internationalNumber } from './cellphone.ts';

test.each([
  ['+46', '0701234567', '+46701234567'],
  ['46', '070-123 45 67', '+46701234567'],
  ['+46', '701234567', '+46701234567'],
  ['+46', '+46 (0)70 123 45 67', '+46701234567'],
  ['+46', '0046701234567', '+46701234567'],
  ['+46', '+49 170 1234567', '+491701234567'],
  ['+39', '06 1234567', '+39061234567'],
  ['+1', '(212) 555-0100', '+12125550100'],
  ['+46', ' ', ''],
])('O10 dial code %s and %j give the number %j', (dialCode, typed, number) =>
  expect(internationalNumber(dialCode, typed)).toBe(number),
);
