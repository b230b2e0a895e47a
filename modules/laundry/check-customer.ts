import type { LaundryAction, LaundryCustomer, LaundryOptions } from './laundry-customer.ts';
import type { LaundryError } from './laundry-error.ts';

/** The length of the field in the systems of laundries. */
const longestEmployeeNo = 10;

/** What the register knows about the wearer and about the place that is asked for. */
export type Registered = LaundryOptions & {
  readonly hasCompany: boolean;
  readonly isKnown: boolean;
  /** Undefined: there is no such position in this locker. An empty text: it is free. */
  readonly holder: string | undefined;
};

type Rule = (of: LaundryCustomer & { action: LaundryAction; registered: Registered }) => boolean;

/** The first that holds is the answer. A company without departments or cost centres needs none. */
const rules: readonly (readonly [LaundryError, Rule])[] = [
  ['LaundryCompanyDoesNotExists', ({ registered }) => !registered.hasCompany],
  ['CustomerEmployeeNoIsMissing', ({ employeeNo }) => employeeNo === ''],
  ['CustomerEmployeeNoMustContainOnlyDigits', ({ employeeNo }) => !/^\d+$/.test(employeeNo)],
  ['CustomerEmployeeNoLength', ({ employeeNo }) => employeeNo.length > longestEmployeeNo],
  ['CustomerEmployeeNoZeroDigitPrefix', ({ employeeNo }) => employeeNo.startsWith('0')],
  ['LaundryCustomerAlreadyExists', ({ action, registered }) => action === 'create' && registered.isKnown],
  ['LaundryCustomerDoesNotExits', ({ action, registered }) => action === 'update' && !registered.isKnown],
  [
    'LaundryCustomerHasNoSubCompanyId',
    ({ subCompanyId, registered }) =>
      registered.subCompanies.length > 0 && !registered.subCompanies.some(({ id }) => id === subCompanyId),
  ],
  ['CustomerHasNoDepartment', ({ department, registered }) => registered.departments.length > 0 && department === ''],
  [
    'LaundryCompanyDepartmentDoesNotExists',
    ({ department, registered }) => department !== '' && !registered.departments.includes(department),
  ],
  ['CustomerHasNoCostCenter', ({ costCenter, registered }) => registered.costCenters.length > 0 && costCenter === ''],
  [
    'LaundryCompanyCostCenterDoesNotExists',
    ({ costCenter, registered }) => costCenter !== '' && !registered.costCenters.includes(costCenter),
  ],
  ['CustomerHasNoLocker', ({ locker }) => locker === ''],
  ['CustomerHasNoLockerPosition', ({ position }) => position === ''],
  [
    'LaundryCompanyLockerAndPositionDoesNotExists',
    ({ employeeNo, registered: { holder } }) => holder === undefined || (holder !== '' && holder !== employeeNo),
  ],
];

/** What a laundry would refuse a wearer for; undefined if it would accept. */
export function checkCustomer(
  customer: LaundryCustomer,
  action: LaundryAction,
  registered: Registered,
): LaundryError | undefined {
  const trimmed = { ...customer, employeeNo: customer.employeeNo.trim() };
  return rules.find(([, isBroken]) => isBroken({ ...trimmed, action, registered }))?.[0];
}
