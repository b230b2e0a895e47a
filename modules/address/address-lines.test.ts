import { expect, test } from 'vitest';
import { marketList } from '../market/markets.ts';
import { addressLine, addressLines } from './address-lines.ts';
import { envelopeLines } from './envelope-lines.ts';

const place = { line1: 'Street 1', line2: '', zip: '12345', city: 'Town', region: '' };
const special = {
  US: { zip: '97201', city: 'Portland', region: 'OR', lines: ['Portland, OR 97201'] },
  CA: { zip: 'K1A 0B1', city: 'Ottawa', region: 'ON', lines: ['Ottawa, ON K1A 0B1'] },
  GB: { zip: 'SW1A 1AA', city: 'London', region: '', lines: ['London', 'SW1A 1AA'] },
  IE: { zip: 'D02 AF30', city: 'Dublin', region: '', lines: ['Dublin', 'D02 AF30'] },
  LV: { zip: 'LV-1010', city: 'Rīga', region: '', lines: ['Rīga, LV-1010'] },
};

test.each(Object.entries(special))('in %s the place is written its own way', (country, { lines, ...at }) => {
  const address = { ...place, ...at, country: country as keyof typeof special };
  expect(addressLines(address)).toEqual(['Street 1', ...lines]);
});

const others = marketList.map(({ iso2 }) => iso2).filter((country) => !(country in special));

test('the other eighteen countries put the postcode before the town', () => {
  expect(others).toHaveLength(18);
  for (const country of others)
    expect(addressLines({ ...place, line2: 'Yard', country })).toEqual(['Street 1', 'Yard', '12345 Town']);
});

test('a missing part leaves no comma', () => {
  expect(addressLine({ ...place, zip: '', region: '', country: 'US' })).toBe('Street 1, Town');
  expect(addressLine({ ...place, city: '', country: 'LV' })).toBe('Street 1, 12345');
});

test('an envelope has the recipient above, and the country below in the reader’s language', () => {
  const whom = { companyName: 'Bygg AB', firstName: 'Eva', lastName: 'Lind', careOf: 'Ek' };
  expect(envelopeLines({ ...place, country: 'GB' }, 'sv', whom)).toEqual([
    'Bygg AB',
    'Eva Lind',
    'c/o Ek',
    'Street 1',
    'Town',
    '12345',
    'Storbritannien',
  ]);
});
