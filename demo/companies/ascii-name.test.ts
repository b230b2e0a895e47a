import { expect, test } from 'vitest';
import { asciiName } from './ascii-name.ts';

test.each([
  ['Ålesund', '-', 'alesund'],
  ['Łódź', '-', 'lodz'],
  ['Saint-Étienne', '-', 'saint-etienne'],
  ['Frankfurt am Main', '-', 'frankfurt-am-main'],
  ['de Witte', '', 'dewitte'],
  ['Bjørkøysund', '', 'bjorkoysund'],
  ['Straße', '', 'strasse'],
  ['Iðnaðargata', '', 'idnadargata'],
] as const)('%s with "%s" between words', (text, wordBreak, plain) => {
  expect(asciiName(text, wordBreak)).toBe(plain);
});
