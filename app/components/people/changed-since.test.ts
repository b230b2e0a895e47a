import { expect, test } from 'vitest';
import { changedSince } from './changed-since.ts';
import type { PersonValues } from './people-view.ts';

const then: PersonValues = {
  firstName: 'Ada',
  lastName: 'Berg',
  emailAddress: 'ada@bygg.example',
  phoneNumber: '',
  cellPhone: '',
  employeeNo: '7',
  occupation: '',
  department: 'Kajen',
  costCentre: '',
  locker: '',
  lockerPosition: '',
  approver: '',
  amountLimit: '',
};

test('a field that another editor saved is named; one that only this form changed is not', () => {
  expect([...changedSince(JSON.stringify(then), { ...then, department: 'Torget', locker: '12' })]).toEqual([
    'department',
    'locker',
  ]);
  expect(changedSince(JSON.stringify(then), then).size).toBe(0);
});

test.each([undefined, null, '', '{', '7', 'null', ['{}']])(
  '%j of a form without its initial values names none',
  (seen) => expect(changedSince(seen, then).size).toBe(0),
);
