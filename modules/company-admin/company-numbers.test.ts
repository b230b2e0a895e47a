import { expect, test } from 'vitest';
import { wrongNumbers } from './company-numbers.ts';

const wrongVat = [{ path: 'vatNo', code: 'vat-wrong' }];

test.each([
  ['a Swedish number', 'SE', 'SE 556012-579001', []],
  ['its check digit', 'SE', 'SE556012579101', wrongVat],
  ['no number behind the prefix', 'SE', 'SE', wrongVat],
  ['a German number of a Swedish company', 'SE', 'DE163804692', []],
  ['a wrong German number of a Swedish company', 'SE', 'DE955414180', wrongVat],
  ['one check letter of a Spanish number', 'ES', 'K0867756I', []],
  ['the other check letter', 'ES', 'L1234567L', []],
  ['neither check letter', 'ES', 'K0867756A', wrongVat],
  ['a country without VAT numbers', 'US', '12-3456789', []],
  ['nothing', 'SE', '  ', []],
] as const)('VAT number of a company: %s', (_, iso2, vatNo, problems) => {
  expect(wrongNumbers({ iso2 }, { vatNo })).toEqual(problems);
});

test('stored numbers are accepted as they are, changed ones are checked', () => {
  const before = { phoneNumber: '1', vatNo: 'SE1' };
  expect(wrongNumbers({ iso2: 'SE' }, before, before)).toEqual([]);
  expect(wrongNumbers({ iso2: 'SE' }, { phoneNumber: '2', vatNo: 'SE2' }, before)).toEqual([
    { path: 'phoneNumber', code: 'phone-invalid' },
    ...wrongVat,
  ]);
});
