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
