import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laundryErrors, textOfLaundryError } from './laundry-error.ts';

test('L10 sixteen names, spelt as partners spell them', () => {
  expect(laundryErrors).toEqual([
    'NotFound',
    'CustomerEmployeeNoIsMissing',
    'CustomerEmployeeNoMustContainOnlyDigits',
    'CustomerEmployeeNoLength',
    'CustomerEmployeeNoZeroDigitPrefix',
    'LaundryCustomerAlreadyExists',
    'LaundryCustomerDoesNotExits',
    'CustomerHasNoLocker',
    'CustomerHasNoLockerPosition',
    'LaundryCompanyDoesNotExists',
    'LaundryCompanyLockerAndPositionDoesNotExists',
    'CustomerHasNoDepartment',
    'LaundryCompanyDepartmentDoesNotExists',
    'CustomerHasNoCostCenter',
    'LaundryCompanyCostCenterDoesNotExists',
    'LaundryCustomerHasNoSubCompanyId',
  ]);
  expect(laundryErrors.map(textOfLaundryError)).toEqual([...laundryErrors]);
});

test('L11 an unknown code has the default text, an empty one its own', () => {
  expect(textOfLaundryError('SomethingElse')).toBe('DefaultLaundryError');
  expect(textOfLaundryError('notfound')).toBe('DefaultLaundryError');
  expect(textOfLaundryError('')).toBe('EmptyValue');
  expect(textOfLaundryError('  ')).toBe('EmptyValue');
});

test.each(readdirSync('messages'))(
  'L10 L11 in %s each of the 16 errors and both defaults has a text of its own',
  (language) => {
    const { error } = JSON.parse(readFileSync(`messages/${language}/laundry.json`, 'utf8')) as {
      error: Record<string, string>;
    };
    const texts = [...laundryErrors, 'DefaultLaundryError', 'EmptyValue'].map((name) => error[name] ?? '');
    expect(texts.filter((text) => text.length < 5)).toEqual([]);
    expect(new Set(texts).size).toBe(18);
  },
);
