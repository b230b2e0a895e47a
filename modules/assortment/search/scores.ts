import { addWord, type FoundTerms, type Quality } from './found-terms.ts';
import { nameWeight } from './text-document.ts';
import type { TextIndex } from './text-index.ts';
import type { Phrase } from './word.ts';

/** By document: how well it has the word, 0 if not at all. */
export type Scores = Uint16Array;

export function addScores({ postingStarts, documents, weights }: TextIndex, scores: Scores, found: FoundTerms): void {
  for (const [term, quality] of found) {
    const end = postingStarts[term + 1] ?? 0;
    for (let at = postingStarts[term] ?? 0; at < end; at++) {
      const document = documents[at] ?? 0;
      const score = quality * (weights[at] ?? 0);
      if (score > (scores[document] ?? 0)) scores[document] = score;
    }
  }
}

export function hasAny(scores: Scores): boolean {
  for (let document = 0; document < scores.length; document++) if ((scores[document] ?? 0) > 0) return true;
  return false;
}

/** Documents that have all words of a phrase count as much as the worst of them, and at most `best`. */
export function addPhrase(index: TextIndex, scores: Scores, phrase: Phrase, quality: Quality, best: number): boolean {
  const [first, ...others] = phrase.map((word) => {
    const found: FoundTerms = new Map();
    addWord(index, found, word, quality);
    return found;
  });
  if (!first || first.size === 0 || others.some(({ size }) => size === 0)) return false;
  const common = new Uint16Array(scores.length);
  addScores(index, common, first);
  for (const found of others) {
    const ofWord = new Uint16Array(scores.length);
    addScores(index, ofWord, found);
    for (let at = 0; at < common.length; at++) common[at] = Math.min(common[at] ?? 0, ofWord[at] ?? 0);
  }
  let any = false;
  for (let at = 0; at < common.length; at++) {
    const score = Math.min(common[at] ?? 0, best * nameWeight);
    if (score === 0) continue;
    any = true;
    if (score > (scores[at] ?? 0)) scores[at] = score;
  }
  return any;
}
