import { expect, test } from 'vitest';
import { cellsOf, foldName, readHeader, type SheetColumn } from './import-columns.ts';

const names = new Map<string, SheetColumn>([
  [foldName('Employee number'), 'employeeNo'],
  [foldName('Förnamn'), 'firstName'],
  [foldName('men-c'), 'size:men-c'],
]);

test('columns are found by name, in any order, case, accents and punctuation; unknown ones are listed', () => {
  expect(readHeader(['Fornamn ', 'EMPLOYEE  NUMBER', 'Men C', 'Shoe colour', ''], names)).toEqual({
    columns: ['firstName', 'employeeNo', 'size:men-c', undefined, undefined],
    unread: ['Shoe colour'],
  });
});

test('of two columns with one name the first is read', () => {
  expect(readHeader(['Employee number', 'employee-number'], names)?.columns).toEqual(['employeeNo', undefined]);
});

test('a sheet without a column that identifies people is refused', () => {
  expect(readHeader(['Förnamn', 'men-c'], names)).toBeUndefined();
  expect(readHeader([], names)).toBeUndefined();
});

test('cells lose control characters and the apostrophe of our own files, and nothing else', () => {
  const columns = ['employeeNo', undefined, 'firstName'] as const;
  expect(cellsOf(columns, [" '+46701740605 ", 'x', 'O\u0000’Hara\u0007'])).toEqual({
    employeeNo: '+46701740605',
    firstName: 'O’Hara',
  });
  expect(cellsOf(columns, ["'s-Gravenhage", '', '\ud800x'])).toEqual({
    employeeNo: "'s-Gravenhage",
    firstName: '\ufffdx',
  });
  expect(cellsOf(columns, ['', 'x', ' '])).toBeUndefined();
  expect(cellsOf(columns, ['x'.repeat(400)])?.employeeNo).toHaveLength(300);
});
