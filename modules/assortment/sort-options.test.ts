import { expect, test } from 'vitest';
import { defaultSort, shownSortFields, sortBy, sortFields } from './sort-options.ts';

const anonymous = { isBusiness: false, isSignedIn: false, splitsByBestSelling: false, hidesPrices: false };
const consumer = { ...anonymous, isSignedIn: true };
const company = { ...consumer, isBusiness: true };
const forConsumers = { b2CActivate: true };
const forCompanies = { b2CActivate: false };

test('P19 there are seven fields to sort by, in one of two orders', () => {
  expect(sortFields.toSorted()).toEqual([
    'Flags',
    'HighestPrice',
    'LowestPrice',
    'Names',
    'PartNo',
    'PopularityRank',
    'StarsAverage',
  ]);
  expect(new Set(sortFields.map((field) => sortBy(field).order))).toEqual(new Set(['asc', 'desc']));
});

test.each([
  ['StarsAverage', 'desc'],
  ['PartNo', 'asc'],
  ['PopularityRank', 'asc'],
  ['LowestPrice', 'asc'],
  ['HighestPrice', 'desc'],
  ['Names', 'asc'],
  ['Flags', 'desc'],
] as const)('P20 %s is sorted %s', (field, order) => expect(sortBy(field)).toEqual({ field, order }));

test.each([
  ['anonymous in a consumer market', anonymous, forConsumers, 'PopularityRank'],
  ['anonymous in a market of companies', anonymous, forCompanies, 'Flags'],
  ['a consumer', consumer, forConsumers, 'PopularityRank'],
  ['a consumer in a market of companies', consumer, forCompanies, 'PopularityRank'],
  ['a company', company, forConsumers, 'Flags'],
  ['a company in a market of companies', company, forCompanies, 'Flags'],
] as const)('P21 %s has its own default order', (_, viewer, market, field) =>
  expect(defaultSort(viewer, market)).toEqual(sortBy(field)),
);

test.each([
  [anonymous, forConsumers, false],
  [consumer, forConsumers, false],
  [company, forConsumers, true],
  [anonymous, forCompanies, true],
  [consumer, forCompanies, true],
  [company, forCompanies, true],
])('P22 companies, and markets without consumers, can sort by stars: row %#', (viewer, market, shown) =>
  expect(shownSortFields(viewer, market, 'All').includes('StarsAverage')).toBe(shown),
);

test.each([
  [true, 'Agreement', true],
  [false, 'Agreement', false],
  [true, 'All', false],
  [true, 'Public', false],
  [true, 'External', false],
  [false, 'All', false],
] as const)(
  'P23 with the flag %s in the context %s popularity is offered: %s',
  (splitsByBestSelling, context, shown) => {
    const fields = shownSortFields({ ...company, splitsByBestSelling }, forConsumers, context);
    expect(fields.includes('PopularityRank')).toBe(shown);
  },
);

test('visitors with hidden prices cannot sort by price', () => {
  expect(shownSortFields({ ...company, hidesPrices: true }, forConsumers, 'All')).toEqual([
    'Flags',
    'StarsAverage',
    'Names',
    'PartNo',
  ]);
});
