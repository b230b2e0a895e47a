import type { Language } from '#core/locale.ts';
import { perLanguage } from '../index/per-language.ts';
import { isStopWord } from '../stop-words.ts';
import { type Folded, foldWord } from './fold.ts';
import { cs } from './synonyms/cs.ts';
import { da } from './synonyms/da.ts';
import { de } from './synonyms/de.ts';
import { en } from './synonyms/en.ts';
import { es } from './synonyms/es.ts';
import { et } from './synonyms/et.ts';
import { fi } from './synonyms/fi.ts';
import { fr } from './synonyms/fr.ts';
import { it } from './synonyms/it.ts';
import { lv } from './synonyms/lv.ts';
import { nb } from './synonyms/nb.ts';
import { nl } from './synonyms/nl.ts';
import { pl } from './synonyms/pl.ts';
import { sv } from './synonyms/sv.ts';
import { chunksOf, partsOf } from './tokens.ts';
import { type Phrase, wordOf } from './word.ts';

/** Words and phrases that can replace each other. */
type SynonymGroup = readonly string[];

export const synonymGroups: Readonly<Record<Language, readonly SynonymGroup[]>> = {
  sv,
  en,
  nb,
  fi,
  da,
  nl,
  fr,
  de,
  cs,
  et,
  it,
  pl,
  es,
  lv,
};

/** Maximum number of words in a phrase. */
export const longestPhrase = 3;

const keyOf = (phrase: Phrase) => phrase.map(({ stem }) => stem).join(' ');

/** "hi-vis" is two words and, written together, one. */
function phrasesOf(text: string, language: Language): Phrase[] {
  const chunks = chunksOf(text);
  const wordsOf = (raws: readonly string[]) =>
    raws.map((raw) => wordOf(raw, language)).filter(({ plain }) => !isStopWord(plain, language));
  const apart = wordsOf(chunks.flatMap((chunk) => partsOf(chunk).map(({ raw }) => raw)));
  const together = wordsOf(
    chunks.map((chunk) =>
      partsOf(chunk)
        .map(({ raw }) => raw)
        .join(''),
    ),
  );
  return keyOf(apart) === keyOf(together) ? [apart] : [together, apart];
}

type Table = ReadonlyMap<string, readonly Phrase[]>;

function tableOf(groups: readonly SynonymGroup[], language: Language): Table {
  const table = new Map<string, Phrase[]>();
  for (const group of groups) {
    const phrases = group.flatMap((text) => phrasesOf(text, language));
    for (const phrase of phrases) {
      const key = keyOf(phrase);
      const others = phrases.filter((other) => keyOf(other) !== key);
      table.set(key, [...(table.get(key) ?? []), ...others]);
    }
  }
  return table;
}

const tables = perLanguage((language) => tableOf(synonymGroups[language], language));

export function synonymsOf(phrase: Phrase, language: Language): readonly Phrase[] {
  return tables[language].get(keyOf(phrase)) ?? [];
}

export type OwnWord = Folded & { readonly shown: string };

/** Single words among the synonyms: the shop's own vocabulary, even if no product text contains the word by itself. */
export function wordsOfSynonyms(language: Language): OwnWord[] {
  return synonymGroups[language]
    .flat()
    .filter((text) => chunksOf(text).length === 1)
    .map((text) => ({ ...foldWord(text, language), shown: text.toLocaleLowerCase(language) }));
}
