import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

test.each([
  ['070-123 45 67', 'SE'],
  ['+46 (0)70 123 45 67', 'SE'],
  ['0046701234567', 'SE'],
  ['46701234567', 'SE'],
  ['+49 170 1234567', 'SE'],
  ['924 31 881', 'NO'],
  ['06 1234567', 'IT'],
  ['(212) 555-0100', 'US'],
  ['0171 3920019', 'DE'],
] as const)('%j can be dialled in %s', (text, home) => expect(isPhoneNumber(text, home)).toBe(true));

test.each([
  ['1', 'SE'],
  ['12345678901234567890', 'SE'],
  ['+4', 'SE'],
  ['+46', 'SE'],
  ['555', 'US'],
  ['', 'DE'],
  ['call me', 'DE'],
] as const)('%j cannot be dialled in %s', (text, home) => expect(isPhoneNumber(text, home)).toBe(false));
