import type { Info } from '../../people/person-infos.ts';
import type { PersonRecord } from '../../people/person-record.ts';
import type { RowOf } from '../business-row.ts';

type Row = RowOf<'person'>;

export const contactOf = (row: Row) => ({
  emailAddress: row.emailAddress ?? '',
  firstName: row.firstName,
  lastName: row.lastName,
  phoneNumber: row.phoneNumber,
  cellPhone: row.cellPhone,
});

export function isContactSame(record: PersonRecord, row: Row): boolean {
  const wanted = contactOf(row);
  return (['emailAddress', 'firstName', 'lastName', 'phoneNumber', 'cellPhone'] as const).every(
    (part) => wanted[part] === record[part],
  );
}

const codes = {
  employeeNo: 'EmployeeNo',
  department: 'Department',
  costCentre: 'CostCenter',
  occupation: 'Occupation',
  locker: 'LockerNumber',
  lockerPosition: 'LockerPosition',
  amountLimit: 'AmountLimit',
  approver: 'Attestant1',
} as const;

/** The person's infos after the line: null removes a value, and absent ones stay. */
export function infosAfter(held: readonly Info[], row: Row): Info[] {
  const said = Object.entries(codes).flatMap(([field, code]) => {
    const value = row[field as keyof typeof codes];
    return value === undefined ? [] : [{ code, value: value ?? '' }];
  });
  const kept = held.filter(({ code }) => !said.some((info) => info.code === code));
  return [...kept, ...said.filter(({ value }) => value !== '')];
}

/** Amounts count as numbers: "500" and "500.00" are the same limit. Addresses of approvers count without case. */
const comparable = ({ code, value }: Info) => {
  if (code === 'AmountLimit') return `${code} ${Number(value)}`;
  return `${code} ${code === 'Attestant1' ? value.toLowerCase() : value}`;
};

export const isInfosSame = (a: readonly Info[], b: readonly Info[]): boolean =>
  a.map(comparable).toSorted().join('\n') === b.map(comparable).toSorted().join('\n');
