import { expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../market/regions.ts';
import { addressByTable } from './address-by-table.ts';
import type { AddressQuestion } from './address-validation.ts';

const ask = (facts: Partial<AddressQuestion>) =>
  addressByTable.check({ street: 'Street 1', city: 'Town', zip: '', countryCode: 'SE', companyName: '', ...facts });

test.each([
  ['SE', '41104', 'göteborg'],
  ['SE', '411 04', 'Gothenburg'],
  ['SE', '820 50', 'Los'],
  ['DK', '1620', 'København V'],
  ['DK', '2100', 'Copenhagen'],
  ['FI', '00100', 'Helsingfors'],
  ['FI', '20100', 'Abo'],
  ['NO', '0585', 'OSLO'],
] as const)('in %s %s is %s', async (countryCode, zip, city) =>
  expect(await ask({ countryCode, zip, city })).toEqual({ isValid: true, suggestions: [] }),
);

test('O89 a wrong zip is not valid, and there is no suggestion', async () => {
  expect(await ask({ zip: '111 2', city: 'Stockholm' })).toEqual({ isValid: false, suggestions: [] });
  expect(await ask({ zip: '111 22', city: ' ' })).toEqual({ isValid: false, suggestions: [] });
});

test('the suggestion has the postcode in the format of the country', async () =>
  expect(await ask({ zip: '11122', city: 'Lund' })).toMatchObject({
    suggestions: [{ zip: '111 22', city: 'Stockholm' }],
  }));

test.each([
  ['10001', 'NY'],
  ['90001', 'CA'],
  ['02101', 'MA'],
  ['73301', 'TX'],
  ['96799', 'AS'],
  ['99501', 'AK'],
])('zip code %s is in %s', async (zip, region) =>
  expect(await ask({ countryCode: 'US', zip, region })).toEqual({ isValid: true, suggestions: [] }),
);

test('a zip code of no state, or one that several states share', async () => {
  expect(await ask({ countryCode: 'US', zip: '00001', region: 'NY' })).toEqual({ isValid: false, suggestions: [] });
  expect((await ask({ countryCode: 'US', zip: '06390', region: 'CT' })).suggestions).toMatchObject([{ region: 'NY' }]);
  const { suggestions } = await ask({ countryCode: 'US', zip: '96910', region: 'HI' });
  expect(suggestions.map(({ region }) => region)).toEqual(['GU', 'MP', 'PW', 'FM', 'MH']);
});

test.each([
  ['X0A 0H0', 'NU'],
  ['X1A 1A1', 'NT'],
  ['H2Y 1C6', 'QC'],
  ['V6B 1A1', 'BC'],
])('postcode %s is in %s', async (zip, region) =>
  expect((await ask({ countryCode: 'CA', zip, region })).isValid).toBe(true),
);

test('every state and province has a postcode', async () => {
  // American Samoa shares a postcode range with Hawaii.
  const found = new Set(['AS']);
  for (let prefix = 5; prefix < 1000; prefix += 1) {
    const { suggestions } = await ask({ countryCode: 'US', zip: `${String(prefix).padStart(3, '0')}01`, region: '' });
    for (const { region } of suggestions) found.add(region);
  }
  expect(usStates.map(({ code }) => code).filter((code) => !found.has(code))).toEqual([]);
  for (const letter of 'ABCEGHJKLMNPRSTVXY')
    for (const zip of [`${letter}0A 0A0`, `${letter}1A 0A0`])
      for (const { region } of (await ask({ countryCode: 'CA', zip, region: '' })).suggestions)
        found.add(`CA-${region}`);
  expect(canadianProvinces.filter(({ code }) => !found.has(`CA-${code}`))).toEqual([]);
});
