import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { foldWithPlaces, foldWord, lowerWord } from './fold.ts';

describe('a folded word', () => {
  test.each([
    ['sv', 'Hängslen', 'hangslen'],
    ['sv', 'Ärmslut på ÅR'.slice(0, 7), 'armslut'],
    ['da', 'Værktøj', 'varktoj'],
    ['nb', 'håndverker', 'handverker'],
    ['de', 'Reißverschluß', 'reissverschluss'],
    ['de', 'GÜRTEL', 'gurtel'],
    ['pl', 'Półbuty', 'polbuty'],
    ['pl', 'Wełniane', 'welniane'],
    ['cs', 'řemeslnické', 'remeslnicke'],
    ['lv', 'ķiveres', 'kiveres'],
    ['et', 'kõrgnähtav', 'korgnahtav'],
    ['fr', 'œillets', 'oeillets'],
    ['es', 'señora', 'senora'],
    ['en', 'ﬂeece', 'fleece'],
    ['en', 'Ｆｌｅｅｃｅ', 'fleece'],
    ['en', 'ISTANBUL', 'istanbul'],
    ['en', 'İstanbul', 'istanbul'],
    ['en', 'ıstanbul', 'istanbul'],
    ['en', 'ja\u200bck\u00adet', 'jacket'],
  ] as const)('%s %s is %s', (language, word, plain) => expect(foldWord(word, language).plain).toBe(plain));

  test('is the same for composed and decomposed letters', () =>
    expect(foldWord('hängslen'.normalize('NFD'), 'sv')).toEqual(foldWord('hängslen', 'sv')));

  test.each([
    ['sv', 'jacka', []],
    ['sv', 'hängslen', ['haengslen']],
    ['sv', 'blåkläder', ['blaklaeder', 'blaaklader', 'blaaklaeder']],
    ['da', 'værktøj', ['vaerktoj', 'varktoej', 'vaerktoej']],
    ['de', 'Gürtel', ['guertel']],
    ['fr', 'élève', []],
  ] as const)('%s %s may also be written %j', (language, word, spellings) =>
    expect([...foldWord(word, language).spellings].sort()).toEqual([...spellings].sort()),
  );
});

test('a word is shown in lower case with its own letters', () => {
  expect(lowerWord('HÄNGSLEN', 'sv')).toBe('hängslen');
  expect(lowerWord('Ärm\u00ad', 'sv')).toBe('ärm');
});

test('each folded letter has its original position', () => {
  const { text, places } = foldWithPlaces('Reißen', 'de');
  expect(text).toBe('reissen');
  expect(places).toEqual([0, 1, 2, 3, 3, 4, 5, 6]);
  expect(foldWithPlaces('a\u0308b', 'sv')).toEqual({ text: 'ab', places: [0, 2, 3] });
});

test('a letter with two marks folds like one with a single mark', () => {
  expect(foldWord('Ǽ', 'da').plain).toBe('a');
  expect(foldWord('ǿ', 'da').plain).toBe('o');
});

test('positions are ascending and inside the word, and folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(...languages), (word, language) => {
      const { text, places } = foldWithPlaces(word, language);
      expect(places).toHaveLength(text.length + 1);
      expect(places.every((place, at) => place >= (places[at - 1] ?? 0) && place <= word.length)).toBe(true);
      const { plain } = foldWord(word, language);
      expect(foldWord(plain, language).plain).toBe(plain);
    }),
  );
});
