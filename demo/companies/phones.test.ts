import { expect, test } from 'vitest';
import { marketList } from '#modules/market/markets.ts';
import { fictionalPhone } from './phones.ts';

test('numbers begin with the market’s dial code and end in the serial', () => {
  const phones = marketList.flatMap(({ iso2, dialCode }) =>
    (['office', 'mobile'] as const).map((line) => ({ dialCode, phone: fictionalPhone(iso2, line, 42) })),
  );
  expect(
    phones.filter(({ dialCode, phone }) => !phone.startsWith(`+${dialCode} `) || !/^[+\d ]+42$/.test(phone)),
  ).toEqual([]);
});

test('the ranges that countries set aside for fiction', () => {
  expect(fictionalPhone('SE', 'mobile', 10)).toBe('+46 70 174 06 10');
  expect(fictionalPhone('GB', 'mobile', 99)).toBe('+44 7700 900199');
  expect(fictionalPhone('US', 'office', 50)).toBe('+1 614 555 0150');
});

test.each([9, 100, 12.5])('there is no telephone with serial %d', (serial) => {
  expect(() => fictionalPhone('SE', 'mobile', serial)).toThrow('serial');
});
