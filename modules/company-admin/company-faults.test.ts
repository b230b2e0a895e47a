import { expect, test } from 'vitest';
import { nameInFault } from './company-faults.ts';

test('G24 the name between the markers of a server message is shown, trimmed; without both markers there is none', () => {
  expect(nameInFault('x -- Name: VatNo is invalid. Severity: Error')).toBe('VatNo is invalid');
  expect(nameInFault('-- Name:  OrgNo 5. is taken . Severity: Warning')).toBe('OrgNo 5. is taken');
  expect(nameInFault('VatNo is invalid. Severity: Error')).toBeUndefined();
  expect(nameInFault('x -- Name: VatNo is invalid')).toBeUndefined();
  expect(nameInFault('x -- Name: . Severity: Error')).toBeUndefined();
  expect(nameInFault('')).toBeUndefined();
});
