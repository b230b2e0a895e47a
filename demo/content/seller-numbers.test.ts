import { expect, test } from 'vitest';
import { legalIdOf } from '#modules/e-invoice/party-ids.ts';
import type { CountryCode } from '#modules/market/market.ts';
import { sellerNumbers } from './seller-numbers.ts';

const countries = Object.keys(sellerNumbers) as CountryCode[];

test('papers print the registration number of the seller in each market', () => {
  expect(countries.filter((country) => !sellerNumbers[country]?.registrationNo)).toEqual([]);
});

test('registers with a code in e-invoices know the form of the number', () => {
  const schemed = countries.filter((country) => {
    const { vatNumber, registrationNo } = sellerNumbers[country] ?? {};
    return legalIdOf({ country, vatNumber, registrationNo })?.scheme !== undefined;
  });
  expect(schemed.toSorted()).toEqual(['BE', 'CH', 'CZ', 'DK', 'EE', 'FI', 'FR', 'IS', 'LV', 'NL', 'NO', 'SE']);
});
