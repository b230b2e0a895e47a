import { expect, test } from 'vitest';
import { countriesOf } from './countries.ts';
import { markets } from './markets.ts';

test('Q23 an EU market delivers to its own country first, then to the other EU countries by name', () => {
  const countries = countriesOf(markets.se, 'sv');
  expect(countries[0]).toMatchObject({ code: 'SE', name: 'Sverige' });
  expect(countries[1]).toMatchObject({ code: 'BE', name: 'Belgien' });
  // Swedish sorts Österrike last.
  expect(countries.at(-1)).toMatchObject({ code: 'AT', name: 'Österrike' });
  expect(countries).toHaveLength(17);
});

test.each(['no', 'uk', 'us', 'is', 'ch'] as const)('Q23 market %s delivers only at home', (code) => {
  expect(countriesOf(markets[code], 'en').map((country) => country.code)).toEqual([markets[code].iso2]);
});

test('Q23 names are in the language', () => {
  expect(countriesOf(markets.ch, 'it')).toMatchObject([{ code: 'CH', name: 'Svizzera' }]);
});

test('O08 a country has id, name, isPrimary, code and useAddressValidation; the market’s own is primary', () => {
  const countries = countriesOf(markets.se, 'sv');
  expect(countries[0]).toEqual({ id: 'SE', code: 'SE', name: 'Sverige', isPrimary: true, useAddressValidation: true });
  expect(countries.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  const validated = countries.filter(({ useAddressValidation }) => useAddressValidation).map(({ code }) => code);
  expect(validated).toEqual(['SE', 'DK', 'FI']);
});

test('names are looked up once for each market and language', () => {
  expect(countriesOf(markets.de, 'de')).toBe(countriesOf(markets.de, 'de'));
  expect(countriesOf(markets.de, 'en')).not.toEqual(countriesOf(markets.de, 'de'));
  expect(countriesOf(markets.at, 'de')).not.toEqual(countriesOf(markets.de, 'de'));
});
