import { expect, test } from 'vitest';
import { aRow } from '#tests/build/cart.ts';
import { outdatedEmployeeNumbers } from './employee-number.ts';

const anna = { id: 7, employeeNo: '55' };

test('B41 the employee number of a row is that of its wearer', () => {
  const outdated = aRow({ sku: 'A' }, { CoWorkerId: '7', EmployeeNo: '54' });
  const without = aRow({ sku: 'B' }, { CoWorkerId: '7' });
  const right = aRow({ sku: 'C' }, { CoWorkerId: '7', EmployeeNo: '55' });
  expect(outdatedEmployeeNumbers([outdated, without, right], [anna])).toEqual([
    { row: outdated, employeeNo: '55' },
    { row: without, employeeNo: '55' },
  ]);
});

test('a row without a known wearer or number is unchanged', () => {
  const rows = [aRow({}, { EmployeeNo: '1' }), aRow({}, { CoWorkerId: '8' }), aRow({}, { CoWorkerId: '9' })];
  expect(outdatedEmployeeNumbers(rows, [anna, { id: 8, employeeNo: undefined }])).toEqual([]);
});
