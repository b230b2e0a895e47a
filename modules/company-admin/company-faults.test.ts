import { expect, test } from 'vitest';
import texts from '#messages/en/company-admin.json' with { type: 'json' };
import { companyFaults, nameInFault } from './company-faults.ts';

test('G24 the name between the markers of a server message is shown, trimmed; without both markers there is none', () => {
  expect(nameInFault('x -- Name: VatNo is invalid. Severity: Error')).toBe('VatNo is invalid');
  expect(nameInFault('-- Name:  OrgNo 5. is taken . Severity: Warning')).toBe('OrgNo 5. is taken');
  expect(nameInFault('VatNo is invalid. Severity: Error')).toBeUndefined();
  expect(nameInFault('x -- Name: VatNo is invalid')).toBeUndefined();
  expect(nameInFault('x -- Name: . Severity: Error')).toBeUndefined();
  expect(nameInFault('')).toBeUndefined();
});

test('G20 G23 G25 each step that fails has its text', () => {
  expect(texts.fault).toEqual({
    'invoice-address': 'Error: Could not add the invoice address to the company.',
    company: 'Error: Could not create company. {message}',
    admin: 'Error: Could not create the company administrator. {message}',
    unexpected: 'An unexpected error occurred.',
    update: 'An error occurred while updating the company',
    address: 'An error occurred while saving the company address',
  });
  expect(Object.keys(texts.fault).sort()).toEqual([...companyFaults].sort());
});

test('G14 G18 the texts of the form', () => {
  const { required, email, 'number-first': numberFirst } = texts.problem;
  expect([required, email, numberFirst]).toEqual([
    'Value is required',
    'Must be a valid email',
    'Must start with a number',
  ]);
});
