import { matchAsWritten } from './index/match-words.ts';
import { findNumber, numberTyped, type PartNumberHit } from './index/part-numbers.ts';
import { cutQuery, parseQuery, type QueryWord } from './index/query.ts';
import { ranked } from './index/ranked.ts';
import { giveBack, type Scores } from './index/scores.ts';
import { hideUnseen, type Sees } from './index/sight.ts';
import { isStopWord } from './stop-words.ts';
import { textAt } from './text-heap.ts';
import type { TextIndex } from './text-index.ts';
import { isAskingWord } from './words/asking-words.ts';
import { addMeant, addSlips } from './words/meant-words.ts';

export type TextFound = {
  /** Product rows, the best first. */
  readonly ids: Uint32Array;
  /** True if no product has all the words; these have the most of them. */
  readonly isPartial: boolean;
  /** The text with unknown words corrected to the shop's spelling. */
  readonly didYouMean: string | undefined;
  /** The part number, if the whole text was one. */
  readonly partNo: PartNumberHit | undefined;
};

/** Finds products for any text: part numbers before words, all words before some. Deterministic. */
export function searchText(index: TextIndex, text: string, sees?: Sees): TextFound {
  const asked = cutQuery(text);
  const number = numberTyped(asked);
  const numbered = number === undefined ? undefined : findNumber(index.numbers, number);
  const first = (numbered?.documents ?? [])
    .filter((document) => !sees || sees(index.ids[document] ?? 0))
    .toSorted((a, b) => a - b);
  if (number !== undefined && numbered?.kind && first.length > 0)
    return {
      ids: idsOf(index, first),
      isPartial: false,
      didYouMean: undefined,
      partNo: { kind: numbered.kind, number, id: index.ids[first[0] ?? 0] ?? 0 },
    };
  const { documents, isPartial, didYouMean } = searchWords(index, asked, sees);
  if (first.length === 0) return { ids: idsOf(index, documents), isPartial, didYouMean, partNo: undefined };
  const known = new Set(first);
  const others = isPartial ? [] : [...documents].filter((document) => !known.has(document));
  return { ids: idsOf(index, [...first, ...others]), isPartial: false, didYouMean: undefined, partNo: undefined };
}

type WordsFound = { documents: Uint32Array; isPartial: boolean; didYouMean: string | undefined };

function searchWords(index: TextIndex, asked: string, sees: Sees | undefined): WordsFound {
  const words = parseQuery(index, asked);
  if (!words.some((word) => isTelling(index, word)))
    return { documents: new Uint32Array(0), isPartial: false, didYouMean: undefined };
  const all = matchAsWritten(index, words);
  for (const scores of all) hideUnseen(index, scores, sees);
  const spellings = words.map((word, at) => meantBy(index, all, word, { at, isLast: at === words.length - 1, sees }));
  const didYouMean = respell(asked, words, spellings);
  let best = ranked(index, all);
  if (best.matched < words.length && words.length > 1) {
    for (const [at, word] of words.entries()) {
      const scores = all[at];
      if (scores && spellings[at] === undefined) addSlips(index, scores, word, sees);
    }
    best = ranked(index, all);
  }
  // A single letter or digit occurs almost everywhere: it may narrow the results of other words, but not replace them.
  if (best.matched < words.length) {
    const telling = words.map((word) => isTelling(index, word));
    best = ranked(
      index,
      all.filter((_, at) => telling[at]),
    );
  }
  giveBack(index, all);
  return { documents: best.documents, isPartial: best.documents.length > 0 && best.matched < words.length, didYouMean };
}

/** Whether the word alone is specific enough to find a product. */
const isTelling = ({ language }: TextIndex, { word: { plain } }: QueryWord): boolean =>
  plain.length > 1 && !isStopWord(plain, language);

/** If no text contains the word, adds similar words, and returns the corrected spelling if there is one. */
function meantBy(
  index: TextIndex,
  all: readonly Scores[],
  word: QueryWord,
  { at, isLast, sees }: { at: number; isLast: boolean; sees: Sees | undefined },
): string | undefined {
  const scores = all[at];
  if (!scores || scores.size > 0 || isAskingWord(word.word.plain, index.language)) return undefined;
  const term = addMeant(index, scores, word, isLast, sees);
  return term === undefined ? undefined : textAt(index.shown, term);
}

function respell(
  asked: string,
  words: readonly QueryWord[],
  spellings: readonly (string | undefined)[],
): string | undefined {
  if (spellings.every((spelling) => spelling === undefined)) return undefined;
  let [text, from] = ['', 0];
  for (const [at, { start, end }] of words.entries()) {
    text += asked.slice(from, start) + (spellings[at] ?? asked.slice(start, end));
    from = end;
  }
  return (text + asked.slice(from)).trim();
}

function idsOf({ ids }: TextIndex, documents: ArrayLike<number>): Uint32Array {
  const rows = new Uint32Array(documents.length);
  for (let at = 0; at < rows.length; at++) rows[at] = ids[documents[at] ?? 0] ?? 0;
  return rows;
}
