import { expect, test } from 'vitest';
import { aRow } from '#tests/build/cart.ts';
import type { WearerPlace } from '../../people/coworker.ts';
import { type LaundryTerms, rowLaundryOf, rowsWithTakenPlace } from './cart-laundry.ts';

const place = { department: 'Wash', costCentre: '3110', locker: '12', lockerPosition: '2' };
const eva: WearerPlace = { id: 7, name: 'Eva Lind', employeeNo: ' 31001 ', ...place };
const boss: WearerPlace = {
  id: 1,
  name: 'Bo Berg',
  employeeNo: undefined,
  ...place,
  locker: undefined,
  lockerPosition: undefined,
};
const options = { subCompanies: [], departments: ['Wash'], costCenters: ['3110'], lockerNumbers: ['12', '14'] };
const terms: LaundryTerms = {
  companyId: 5,
  buyerId: 1,
  needsNumber: true,
  places: new Map([
    [7, eva],
    [1, boss],
  ]),
  options,
  hasPickers: false,
};

const forEva = (entries: Record<string, string> = {}) => aRow({ id: 'a' }, { CoWorkerId: '7', ...entries });

test('B08 L02 the customer of a row is filled from the wearer; values of the row take precedence', () => {
  expect(rowLaundryOf(forEva(), terms)).toMatchObject({
    isAsked: true,
    problem: undefined,
    customer: {
      companyId: 5,
      laundrySubCustomer: '',
      employeeNo: '31001',
      costCode: '3110',
      department: 'Wash',
      laundryLockerNumber: '12',
      laundryPositionNumber: '2',
      action: 'update',
    },
  });
  const moved = rowLaundryOf(forEva({ Department: 'Yard', CostCode: '9', LaundryLockerNumber: '14' }), terms);
  // The wearer's own position is not one of another locker.
  expect(moved?.customer).toMatchObject({
    department: 'Yard',
    costCode: '9',
    laundryLockerNumber: '14',
    laundryPositionNumber: '',
  });
});

test('L03 an account that is not a plain user needs an employee number; a plain user does not', () => {
  const own = aRow({ id: 'a' });
  expect(rowLaundryOf(own, terms)).toMatchObject({ problem: 'employeeNoMissing', isAsked: false });
  expect(rowLaundryOf(own, { ...terms, needsNumber: false })).toMatchObject({ problem: undefined, isAsked: false });
});

test('L04 the connected customer needs a number likewise, at the row', () => {
  const nameless = { ...terms, places: new Map([[7, { ...eva, employeeNo: ' ' }]]) };
  for (const needsNumber of [true, false])
    expect(rowLaundryOf(forEva(), { ...nameless, needsNumber })).toMatchObject({
      problem: 'employeeNoMissing',
      isAsked: false,
    });
});

test('the laundry is asked about buyers only if they have a locker, and not about people of other companies', () => {
  const places = new Map([[1, { ...boss, employeeNo: '5' }]]);
  expect(rowLaundryOf(aRow({ id: 'a' }), { ...terms, places })?.isAsked).toBe(false);
  const withLocker = aRow({ id: 'a' }, { LaundryLockerNumber: '12' });
  expect(rowLaundryOf(withLocker, { ...terms, places })?.isAsked).toBe(true);
  expect(rowLaundryOf(forEva(), { ...terms, places })).toBeUndefined();
});

test('L14 the first form means the first sub-company; the second one lets it be chosen among several', () => {
  const one = { id: '311', name: 'Main' };
  const two = { id: '312', name: 'Other' };
  const chosen = (subCompanies: (typeof one)[], hasPickers: boolean, entries = {}) =>
    rowLaundryOf(forEva(entries), { ...terms, options: { ...options, subCompanies }, hasPickers })?.customer
      .laundrySubCustomer;
  expect([chosen([one, two], false), chosen([one, two], true), chosen([one], true), chosen([], true)]).toEqual([
    '311',
    '',
    '311',
    '',
  ]);
  expect(chosen([one, two], true, { LaundrySubCustomer: '312' })).toBe('312');
});

test('two wearers of a cart cannot get the same position', () => {
  const of = (id: string, employeeNo: string, laundryPositionNumber: string) => {
    const row = rowLaundryOf(forEva(), terms);
    if (!row) throw new Error('no row');
    return [id, { ...row, customer: { ...row.customer, employeeNo, laundryPositionNumber } }] as const;
  };
  const rows = new Map([of('a', '1', '2'), of('b', '1', '2'), of('c', '3', '2'), of('d', '4', ''), of('e', '5', '')]);
  expect([...rowsWithTakenPlace(rows)]).toEqual(['c']);
});
