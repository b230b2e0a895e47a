import type { Language } from '#core/locale.ts';
import { isStopWord } from '../stop-words.ts';
import { type TextDocument, weighedTexts } from '../text-document.ts';
import { foldWord, lowerWord } from '../words/fold.ts';
import type { OwnWord } from '../words/synonyms.ts';
import { chunksOf, partsOf, spellingsOf } from '../words/tokens.ts';
import { longestWord } from '../words/word.ts';
import { createNumberList } from './shared-arrays.ts';

/** A folded word of the texts. */
export type Term = {
  readonly plain: string;
  readonly spellings: Set<string>;
  /** Counts of its spellings; the most common one is shown. */
  readonly shown: Map<string, number>;
};

export type CollectedWords = {
  readonly terms: readonly Term[];
  /** The words of each document, one document after another, with their weights. */
  readonly occurrences: Uint32Array;
  readonly weights: Uint32Array;
  /** Start of each document's words, with one extra entry at the end. */
  readonly starts: readonly number[];
};

type FoldedChunk = { readonly terms: readonly number[]; readonly lowers: readonly string[]; count: number };

export function collectWords(documents: readonly TextDocument[], language: Language): CollectedWords {
  const numbers = new Map<string, number>();
  const terms: Term[] = [];
  const chunks = new Map<string, FoldedChunk>();
  const occurrences = createNumberList();
  const weights = createNumberList();
  const starts = [0];
  /** By term: the last document in which it occurred. */
  const lastMet: number[] = [];

  const termOf = (raw: string): number | undefined => {
    const { plain, spellings } = foldWord(raw.slice(0, longestWord), language);
    if (plain === '' || isStopWord(plain, language)) return undefined;
    let number = numbers.get(plain);
    if (number === undefined) {
      number = terms.push({ plain, spellings: new Set(), shown: new Map() }) - 1;
      numbers.set(plain, number);
    }
    for (const spelling of spellings) terms[number]?.spellings.add(spelling);
    return number;
  };

  // All texts consist of a few thousand distinct chunks, so each is folded once.
  const seenOf = (raw: string, start: number, end: number): FoldedChunk => {
    const known = chunks.get(raw);
    if (known) return known;
    const found = spellingsOf(partsOf({ raw, start, end })).flatMap((spelling) => {
      const term = termOf(spelling);
      return term === undefined ? [] : [{ term, lower: lowerWord(spelling.slice(0, longestWord), language) }];
    });
    const seen = { terms: found.map(({ term }) => term), lowers: found.map(({ lower }) => lower), count: 0 };
    chunks.set(raw, seen);
    return seen;
  };

  let written = 0;
  for (const [document, fields] of documents.entries()) {
    // Fields are sorted by weight, so a word's first occurrence in a document has its highest weight.
    for (const [weight, texts] of weighedTexts(fields))
      for (const text of texts)
        for (const { raw, start, end } of chunksOf(text)) {
          const seen = seenOf(raw, start, end);
          seen.count += 1;
          for (const term of seen.terms) {
            if (lastMet[term] === document) continue;
            lastMet[term] = document;
            occurrences.push(term);
            weights.push(weight);
            written += 1;
          }
        }
    starts.push(written);
  }

  for (const { terms: ofChunk, lowers, count } of chunks.values())
    for (const [index, term] of ofChunk.entries()) {
      const shown = terms[term]?.shown;
      const lower = lowers[index] ?? '';
      shown?.set(lower, (shown.get(lower) ?? 0) + count);
    }
  return { terms, occurrences: occurrences.values(), weights: weights.values(), starts };
}

/** A word of the shop's vocabulary that no text contains by itself. */
export function ownTerm({ shown, plain, spellings }: OwnWord): Term {
  return { plain, spellings: new Set(spellings), shown: new Map([[shown, 1]]) };
}

export function commonestSpelling({ plain, shown }: Term): string {
  const [first] = [...shown].sort(([a, often], [b, oftenB]) => oftenB - often || (a < b ? -1 : 1));
  return first?.[0] ?? plain;
}
