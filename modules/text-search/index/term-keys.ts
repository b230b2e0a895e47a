import type { Language } from '#core/locale.ts';
import { stemOf } from '../stems.ts';
import { createTextHeap, type TextHeap } from '../text-heap.ts';
import { createSplitter } from '../words/compounds.ts';
import { wordsOfSynonyms } from '../words/synonyms.ts';
import { toByteText } from './byte-text.ts';
import { ownTerm, type Term } from './collect-words.ts';
import { sharedNumbers } from './shared-arrays.ts';

/** How a key relates to a word: the word itself, its stem, or a part of the compound. */
export const entryKind = { word: 0, stem: 1, head: 2, modifier: 3 } as const;

export type TermKeys = {
  /** All lookup keys, sorted: words, their other spellings, stems, parts of compounds. */
  readonly keys: TextHeap;
  /** By key: where its entries begin. An entry is a term with an entryKind in its lowest two bits. */
  readonly entryStarts: Uint32Array;
  readonly entries: Uint32Array;
  /** By term: the key of its stem. */
  readonly termStems: Uint32Array;
};

/**
 * The keys of the terms in texts. Words that occur only in compounds ("byxa" of "arbetsbyxa") become terms too, without
 * postings, so that they can be corrected and completed like others.
 */
export function createTermKeys(written: readonly Term[], language: Language): TermKeys & { terms: readonly Term[] } {
  const terms = [...written];
  const entriesOf = new Map<string, number[]>();
  const add = (key: string, term: number, kind: number) => {
    const entries = entriesOf.get(key);
    if (entries) entries.push((term << 2) | kind);
    else entriesOf.set(key, [(term << 2) | kind]);
  };
  const addForms = (term: number, { plain, spellings }: Term) => {
    add(plain, term, entryKind.word);
    for (const spelling of spellings) if (spelling !== plain) add(spelling, term, entryKind.word);
    add(stemOf(plain, language), term, entryKind.stem);
  };

  const own = wordsOfSynonyms(language);
  const split = createSplitter(
    terms.map(({ plain }) => plain),
    own.map(({ plain }) => plain),
    language,
  );
  for (const [index, term] of written.entries()) {
    addForms(index, term);
    const { heads, modifiers } = split(term.plain);
    for (const head of new Set(heads)) add(head, index, entryKind.head);
    for (const modifier of new Set(modifiers)) add(modifier, index, entryKind.modifier);
  }
  const known = new Set(written.map(({ plain }) => plain));
  for (const word of own) {
    const isHead = entriesOf.get(stemOf(word.plain, language))?.some((entry) => (entry & 3) === entryKind.head);
    if (!isHead || known.has(word.plain)) continue;
    known.add(word.plain);
    const term = ownTerm(word);
    addForms(terms.push(term) - 1, term);
  }
  return { terms, ...packed(entriesOf, terms.length) };
}

function packed(entriesOf: ReadonlyMap<string, readonly number[]>, termCount: number): TermKeys {
  const sorted = [...entriesOf]
    .map(([key, entries]) => ({ key, sortedAs: toByteText(key), entries }))
    .sort((a, b) => (a.sortedAs < b.sortedAs ? -1 : 1));
  const entryStarts = sharedNumbers(sorted.length + 1);
  const entries = sharedNumbers(sorted.reduce((sum, key) => sum + key.entries.length, 0));
  const termStems = sharedNumbers(termCount);
  let at = 0;
  for (const [key, { entries: ofKey }] of sorted.entries()) {
    for (const entry of ofKey) {
      entries[at++] = entry;
      if ((entry & 3) === entryKind.stem) termStems[entry >>> 2] = key;
    }
    entryStarts[key + 1] = at;
  }
  return { keys: createTextHeap(sorted.map(({ key }) => key)), entryStarts, entries, termStems };
}
