import { describe, expect, test } from 'vitest';
import type { CountryCode } from '../market/market.ts';
import { marketList } from '../market/markets.ts';
import { addressRulesOf, isBox, problemsOfAddress } from './address-form.ts';
import { longestOfField } from './address-limits.ts';

const rulesOf = (country: CountryCode, who: 'consumer' | 'company' = 'consumer') => addressRulesOf(country, who, 'en');
const place = (country: CountryCode) => rulesOf(country).fields.slice(5).join(' ');

const written: Record<string, readonly CountryCode[]> = {
  'zip city': [
    'SE',
    'NO',
    'FI',
    'DK',
    'BE',
    'CZ',
    'EE',
    'FR',
    'DE',
    'AT',
    'IT',
    'NL',
    'PL',
    'ES',
    'IS',
    'CH',
    'HR',
    'SI',
  ],
  'city zip': ['GB', 'IE', 'LV'],
  'city region zip': ['US', 'CA'],
};

describe.each(Object.entries(written))('where the last line is %s', (order, countries) => {
  test.each(countries)('the form of %s has its fields in the order of the country', (country) => {
    expect(place(country)).toBe(order);
    expect(rulesOf(country).fields.slice(0, 5)).toEqual(['firstName', 'lastName', 'careOf', 'line1', 'line2']);
    expect(rulesOf(country).required).toEqual(['firstName', 'lastName', 'line1', ...order.split(' ')]);
  });
});

test('every country of a market has a form', () =>
  expect(Object.values(written).flat().toSorted()).toEqual(marketList.map(({ iso2 }) => iso2).toSorted()));

test('a company needs its name, and its VAT number if the country has VAT', () => {
  expect(rulesOf('DE', 'company').fields.slice(0, 4)).toEqual(['companyName', 'vatNo', 'firstName', 'lastName']);
  expect(rulesOf('US', 'company').fields.slice(0, 3)).toEqual(['companyName', 'firstName', 'lastName']);
  expect(rulesOf('DE', 'company').required).toEqual(['companyName', 'line1', 'zip', 'city']);
});

test('regions are named in the language', () =>
  expect(addressRulesOf('CA', 'consumer', 'fr').regions).toContainEqual({ code: 'QC', name: 'Québec' }));

test('O30 the countries that use address validation are those whose market does', () => {
  const using = marketList.filter(({ iso2 }) => rulesOf(iso2).usesValidation).map(({ code }) => code);
  expect(using.toSorted()).toEqual(['ca', 'dk', 'fi', 'no', 'se', 'us']);
});

const anna = {
  firstName: 'Anna',
  lastName: 'Berg',
  line1: '12 Main Street',
  line2: '',
  city: 'Columbus',
  region: 'OH',
};

test('O29 a region is required only in the USA and Canada', () => {
  expect(problemsOfAddress(rulesOf('SE'), { ...anna, region: '', zip: '111 22' })).toEqual([]);
  const missing = [{ field: 'region', code: 'region-missing' }];
  expect(problemsOfAddress(rulesOf('US'), { ...anna, region: '', zip: '43004' })).toEqual(missing);
  expect(problemsOfAddress(rulesOf('CA'), { ...anna, region: 'OH', zip: 'K1A 0B1' })).toEqual(missing);
  expect(problemsOfAddress(rulesOf('US'), { ...anna, zip: '43004' })).toEqual([]);
});

test.each([
  ['US', 'OR', '73301', [{ field: 'region', code: 'region-wrong' }]],
  ['US', 'TX', '73301', []],
  ['US', 'NY', '06820', [{ field: 'region', code: 'region-wrong' }]],
  ['US', 'NY', '06390-0001', []],
  ['US', 'OR', '00001', [{ field: 'zip', code: 'zip-wrong' }]],
  ['CA', 'AB', 'H2Y 1C6', [{ field: 'region', code: 'region-wrong' }]],
  ['CA', 'QC', 'h2y1c6', []],
  ['CA', 'QC', 'K1A 0B1', []],
] as const)(
  'O29 in %s the region %s must match the postcode %s, because it decides the tax',
  (country, region, zip, problems) =>
    expect(problemsOfAddress(rulesOf(country), { ...anna, region, zip })).toEqual(problems),
);

test('O29 a PO box is refused in the USA and Canada, on either line', () => {
  const refused = (line1: string, line2: string, country: CountryCode, zip: string) =>
    problemsOfAddress(rulesOf(country), { ...anna, line1, line2, region: country === 'CA' ? 'ON' : 'OH', zip });
  expect(refused('PO Box 12', '', 'US', '43004')).toEqual([{ field: 'line1', code: 'box-refused' }]);
  expect(refused('12 Main Street', 'P.O. Box 7', 'CA', 'K1A 0B1')).toEqual([{ field: 'line2', code: 'box-refused' }]);
  expect(refused('Box 12', '', 'SE', '111 22')).toEqual([]);
});

test.each([
  'PO Box 12',
  'P.O. Box 12',
  'p o box12',
  'Post Office Box 3',
  'Mailbox 4',
  'C.P. 55',
  'Case postale 9',
  'Box #4',
])('%s is a PO box', (line) => expect(isBox(line)).toBe(true));

test.each(['12 Boxwood Lane', '1 Post Road', '400 Cape Street', '7 Inbox Court', '33 Popular Avenue'])(
  '%s is a street',
  (line) => expect(isBox(line)).toBe(false),
);

test('O29 the house number comes first in the USA and Canada', () => {
  const line1 = { line1: 'Main Street 12' };
  expect(problemsOfAddress(rulesOf('US'), { ...anna, ...line1, zip: '43004' })).toEqual([
    { field: 'line1', code: 'number-first' },
  ]);
  expect(problemsOfAddress(rulesOf('DE'), { ...anna, ...line1, zip: '10115' })).toEqual([]);
});

test('missing, too long, forbidden and foreign values are reported for each field', () => {
  const problems = problemsOfAddress(rulesOf('DE', 'company'), {
    companyName: 'x'.repeat(longestOfField.companyName + 1),
    vatNo: 'DE955414180',
    firstName: '<b>',
    line1: ' ',
    zip: '111 2',
  });
  expect(problems).toEqual([
    { field: 'companyName', code: 'too-long' },
    { field: 'vatNo', code: 'vat-wrong' },
    { field: 'firstName', code: 'forbidden-characters' },
    { field: 'line1', code: 'required' },
    { field: 'zip', code: 'zip-wrong' },
    { field: 'city', code: 'required' },
  ]);
});

test('a VAT number may lack the prefix of the address’s country, or have that of another', () => {
  const problems = (vatNo: string) =>
    problemsOfAddress(rulesOf('DE', 'company'), { ...anna, companyName: 'Muster', vatNo, zip: '10115' });
  expect(problems('163804692')).toEqual([]);
  expect(problems('SE172799003601')).toEqual([]);
  expect(problems('172799003601')).toEqual([{ field: 'vatNo', code: 'vat-wrong' }]);
});
