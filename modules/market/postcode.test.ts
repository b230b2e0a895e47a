import { expect, test } from 'vitest';
import { marketList } from './markets.ts';
import { postcodeExample, readPostcode } from './postcode.ts';

test.each(marketList.map(({ iso2 }) => iso2))('the example of %s is a postcode in its national format', (country) => {
  expect(readPostcode(country, postcodeExample(country))).toBe(postcodeExample(country));
});

test.each([
  ['SE', '11122', '111 22'],
  ['SE', ' 111 22 ', '111 22'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'm1 1ae', 'M1 1AE'],
  ['GB', 'gir0aa', 'GIR 0AA'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['IE', 'd6wx285', 'D6W X285'],
  ['NL', '1012ab', '1012 AB'],
  ['PL', '00001', '00-001'],
  ['LV', '1010', 'LV-1010'],
  ['US', '10001-1234', '10001-1234'],
  ['SE', 'SE-111 22', '111 22'],
  ['SE', 'se 11122', '111 22'],
  ['FI', 'FI-00100', '00100'],
  ['CH', 'CH-8001', '8001'],
  ['HR', 'HR-10000', '10000'],
  ['SI', 'SI-1000', '1000'],
  ['LV', 'LV1010', 'LV-1010'],
  ['GB', 'bfpo 57', 'BFPO 57'],
  ['GB', 'BFPO1234', 'BFPO 1234'],
  ['GB', 'bf1 2at', 'BF1 2AT'],
] as const)('%s formats %j as %s', (country, text, postcode) => {
  expect(readPostcode(country, text)).toBe(postcode);
});

test.each([
  ['SE', '1112'],
  ['SE', '111 222'],
  ['NO', 'abcd'],
  ['BE', '0999'],
  ['CA', 'D1A 0B1'],
  ['NL', '1012 SS'],
  ['ES', '53001'],
  ['CZ', '810 00'],
  ['GB', '12345'],
  ['US', '1000'],
  ['SE', 'FI-00100'],
  ['SE', 'SE--11122'],
  ['GB', 'BFPO 12345'],
  ['GB', 'BFPO'],
  ['GB', 'SW1A 123'],
  ['IS', '1010'],
] as const)('%s has no postcode %j', (country, text) => {
  expect(readPostcode(country, text)).toBeUndefined();
});
