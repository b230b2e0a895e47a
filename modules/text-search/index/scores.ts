import { nameWeight } from '../text-document.ts';
import type { TextIndex } from '../text-index.ts';
import type { Phrase } from '../words/word.ts';
import { addWord, type FoundTerms, type Quality } from './found-terms.ts';

/** Scores of documents for a word. Most words occur in few documents, so these are listed too. */
export type Scores = {
  /** Score by document; 0 means no match. */
  readonly of: Uint16Array;
  /** The first `size` entries are the matching documents in order of discovery. */
  readonly having: Uint32Array;
  size: number;
};

/** Limits the pool; only queries with very many words need more tables. */
const mostSpare = 8;

/** Returns an empty table from a pool, because new tables for each word would burden the garbage collector. */
export function createScores({ ids: { length }, spare }: TextIndex): Scores {
  return spare.pop() ?? { of: new Uint16Array(length), having: new Uint32Array(length), size: 0 };
}

/** Empties tables and returns them to the pool. */
export function giveBack({ spare }: TextIndex, tables: readonly Scores[]): void {
  for (const scores of tables) {
    for (let at = 0; at < scores.size; at++) scores.of[scores.having[at] ?? 0] = 0;
    scores.size = 0;
    if (spare.length < mostSpare) spare.push(scores);
  }
}

export function addScore(scores: Scores, document: number, score: number): void {
  const known = scores.of[document] ?? 0;
  if (score <= known) return;
  scores.of[document] = score;
  if (known > 0) return;
  scores.having[scores.size] = document;
  scores.size += 1;
}

export function addScores({ postingStarts, documents, weights }: TextIndex, scores: Scores, found: FoundTerms): void {
  for (const [term, quality] of found) {
    const end = postingStarts[term + 1] ?? 0;
    for (let at = postingStarts[term] ?? 0; at < end; at++)
      addScore(scores, documents[at] ?? 0, quality * (weights[at] ?? 0));
  }
}

/** Documents with all words of a phrase get the lowest score of these words, limited to `best`. */
export function addPhrase(index: TextIndex, scores: Scores, phrase: Phrase, quality: Quality, best: number): boolean {
  const [first, ...others] = phrase.map((word) => {
    const found: FoundTerms = new Map();
    addWord(index, found, word, quality);
    return found;
  });
  if (!first || first.size === 0 || others.some(({ size }) => size === 0)) return false;
  const common = scoresOf(index, first);
  const rest = others.map((found) => scoresOf(index, found));
  let any = false;
  for (let at = 0; at < common.size; at++) {
    const document = common.having[at] ?? 0;
    let score = Math.min(common.of[document] ?? 0, best * nameWeight);
    for (const { of } of rest) score = Math.min(score, of[document] ?? 0);
    if (score === 0) continue;
    any = true;
    addScore(scores, document, score);
  }
  giveBack(index, [common, ...rest]);
  return any;
}

function scoresOf(index: TextIndex, found: FoundTerms): Scores {
  const scores = createScores(index);
  addScores(index, scores, found);
  return scores;
}
