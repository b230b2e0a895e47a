import { describe, expect, test } from 'vitest';
import { coworkerIdOf, entryOf, isRowType, rowMetadataKeys, rowTypeOf, withEntries } from './row-metadata.ts';

const row = (entries: Record<string, string>) => ({
  metadata: Object.entries(entries).map(([key, value], at) => ({ key, id: `${at}`, value })),
});

test('B04 a row has ten keys', () => {
  expect(rowMetadataKeys).toEqual([
    'Type',
    'CoWorkerId',
    'EmployeeNo',
    'EmailPacking',
    'PersonalPacking',
    'Comment',
    'PriceListId',
    'ManufacturerId',
    'Price',
    'PriceIncVat',
  ]);
});

test('B46 a row is a default, an external or a VAS article', () => {
  expect(['DefaultArticle', 'ExternalArticle', 'VasArticle'].every(isRowType)).toBe(true);
  expect(['FreightArticle', 'SalesTaxArticle', 'defaultarticle', ''].some(isRowType)).toBe(false);
  expect(rowTypeOf(row({ Type: 'VasArticle' }))).toBe('VasArticle');
  expect(rowTypeOf(row({ Type: 'FreightArticle' }))).toBe('DefaultArticle');
  expect(rowTypeOf(row({}))).toBe('DefaultArticle');
});

test('the wearer of a row is a number or absent', () => {
  expect(coworkerIdOf(row({ CoWorkerId: '7' }))).toBe(7);
  for (const value of ['', 'x', '7.5']) expect(coworkerIdOf(row({ CoWorkerId: value }))).toBeUndefined();
  expect(coworkerIdOf(row({}))).toBeUndefined();
});

describe('entries', () => {
  let made = 0;
  const newId = () => `new ${(made += 1)}`;

  test('B05 B65 an existing entry keeps its id and gets the value, a new one gets an id', () => {
    const before = row({ Comment: 'a', Type: 'DefaultArticle' }).metadata;
    const after = withEntries(before, { Comment: 'b', EmployeeNo: '55' }, newId);
    expect(after).toEqual([
      { key: 'Comment', id: '0', value: 'b' },
      { key: 'Type', id: '1', value: 'DefaultArticle' },
      { key: 'EmployeeNo', id: 'new 1', value: '55' },
    ]);
    expect(entryOf({ metadata: after }, 'Comment')).toBe('b');
  });

  test('an entry without a value is removed, and not created', () => {
    const before = row({ Comment: 'a' }).metadata;
    expect(withEntries(before, { Comment: undefined, EmployeeNo: undefined }, newId)).toEqual([]);
    expect(withEntries(before, { Comment: '' }, newId)).toEqual([{ key: 'Comment', id: '0', value: '' }]);
  });
});
