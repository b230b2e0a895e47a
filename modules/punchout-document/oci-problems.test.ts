import { expect, test } from 'vitest';
import { ociProblems } from './oci-problems.ts';

const good = { DESCRIPTION: 'Trousers', QUANTITY: '2.000', UNIT: 'PCE', PRICE: '800.00', CURRENCY: 'SEK' };
const fieldsOf = (fields: Record<string, string>, row = 1) =>
  Object.entries(fields).map(([name, value]) => ({ name: `NEW_ITEM-${name}[${row}]`, value }));
const found = (fields: Record<string, string>, version: 3 | 4 = 4) =>
  ociProblems(fieldsOf({ ...good, ...fields }), version).map(({ name, problem }) => `${name} ${problem}`);

test('a row as OCI wants it has no problem, whatever else the form has', () => {
  expect(found({})).toEqual([]);
  expect(found({ ZZ_OWN: 'x'.repeat(99) })).toEqual([]);
  expect(ociProblems([{ name: 'sid', value: '77' }], 4)).toEqual([]);
});

test('required fields, and those that come together', () => {
  expect(found({ QUANTITY: '', UNIT: '' })).toEqual(['NEW_ITEM-QUANTITY[1] missing', 'NEW_ITEM-UNIT[1] missing']);
  expect(found({ MATNR: '4711', UNIT: '', DESCRIPTION: '' })).toEqual([]);
  expect(found({ CURRENCY: '' })).toEqual(['NEW_ITEM-CURRENCY[1] missing']);
  expect(found({ CONTRACT_ITEM: '10' })).toEqual(['NEW_ITEM-CONTRACT[1] missing']);
  expect(found({ EXT_CATEGORY_ID: '53101500' })).toEqual(['NEW_ITEM-EXT_SCHEMA_TYPE[1] missing']);
});

test('numbers have a dot, no signs between thousands and three decimals at most', () => {
  for (const PRICE of ['800,00', '1 000.00', '1.2345', '-1', '123456789012.00'])
    expect(found({ PRICE })).toEqual(['NEW_ITEM-PRICE[1] not-a-number']);
  expect(found({ LEADTIME: '1.5' })).toEqual(['NEW_ITEM-LEADTIME[1] not-a-number']);
});

test('lengths, which differ between the versions', () => {
  expect(found({ DESCRIPTION: 'x'.repeat(41) })).toEqual(['NEW_ITEM-DESCRIPTION[1] too-long']);
  expect([found({ VENDORMAT: 'x'.repeat(23) }, 3), found({ VENDORMAT: 'x'.repeat(23) }, 4)]).toEqual([
    ['NEW_ITEM-VENDORMAT[1] too-long'],
    [],
  ]);
  expect([found({ PRICEUNIT: '123456' }, 3), found({ PRICEUNIT: '123456' }, 4)]).toEqual([
    [],
    ['NEW_ITEM-PRICEUNIT[1] too-long'],
  ]);
});

test('rows are numbered from 1 without gaps', () => {
  const rows = [...fieldsOf(good, 1), ...fieldsOf(good, 3)];
  expect(ociProblems(rows, 4)).toEqual([{ name: 'NEW_ITEM-[3]', problem: 'gap' }]);
});
