import {
  addStems,
  addTerm,
  asParts,
  asSlippedPrefix,
  asSynonym,
  asWritten,
  bySlips,
  eachEntry,
  type FoundTerms,
} from '../index/found-terms.ts';
import type { QueryWord } from '../index/query.ts';
import { addPhrase, addScores, type Scores } from '../index/scores.ts';
import { hideUnseen, type Sees } from '../index/sight.ts';
import { entryKind } from '../index/term-keys.ts';
import { nearKeys, slipsAllowed } from '../near-keys.ts';
import type { TextIndex } from '../text-index.ts';
import { type NearWord, nearWords } from './near-words.ts';
import { takeApart, takeApartWithSlip } from './take-apart.ts';

/**
 * Adds possible meanings of an unknown word, and stops at the first kind with a match: one typing error, two words
 * written as one, two typing errors, the head of a compound, a compound with a typing error in its head, or the prefix
 * of a word with one typing error. Returns the term with the corrected spelling, if there were errors.
 */
export function addMeant(
  index: TextIndex,
  scores: Scores,
  { word }: QueryWord,
  isLast: boolean,
  sees?: Sees,
): number | undefined {
  const isFound = () => {
    hideUnseen(index, scores, sees);
    return scores.size > 0;
  };
  const slips = slipsAllowed(word.plain);
  const near = slips > 0 ? nearWords(index, word, 1, sees) : [];
  if (near.length > 0) return addNear(index, scores, near, sees);
  const apart = takeApart(index, word);
  if (apart && addPhrase(index, scores, apart, asWritten, asParts) && isFound()) return undefined;
  const lessNear = slips > 1 ? nearWords(index, word, 2, sees) : [];
  if (lessNear.length > 0) return addNear(index, scores, lessNear, sees);
  if (apart && addPhrase(index, scores, apart.slice(-1), asSynonym, asSynonym.head) && isFound()) return undefined;
  const slipped = apart || slips === 0 ? undefined : takeApartWithSlip(index, word, sees);
  if (slipped && addPhrase(index, scores, slipped, bySlips[1], bySlips[1].word) && isFound()) return undefined;
  if (!isLast || slips === 0) return undefined;
  const found: FoundTerms = new Map();
  for (const { key } of nearKeys(index.keys, word.plain, 1, true))
    eachEntry(index, key, (term, kind) => {
      if (kind === entryKind.word) addTerm(found, term, asSlippedPrefix);
    });
  addScores(index, scores, found);
  hideUnseen(index, scores, sees);
  return undefined;
}

/** Also adds words one typing error away from a known word, if the words together found nothing. */
export function addSlips(index: TextIndex, scores: Scores, { word }: QueryWord, sees?: Sees): void {
  if (slipsAllowed(word.plain) > 0) addNear(index, scores, nearWords(index, word, 1, sees), sees);
}

function addNear(
  index: TextIndex,
  scores: Scores,
  nearest: readonly NearWord[],
  sees: Sees | undefined,
): number | undefined {
  const found: FoundTerms = new Map();
  for (const { term, slips } of nearest) {
    const quality = bySlips[slips];
    addTerm(found, term, quality.word);
    addStems(index, found, [index.termStems[term] ?? 0], quality);
  }
  addScores(index, scores, found);
  hideUnseen(index, scores, sees);
  return nearest[0]?.term;
}
