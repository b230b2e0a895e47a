import { expect, test } from 'vitest';
import { isUnknownLanguage, languageOf, negotiateLanguage } from './language.ts';
import { markets } from './markets.ts';

test.each([
  ['en', 'en'],
  ['sv', 'sv'],
  ['EN', 'sv'],
  ['xx', 'sv'],
  ['eng', 'sv'],
  ['de', 'sv'],
  ['', 'sv'],
  [undefined, 'sv'],
])('R68 the segment %j in Sweden gives %s', (segment, language) => {
  expect(languageOf(markets.se, segment)).toBe(language);
});

test.each([
  ['xx', true],
  ['de', true],
  ['sv', false],
  ['XX', false],
  ['eng', false],
  ['', false],
])('R69 %j looks like a language unknown to Sweden: %s', (segment, unknown) => {
  expect(isUnknownLanguage(markets.se, segment)).toBe(unknown);
});

test.each([
  ['se', 'en-GB,en;q=0.9', 'en'],
  ['se', 'de,en;q=0.5,sv;q=0.7', 'sv'],
  ['se', 'de-DE', 'sv'],
  ['se', '', 'sv'],
  ['se', undefined, 'sv'],
  ['se', '*,en;q=0.5', 'sv'],
  ['se', 'en;q=0', 'sv'],
  ['se', 'en;q=nonsense', 'sv'],
  ['ch', 'IT-ch ; q=0.8, fr;q=0.8', 'it'],
  ['no', 'nn-NO,en;q=0.8', 'nb'],
  ['no', 'no,en;q=0.8', 'nb'],
  ['uk', 'sv', 'en'],
] as const)('in %s a browser that sends %j gets %s', (code, header, language) => {
  expect(negotiateLanguage(markets[code], header)).toBe(language);
});
