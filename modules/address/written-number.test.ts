import { expect, test } from 'vitest';
import { internationalNumber } from './cellphone.ts';
import { nationalNumber, readableNumber } from './written-number.ts';

test.each([
  ['+49 171 3920019', '+49', '171 3920019'],
  ['0049171-3920019', '+49', '171-3920019'],
  ['+46 (0)70-174 06 05', '+46', '70-174 06 05'],
  ['+358 40 123 4567', '+358', '40 123 4567'],
  ['0171 3920019', '+49', '0171 3920019'],
  ['+81 90 1234 5678', '+49', '+81 90 1234 5678'],
  ['', '+49', ''],
])('a number saved as %s is split from its dial code', (kept, dialCode, cellphone) => {
  const national = nationalNumber('+49', kept);
  expect(national).toEqual({ dialCode, cellphone });
  expect(internationalNumber(national.dialCode, national.cellphone)).toBe(internationalNumber(dialCode, kept));
});

test.each([
  ['+49', '171 3920019', '+49 171 392 0019'],
  ['+46', '0701740605', '+46 701 740 605'],
  ['+46', '+491713920019', '+49 171 392 0019'],
  ['+46', '+81 90 1234 5678', '+819 012 345 678'],
  ['+46', '', ''],
])('%s and %s are read as %s', (dialCode, typed, readable) => {
  expect(readableNumber(dialCode, typed)).toBe(readable);
});
