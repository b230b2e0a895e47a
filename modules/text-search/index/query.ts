import { isStopWord } from '../stop-words.ts';
import { findText } from '../text-heap.ts';
import type { TextIndex } from '../text-index.ts';
import { isAskingWord } from '../words/asking-words.ts';
import { chunksOf, partsOf } from '../words/tokens.ts';
import { type Phrase, type Word, wordOf } from '../words/word.ts';
import { eachEntry } from './found-terms.ts';
import { entryKind } from './term-keys.ts';

export type QueryWord = {
  readonly word: Word;
  /** Position in the typed text. */
  readonly start: number;
  readonly end: number;
  /** The parts of a word that was written as several: "3/4". */
  readonly parts: Phrase | undefined;
};

/** From this length on, any word may be a prefix, not only the last one: "varsel" of "varselväst". */
export const shortestPrefix = 4;
/** Longer queries are pasted by mistake; only their beginning is used. */
const longestQuery = 200;
const mostWords = 10;

export function cutQuery(text: string): string {
  return text.slice(0, longestQuery);
}

/** Parses the query into words. Stop words are dropped unless there are no others. */
export function parseQuery(index: TextIndex, text: string): QueryWord[] {
  const { language } = index;
  const words: QueryWord[] = [];
  for (const chunk of chunksOf(text)) {
    const parts = partsOf(chunk).map((part) => ({ ...part, word: wordOf(part.raw, language) }));
    const joined = wordOf(parts.map(({ raw }) => raw).join(''), language);
    if (parts.length > 1 && isKnown(index, joined))
      words.push({ word: joined, start: chunk.start, end: chunk.end, parts: parts.map(({ word }) => word) });
    else for (const { word, start, end } of parts) words.push({ word, start, end, parts: undefined });
    if (words.length > mostWords) break;
  }
  const written = words.filter(({ word }) => word.plain !== '');
  // Words such as "size" and "XL" describe a choice, so they must not be replaced by similar words of the texts.
  const isMute = (word: Word) =>
    isStopWord(word.plain, language) || (isAskingWord(word.plain, language) && !isKnown(index, word));
  const telling = written.filter(({ word }) => !isMute(word));
  return (telling.length > 0 ? telling : written).slice(0, mostWords);
}

/** Whether texts contain the word in any form, by itself or in a compound. */
export function isKnown(index: TextIndex, { plain, spellings, stem }: Word): boolean {
  const isOf = (form: string, isMeant: (kind: number) => boolean) => {
    const key = findText(index.keys, form);
    let isFound = false;
    if (key !== undefined)
      eachEntry(index, key, (_, kind) => {
        isFound ||= isMeant(kind);
      });
    return isFound;
  };
  return (
    [plain, ...spellings].some((form) => isOf(form, (kind) => kind === entryKind.word)) ||
    isOf(stem, (kind) => kind !== entryKind.word)
  );
}
