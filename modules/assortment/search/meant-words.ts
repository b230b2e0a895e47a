import { withoutLink } from './compounds.ts';
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
} from './found-terms.ts';
import { nearKeys, slipsAllowed } from './near-keys.ts';
import { isKnown, type QueryWord } from './query.ts';
import { addPhrase, addScores, type Scores } from './scores.ts';
import { hideUnseen, isTermSeen, type Sees } from './sight.ts';
import { isStopWord } from './stop-words.ts';
import { entryKind } from './term-keys.ts';
import type { TextIndex } from './text-index.ts';
import { type Phrase, type Word, wordOf } from './word.ts';

type NearWord = { readonly key: number; readonly term: number; readonly slips: 1 | 2 };

/**
 * What a word that no text has may have been meant to be: one slip away, two words written as one, two slips away, at
 * least the thing that a compound names, or the beginning of something one slip away. The first that there is counts;
 * the term with the best spelling is answered where there were slips.
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

/** Also what is one slip away from a word that texts do have, where the words together found nothing. */
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

/** A shorter stem is near too many others. */
const shortestStem = 5;

/** The words whose spelling or stem is so many slips away, the most used first. */
function nearWords(index: TextIndex, { plain, stem }: Word, slips: 1 | 2, sees: Sees | undefined): NearWord[] {
  const near = (text: string, kind: number) =>
    nearKeys(index.keys, text, slips).flatMap(({ key, distance }) => {
      const term = distance === slips ? mostUsed(index, key, kind) : undefined;
      return term === undefined || !isTermSeen(index, term, sees) ? [] : [{ key, term, slips }];
    });
  const found = near(plain, entryKind.word);
  if (stem !== plain && stem.length >= shortestStem) found.push(...near(stem, entryKind.stem));
  const useOf = ({ term }: NearWord) => index.termWeights[term] ?? 0;
  return found.sort((a, b) => useOf(b) - useOf(a) || a.key - b.key);
}

function mostUsed(index: TextIndex, key: number, wanted: number): number | undefined {
  let best: number | undefined;
  let most = 0;
  eachEntry(index, key, (term, kind) => {
    const use = index.termWeights[term] ?? 0;
    if (kind !== wanted || use <= most) return;
    best = term;
    most = use;
  });
  return best;
}

/** "rainjacket" is "rain" and "jacket", "en343" is "343": the known words with the longest second one. */
function takeApart(index: TextIndex, { plain }: Word): Phrase | undefined {
  const { language } = index;
  for (let cut = 1; cut < plain.length; cut++) {
    const [left, right] = [plain.slice(0, cut), plain.slice(cut)];
    const isEdge = /\d/.test(left.slice(-1)) !== /\d/.test(right.charAt(0));
    if (!isEdge && (left.length < 3 || right.length < 3)) continue;
    const last = wordOf(right, language);
    if (!isKnown(index, last)) continue;
    if (isEdge && isStopWord(left, language)) return [last];
    const first = [left, withoutLink(left, language)]
      .map((form) => wordOf(form, language))
      .find((word) => isKnown(index, word));
    if (first) return [first, last];
  }
  return undefined;
}
