/** Names as partners know them; two of them are misspelt, and stay so. */
export const laundryErrors = [
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
] as const;

export type LaundryError = (typeof laundryErrors)[number];

/** The name of a text: `laundry.error.<name>`. */
export type LaundryErrorText = LaundryError | 'DefaultLaundryError' | 'EmptyValue';

const known: ReadonlySet<string> = new Set(laundryErrors);

const isLaundryError = (code: string): code is LaundryError => known.has(code);

/** A laundry may answer with a code that the shop does not know, or with none. */
export function textOfLaundryError(code: string): LaundryErrorText {
  if (code.trim() === '') return 'EmptyValue';
  return isLaundryError(code) ? code : 'DefaultLaundryError';
}

/** What an error is about, where it is not the employee number. A new wearer needs a name. */
const fields: Partial<
  Record<LaundryErrorText, 'name' | 'subCompanyId' | 'department' | 'costCenter' | 'locker' | 'position'>
> = {
  EmptyValue: 'name',
  LaundryCustomerHasNoSubCompanyId: 'subCompanyId',
  CustomerHasNoDepartment: 'department',
  LaundryCompanyDepartmentDoesNotExists: 'department',
  CustomerHasNoCostCenter: 'costCenter',
  LaundryCompanyCostCenterDoesNotExists: 'costCenter',
  CustomerHasNoLocker: 'locker',
  CustomerHasNoLockerPosition: 'position',
  LaundryCompanyLockerAndPositionDoesNotExists: 'position',
};

/** The field at which an error of the laundry is shown. */
export const fieldOfLaundryError = (error: LaundryErrorText) => fields[error] ?? 'employeeNo';
