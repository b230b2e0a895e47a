import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { marketCodes } from './market.ts';
import { marketList, markets } from './markets.ts';

const siteIds = {
  se: 1,
  no: 2,
  fi: 3,
  uk: 4,
  dk: 5,
  be: 7,
  ca: 8,
  cz: 9,
  ee: 10,
  fr: 11,
  de: 12,
  at: 13,
  ie: 14,
  it: 15,
  nl: 16,
  pl: 17,
  es: 18,
  us: 19,
  is: 0,
  ch: 20,
  lv: 21,
  hr: 22,
  si: 23,
};

test('M34 23 markets by siteId, none with 6, Iceland with 0', () => {
  expect(Object.fromEntries(marketList.map(({ code, siteId }) => [code, siteId]))).toEqual(siteIds);
  expect(marketList.every(({ siteId, marketId }) => marketId === siteId)).toBe(true);
});

test('M35 22 market codes, and "is" for Iceland', () => {
  const given = 'se no fi uk dk be ca cz ee fr de at ie it nl pl es us ch lv si hr'.split(' ');
  expect(given).toHaveLength(22);
  expect([...marketCodes].sort()).toEqual([...given, 'is'].sort());
  expect(Object.entries(markets).every(([code, market]) => market.code === code)).toBe(true);
});

test.each([
  ['se', ['sv', 'en']],
  ['no', ['nb', 'en']],
  ['fi', ['fi', 'sv', 'en']],
  ['be', ['nl', 'fr', 'en']],
  ['ca', ['en', 'fr']],
  ['us', ['en', 'es']],
  ['ch', ['de', 'fr', 'it', 'en']],
  ['is', ['en']],
  ['hr', ['en']],
  ['si', ['en']],
] as const)('M39 market %s has the languages %j, the first by default', (code, spoken) => {
  expect(Object.keys(markets[code].locales)).toEqual(spoken);
  expect(markets[code].defaultLocale).toBe(spoken[0]);
});

test('M39 every language is used somewhere, and a culture code names language and country', () => {
  expect(new Set(marketList.flatMap((market) => market.languages))).toEqual(new Set(languages));
  expect(markets.uk.locales).toEqual({ en: { name: 'English', cultureCode: 'en-GB' } });
  expect(markets.ch.locales.fr).toEqual({ name: 'Français', cultureCode: 'fr-CH' });
});

test('M01 each market has its own currency, languages and content instance', () => {
  const { se, fi } = markets;
  expect([se.currency, fi.currency]).toEqual(['SEK', 'EUR']);
  expect(Object.keys(se.locales)).not.toEqual(Object.keys(fi.locales));
  expect([se.contentInstance, fi.contentInstance]).toEqual([1, 3]);
});

test.each([
  ['fi', 2550],
  ['ch', 810],
  ['ee', 2400],
  ['us', 0],
] as const)('the standard rate of %s is %d basis points', (code, vatBasisPoints) => {
  expect(markets[code].vatBasisPoints).toBe(vatBasisPoints);
});

test('only in North America are consumer prices shown without tax', () => {
  const without = marketList.filter((market) => !market.consumerPricesInclVat).map(({ code }) => code);
  expect(without).toEqual(['ca', 'us']);
});
