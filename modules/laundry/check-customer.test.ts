import { expect, test } from 'vitest';
import { checkCustomer, type Registered } from './check-customer.ts';
import type { LaundryAction, LaundryCustomer } from './laundry-customer.ts';
import { optionEntries } from './option-entries.ts';

const wearer: LaundryCustomer = {
  employeeNo: '31002',
  name: 'Kai Lumme',
  subCompanyId: '',
  department: 'Wash',
  costCenter: '3120',
  locker: '21',
  position: '2',
};
const register: Registered = {
  hasCompany: true,
  isKnown: true,
  subCompanies: [],
  departments: ['Wash'],
  costCenters: ['3120'],
  lockerNumbers: ['21'],
  holder: '',
};

test('L01 an empty list has one entry that is shown as an empty value; others stay', () => {
  expect(optionEntries([])).toEqual([{ value: '', isEmpty: true }]);
  expect(optionEntries(['a'])).toEqual([{ value: 'a', isEmpty: false }]);
});

type Case = {
  wearer?: Partial<LaundryCustomer>;
  register?: Partial<Registered>;
  action?: LaundryAction;
  error: string | undefined;
};

test.each<[string, Case]>([
  ['a known wearer with a free position', { error: undefined }],
  ['whose own position it is', { register: { holder: '31002' }, error: undefined }],
  ['no laundry', { register: { hasCompany: false }, error: 'LaundryCompanyDoesNotExists' }],
  ['no number', { wearer: { employeeNo: ' ' }, error: 'CustomerEmployeeNoIsMissing' }],
  ['a letter', { wearer: { employeeNo: '31A02' }, error: 'CustomerEmployeeNoMustContainOnlyDigits' }],
  ['ten digits', { wearer: { employeeNo: '1234567890' }, error: undefined }],
  ['eleven digits', { wearer: { employeeNo: '12345678901' }, error: 'CustomerEmployeeNoLength' }],
  ['a leading zero', { wearer: { employeeNo: '031002' }, error: 'CustomerEmployeeNoZeroDigitPrefix' }],
  ['new, but known', { action: 'create', error: 'LaundryCustomerAlreadyExists' }],
  ['new and unknown', { action: 'create', register: { isKnown: false }, error: undefined }],
  ['unknown', { register: { isKnown: false }, error: 'LaundryCustomerDoesNotExits' }],
  [
    'no sub-company where there are some',
    { register: { subCompanies: [{ id: 'N', name: 'North' }] }, error: 'LaundryCustomerHasNoSubCompanyId' },
  ],
  [
    'a sub-company of the list',
    { wearer: { subCompanyId: 'N' }, register: { subCompanies: [{ id: 'N', name: 'North' }] }, error: undefined },
  ],
  ['no department', { wearer: { department: '' }, error: 'CustomerHasNoDepartment' }],
  [
    'no department where there are none',
    { wearer: { department: '' }, register: { departments: [] }, error: undefined },
  ],
  ['an unknown department', { wearer: { department: 'Yard' }, error: 'LaundryCompanyDepartmentDoesNotExists' }],
  ['no cost centre', { wearer: { costCenter: '' }, error: 'CustomerHasNoCostCenter' }],
  ['an unknown cost centre', { wearer: { costCenter: '9' }, error: 'LaundryCompanyCostCenterDoesNotExists' }],
  ['no locker', { wearer: { locker: '' }, error: 'CustomerHasNoLocker' }],
  ['no position', { wearer: { position: '' }, error: 'CustomerHasNoLockerPosition' }],
  [
    'a position that does not exist',
    { register: { holder: undefined }, error: 'LaundryCompanyLockerAndPositionDoesNotExists' },
  ],
  [
    'a position of another wearer',
    { register: { holder: '31001' }, error: 'LaundryCompanyLockerAndPositionDoesNotExists' },
  ],
])('L10 %s', (_, { wearer: given, register: known, action = 'update', error }) => {
  expect(checkCustomer({ ...wearer, ...given }, action, { ...register, ...known })).toBe(error);
});
