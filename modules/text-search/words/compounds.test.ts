import { expect, test } from 'vitest';
import type { Language } from '#core/locale.ts';
import { createSplitter } from './compounds.ts';

const split = (language: Language, vocabulary: string, own: string, word: string) =>
  createSplitter(vocabulary.split(' '), own.split(' '), language)(word);

test.each<[Language, string, string, string, string[], string[]]>([
  ['sv', 'byxor', '', 'arbetsbyxa', ['byx'], ['arb']],
  ['sv', 'jacka vinter', '', 'varselvinterjacka', ['jack'], ['varsel', 'vint']],
  ['sv', 'jacka vinterjacka', '', 'varselvinterjacka', ['vinterjack', 'jack'], ['varsel', 'vint']],
  ['nb', '', 'sko', 'vernesko', ['sko'], ['vern']],
  ['nl', '', 'jas', 'werkjas', ['jas'], ['werk']],
  ['de', 'schuhe', '', 'sicherheitsschuhe', ['schuh'], ['sicherheit']],
  ['fi', 'housut', '', 'talvihousut', ['housu'], ['talv']],
])('%s: with "%s" and "%s", %s is split', (language, vocabulary, own, word, heads, modifiers) =>
  expect(split(language, vocabulary, own, word)).toEqual({ heads, modifiers }),
);

test('gloves are not split into shoes', () => {
  expect(split('de', 'schuhe', '', 'handschuhe').heads).toEqual([]);
  expect(split('de', 'schuhe', '', 'lederhandschuhe').heads).toEqual(['handschuh']);
  expect(split('nl', 'schoenen', '', 'handschoenen').heads).toEqual([]);
});

test.each<[string, Language, string, string]>([
  ['a short word of the texts is no part', 'sv', 'sko', 'skyddssko'],
  ['too little stands before it', 'sv', 'byxa', 'abbyxa'],
  ['the language makes no compounds', 'fr', 'veste', 'winterveste'],
])('%s', (_, language, vocabulary, word) =>
  expect(split(language, vocabulary, '', word)).toEqual({ heads: [], modifiers: [] }),
);
