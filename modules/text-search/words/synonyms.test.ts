import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#core/locale.ts';
import { finder } from '../index/sample-documents.ts';
import { isStopWord } from '../stop-words.ts';
import { longestPhrase, synonymGroups, synonymsOf } from './synonyms.ts';
import { chunksOf, partsOf } from './tokens.ts';
import { wordOf } from './word.ts';

const phraseOf = (text: string, language: Language) =>
  chunksOf(text)
    .flatMap(partsOf)
    .map(({ raw }) => wordOf(raw, language))
    .filter(({ plain }) => !isStopWord(plain, language));
const told = (text: string, language: Language) =>
  synonymsOf(phraseOf(text, language), language).map((phrase) => phrase.map(({ plain }) => plain).join(' '));

describe.each(languages)('%s', (language) => {
  const groups = synonymGroups[language];

  test('has words for what a workwear shop sells', () => {
    expect(groups.length).toBeGreaterThanOrEqual(15);
    expect(groups.filter((group) => group.length < 2 || new Set(group).size < group.length)).toEqual([]);
  });

  test('has no phrase longer than the limit', () =>
    expect(groups.flat().filter((text) => phraseOf(text, language).length > longestPhrase)).toEqual([]));
});

test('each word of a group finds the others', () => {
  expect(told('trousers', 'en')).toContain('pants');
  expect(told('pants', 'en')).toContain('trousers');
  expect(told('hivis', 'en')).toContain('high visibility');
  expect(told('hi vis', 'en')).toContain('high visibility');
  expect(told('high visibility', 'en')).toContain('hivis');
  expect(told('helmet', 'en')).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'coat', 'Work jacket'],
  ['en', 'bib and brace', 'Bib trousers'],
  ['en', 'thermals', 'Base-layer top'],
  ['en', 'fireproof jacket', 'Flame-resistant jacket'],
  ['en', 'rucksacks', 'Backpack'],
  ['sv', 'vantar', 'Skinnhandskar'],
  ['sv', 'långkalsonger', 'Underställ'],
  ['sv', 'blåställ', 'Varseloverall'],
  ['sv', 'kalsonger', 'Boxershorts'],
  ['sv', 'underbyxor', 'Trosa'],
  ['nb', 'hoodie', 'Hettegenser'],
  ['nb', 'arbeidsdress', 'Varselkjeledress'],
  ['nb', 'underbukser', 'Truse'],
  ['fi', 'työpuku', 'Huomiohaalari'],
  ['da', 'arbejdsdragt', 'Kedeldragt'],
  ['da', 'underbukser', 'Trusser'],
  ['nl', 'werkpak', 'Signaaloverall'],
  ['nl', 'onderbroeken', 'Damesslip'],
  ['fr', 'bleu de travail', 'Combinaison ignifugée'],
  ['de', 'Blaumann', 'Warnschutzoverall'],
  ['de', 'Unterhosen', 'Slip'],
  ['cs', 'montérky', 'Pracovní kombinéza'],
  ['et', 'tööülikond', 'Leegikindel kombinesoon'],
  ['it', 'mutande', 'Boxer'],
  ['pl', 'drelich', 'Kombinezon roboczy'],
  ['es', 'calzoncillos', 'Bóxer'],
  ['lv', 'darba tērps', 'Ugunsdrošs kombinezons'],
  ['fi', 'hanskat', 'Nahkakäsineet'],
  ['da', 'smækbukser', 'Overalls'],
  ['nl', 'hoodie', 'Capuchontrui'],
  ['fr', 'protège-genoux', 'Genouillères'],
  ['fr', 'manteau', "Veste d'hiver"],
  ['de', 'Hoodie', 'Kapuzenpullover'],
  ['de', 'kurze Hose', 'Arbeitsshorts'],
  ['cs', 'lacláče', 'Kalhoty s laclem'],
  ['et', 'jope', 'Talvejakk'],
  ['it', 'giubbotto', 'Giacca da lavoro'],
  ['pl', 'szorty', 'Spodenki robocze'],
  ['es', 'cazadora', 'Chaqueta de trabajo'],
  ['lv', 'bikšturi', 'Bikšu lences'],
])('%s: %s finds %s', (language, text, name) => expect(finder(language, name, 'Xyz')(text)).toEqual([name]));
