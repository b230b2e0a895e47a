import { findText, prefixRange } from '../text-heap.ts';
import type { TextIndex } from '../text-index.ts';
import type { Word } from '../words/word.ts';
import { entryKind } from './term-keys.ts';

/** Quality of a match, at most 64, by its kind: the word itself, its stem, the head or another part of a compound. */
export type Quality = {
  readonly word: number;
  readonly stem: number;
  readonly head: number;
  readonly modifier: number;
};

export const asWritten: Quality = { word: 64, stem: 60, head: 52, modifier: 40 };
export const asSynonym: Quality = { word: 36, stem: 36, head: 32, modifier: 24 };
export const bySlips: Readonly<Record<1 | 2, Quality>> = {
  1: { word: 20, stem: 20, head: 16, modifier: 12 },
  2: { word: 12, stem: 12, head: 10, modifier: 8 },
};
export const asParts = 58;
const asPrefix = 44;
const asPrefixOfPart = 38;
export const asSlippedPrefix = 8;

/** Terms with their quality; a term found twice keeps the higher one. */
export type FoundTerms = Map<number, number>;

export function addTerm(found: FoundTerms, term: number, quality: number): void {
  if (quality > (found.get(term) ?? 0)) found.set(term, quality);
}

export function eachEntry(
  { entryStarts, entries }: Pick<TextIndex, 'entryStarts' | 'entries'>,
  key: number,
  visit: (term: number, kind: number) => void,
): void {
  const end = entryStarts[key + 1] ?? 0;
  for (let at = entryStarts[key] ?? 0; at < end; at++) {
    const entry = entries[at] ?? 0;
    visit(entry >>> 2, entry & 3);
  }
}

/** Adds the word itself, its other forms, and compounds with it. */
export function addWord(index: TextIndex, found: FoundTerms, { plain, spellings, stem }: Word, quality: Quality): void {
  const stems = new Set<number>();
  const stemKey = findText(index.keys, stem);
  if (stemKey !== undefined) stems.add(stemKey);
  for (const form of [plain, ...spellings]) {
    const key = findText(index.keys, form);
    if (key === undefined) continue;
    eachEntry(index, key, (term, kind) => {
      if (kind !== entryKind.word) return;
      addTerm(found, term, quality.word);
      // A spelling with "ae" leads to the stem with "a".
      stems.add(index.termStems[term] ?? 0);
    });
  }
  addStems(index, found, stems, quality);
}

export function addStems(index: TextIndex, found: FoundTerms, stems: Iterable<number>, quality: Quality): void {
  for (const key of stems)
    eachEntry(index, key, (term, kind) => {
      if (kind === entryKind.stem) addTerm(found, term, quality.stem);
      else if (kind === entryKind.head) addTerm(found, term, quality.head);
      else if (kind === entryKind.modifier) addTerm(found, term, quality.modifier);
    });
}

/** If a prefix matches more words than this, it is too short to select compounds. */
const mostForCompounds = 40;

export function addPrefix(index: TextIndex, found: FoundTerms, { plain, spellings }: Word): void {
  for (const form of [plain, ...spellings]) {
    const [from, to] = prefixRange(index.keys, form);
    const stems = new Set<number>();
    for (let key = from; key < to; key++)
      eachEntry(index, key, (term, kind) => {
        if (kind === entryKind.word) {
          addTerm(found, term, asPrefix);
          stems.add(index.termStems[term] ?? 0);
        } else if (kind !== entryKind.stem) addTerm(found, term, asPrefixOfPart);
      });
    if (stems.size > mostForCompounds) continue;
    addStems(index, found, stems, { word: 0, stem: asPrefix, head: asPrefixOfPart, modifier: 0 });
  }
}
