import { expect, test } from 'vitest';
import { aPageView, aRowView } from '#app/components/cart/page-fixtures.ts';
import english from '#messages/en/laundry.json' with { type: 'json' };
import type { CartLaundry } from '#modules/cart/cart-view.ts';
import { withLaundry } from './with-laundry.ts';

const say = (key: string): string => {
  const [group = '', name = ''] = key.split('.');
  const { error, row } = english;
  const groups: Record<string, Record<string, string>> = { error, row };
  return groups[group]?.[name] ?? '';
};

const laundryOf = (facts: Partial<CartLaundry>): CartLaundry => ({
  hasPickers: false,
  isEditable: true,
  options: { subCompanies: [], departments: [], costCenters: ['a'], lockerNumbers: ['12'] },
  freePositions: {},
  rows: new Map(),
  ...facts,
});

const fieldsOf = (facts: Partial<CartLaundry>) =>
  Object.fromEntries(
    (withLaundry(aPageView({}), laundryOf(facts), say).laundry?.fields ?? []).map(({ name, choices }) => [
      name,
      choices,
    ]),
  );

test('L01 an empty list has one entry, shown as Empty value; others stay', () => {
  expect(fieldsOf({})).toEqual({
    department: [{ value: '', label: 'Empty value' }],
    costCode: [{ value: 'a', label: 'a' }],
    laundryLockerNumber: [{ value: '12', label: '12' }],
    laundryPositionNumber: undefined,
  });
});

test('L14 the second form has sub-customers by name and the free positions; the first one has neither', () => {
  const options = { subCompanies: [{ id: '311', name: 'Main' }], departments: [], costCenters: [], lockerNumbers: [] };
  const facts = { options, freePositions: { 12: ['3'] } };
  const page = (hasPickers: boolean) => withLaundry(aPageView({}), laundryOf({ ...facts, hasPickers }), say).laundry;
  expect(page(false)).toMatchObject({ positions: undefined });
  expect(page(true)).toMatchObject({ positions: { 12: ['3'] } });
  expect(fieldsOf({ ...facts, hasPickers: true }).laundrySubCustomer).toEqual([{ value: '311', label: 'Main' }]);
  expect(Object.keys(fieldsOf({ ...facts, hasPickers: false }))).not.toContain('laundrySubCustomer');
});

test('L03 L10 L12 a row has its values and its problem as a sentence', () => {
  const customer = {
    companyId: 5,
    laundrySubCustomer: '',
    employeeNo: '31001',
    costCode: '3110',
    department: 'Wash',
    laundryLockerNumber: '12',
    laundryPositionNumber: '2',
    action: 'update',
  };
  const wearer = { id: 7, name: 'Eva', employeeNo: '31001', ...noPlace };
  const problemOf = (problem: NonNullable<ReturnType<CartLaundry['rows']['get']>>['problem']) => {
    const rows = new Map([['a', { wearer, customer, isAsked: true, problem }]]);
    const [row] = withLaundry({ ...aPageView({}), rows: [aRowView({ id: 'a' })] }, laundryOf({ rows }), say).rows;
    expect(row).toMatchObject({ department: 'Wash', costCode: '3110', laundryLockerNumber: '12' });
    return row?.laundry;
  };
  expect(problemOf('employeeNoMissing')).toEqual({
    employeeNo: '31001',
    problem: 'Customer is missing employee number, this must exist if laundry is activated',
  });
  expect(problemOf('CustomerHasNoLocker')?.problem).toBe('No locker is chosen.');
  expect(problemOf(undefined)?.problem).toBeUndefined();
});

const noPlace = { department: undefined, costCentre: undefined, locker: undefined, lockerPosition: undefined };
