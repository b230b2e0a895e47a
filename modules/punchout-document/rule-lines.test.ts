import { expect, test } from 'vitest';
import { readRules, writeRules } from './rule-lines.ts';

const rules = [
  { field: 'CUST_FIELD1', formula: 'row.wearer.employeeNo', name: '' },
  { field: 'VENDORMAT', formula: '', name: 'ZZ_NUMBER' },
  { field: 'MATGROUP', formula: '"53102700"', name: 'ZZ_GROUP' },
] as const;

test('rules are written as lines and read again', () => {
  const text = 'CUST_FIELD1 = row.wearer.employeeNo\nVENDORMAT as ZZ_NUMBER\nMATGROUP as ZZ_GROUP = "53102700"';
  expect(writeRules(rules)).toBe(text);
  expect(readRules(text)).toEqual(rules);
  expect(readRules('\n NEW_ITEM-CUST_FIELD1=row.sku \r\n')).toEqual([
    { field: 'CUST_FIELD1', formula: 'row.sku', name: '' },
  ]);
});

test('a line that says nothing is no rule', () => {
  for (const text of ['CUST_FIELD1', 'cust field = row.sku', '= row.sku', 'CUST_FIELD1 ='])
    expect([text, readRules(text)]).toEqual([text, undefined]);
});
