import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';

/** The word for trousers in each language of the shop. */
const trousers = /trouser|byx|bukse|broek|pantal|spodni|kalhot|püks|housu|biks|\bhose/i;

test.each(languages)('E28 the texts around all guides name no goods of one of them, in %s', (language) => {
  const texts = readFileSync(new URL(`../../messages/${language}/guide.json`, import.meta.url), 'utf8');
  expect(texts).not.toMatch(trousers);
});
