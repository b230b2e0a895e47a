import { expect, test } from 'vitest';
import { type FieldRule, factsOf, mapFields, mappableFields, mayBeName } from './map-fields.ts';

const row = {
  rowIds: ['r'],
  sku: '100012200100C50',
  name: 'Craftsman trousers black C50',
  variant: 'black C50',
  notes: ['Logo left', 'for Anna'],
  quantity: 2,
  unit: 'PCE',
  net: { amount: 20_000, currency: 'SEK' as const },
  taxBasisPoints: 2500,
  leadDays: 3,
  employeeNo: '4711',
  serviceOf: undefined,
  classes: { unspsc: '53101502', eclass: undefined },
};
const facts = factsOf(row, 1, { cartId: 'c1', currency: 'SEK' });
const texts = [
  ['VENDORMAT', '100012200100C50'],
  ['CUST_FIELD1', ''],
  ['PRICE', '100.00'],
] as const;
const rule = (field: FieldRule['field'], formula: string, name = ''): FieldRule => ({ field, formula, name });

test('fields are computed, filled, cut and renamed; all others stay', () => {
  const rules = [
    rule('CUST_FIELD1', 'row.wearer.employeeNo'),
    rule('CUST_FIELD2', '"a text that is too long"'),
    rule('VENDORMAT', '', 'ZZ_NUMBER'),
    rule('CUST_FIELD5', 'row.notes'),
  ];
  expect(mapFields(texts, rules, { facts, version: 4 })).toEqual([
    ['ZZ_NUMBER', '100012200100C50'],
    ['CUST_FIELD1', '4711'],
    ['PRICE', '100.00'],
    ['CUST_FIELD2', 'a text tha'],
    ['CUST_FIELD5', 'Logo left; for Anna'],
  ]);
});

test('version 3 has shorter numbers', () => {
  const mapped = (version: 3 | 4) =>
    mapFields([], [rule('MATNR', '"0123456789012345678901"')], { facts, version })[0]?.[1];
  expect([mapped(3), mapped(4)]).toEqual(['012345678901234567', '0123456789012345678901']);
});

test('prices, quantities and keys can be neither computed nor taken as a name', () => {
  for (const name of ['PRICE', 'PRICEUNIT', 'QUANTITY', 'CURRENCY', 'EXT_PRODUCT_ID', 'EXT_QUOTE_ID', 'EXT_QUOTE_ITEM'])
    expect([name, mappableFields.includes(name as never), mayBeName(name)]).toEqual([name, false, false]);
  expect([mayBeName('MATGROUP'), mayBeName('ZZ_COST_CENTRE'), mayBeName('')]).toEqual([false, true, true]);
});

test('attachments are sent by companies that want them, as an address of each article', () => {
  const rules = [
    rule('ATTACHMENT', 'join("https://buy.example/pictures/", lower(row.sku), ".jpg")'),
    rule('ATTACHMENT_TITLE', 'row.name'),
    rule('ATTACHMENT_PURPOSE', '"Picture"'),
  ];
  expect(mapFields([], rules, { facts, version: 4 })).toEqual([
    ['ATTACHMENT', 'https://buy.example/pictures/100012200100c50.jpg'],
    ['ATTACHMENT_TITLE', 'Craftsman trousers black C50'],
    ['ATTACHMENT_PURPOSE', 'P'],
  ]);
});
