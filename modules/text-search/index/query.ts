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
  /** Where it stands in the text asked. */
  readonly start: number;
  readonly end: number;
  /** What the word was written as, where that was several: "3/4". */
  readonly parts: Phrase | undefined;
};

/** From here on any word, not only the one being typed, may be the beginning of what is meant: "varsel" of "varselväst". */
export const shortestPrefix = 4;
/** Nobody asks longer; a text pasted by mistake is answered by its beginning. */
const longestQuery = 200;
const mostWords = 10;

export function cutQuery(text: string): string {
  return text.slice(0, longestQuery);
}

/** The words of a text cut before, without those that say nothing unless there are no others. */
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
  // Whoever asks for "size XL" does not mean a word that texts have instead.
  const isMute = (word: Word) =>
    isStopWord(word.plain, language) || (isAskingWord(word.plain, language) && !isKnown(index, word));
  const telling = written.filter(({ word }) => !isMute(word));
  return (telling.length > 0 ? telling : written).slice(0, mostWords);
}

/** Whether texts have the word, in this or another of its forms, by itself or in a compound. */
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
