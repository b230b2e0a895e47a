import { withoutLink } from './compounds.ts';
import {
  addPrefix,
  addStems,
  addTerm,
  addWord,
  asParts,
  asSlippedPrefix,
  asSynonym,
  asWritten,
  bySlips,
  eachEntry,
  type FoundTerms,
  type Quality,
} from './found-terms.ts';
import { nearKeys, slipsAllowed } from './near-keys.ts';
import { findNumber } from './part-numbers.ts';
import { isKnown, type QueryWord, shortestPrefix } from './query.ts';
import { isStopWord } from './stop-words.ts';
import { longestPhrase, synonymsOf } from './synonyms.ts';
import { entryKind } from './term-keys.ts';
import { nameWeight } from './text-document.ts';
import type { TextIndex } from './text-index.ts';
import { type Phrase, type Word, wordOf } from './word.ts';

/** By document: how well it has the word, 0 if not at all. */
export type Scores = Uint16Array;

/** Among several words a shorter number is rather a standard or a weight than the beginning of a part number. */
const shortestNumber = 6;

/** Everything that the words mean as they are written, one table for each. */
export function matchAsWritten(index: TextIndex, words: readonly QueryWord[]): Scores[] {
  const all = words.map(({ word, parts }, at) => {
    const found: FoundTerms = new Map();
    addWord(index, found, word, asWritten);
    const isLast = at === words.length - 1;
    if (isLast || word.plain.length >= shortestPrefix) addPrefix(index, found, word);
    // "vinter jacka" is also what stands in the texts as "vinterjacka".
    for (const [left, right] of [
      [words[at - 1], words[at]],
      [words[at], words[at + 1]],
    ])
      if (left && right) addWord(index, found, wordOf(left.word.plain + right.word.plain, index.language), asWritten);
    const scores = new Uint16Array(index.ids.length);
    addScores(index, scores, found);
    if (parts) addPhrase(index, scores, parts, asWritten, asParts);
    if (words.length > 1 && word.plain.length >= shortestNumber) addNumber(index, scores, word);
    return scores;
  });
  addSynonyms(index, words, all);
  return all;
}

function addScores({ postingStarts, documents, weights }: TextIndex, scores: Scores, found: FoundTerms): void {
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
function addPhrase(index: TextIndex, scores: Scores, phrase: Phrase, quality: Quality, best: number): boolean {
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

function addNumber(index: TextIndex, scores: Scores, { plain }: Word): void {
  if (!/\d/.test(plain)) return;
  for (const document of findNumber(index.numbers, plain.toUpperCase()).documents)
    scores[document] = asWritten.word * nameWeight;
}

/** A phrase that has synonyms has them as a whole: each of its words is found where the synonym is. */
function addSynonyms(index: TextIndex, words: readonly QueryWord[], all: readonly Scores[]): void {
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + longestPhrase); to++) {
      const asked = words.slice(from, to).map(({ word }) => word);
      const synonyms = synonymsOf(asked, index.language);
      if (synonyms.length === 0) continue;
      const found: FoundTerms = new Map();
      for (const [word, ...others] of synonyms) if (word && others.length === 0) addWord(index, found, word, asSynonym);
      for (const scores of all.slice(from, to)) {
        addScores(index, scores, found);
        for (const synonym of synonyms)
          if (synonym.length > 1) addPhrase(index, scores, synonym, asSynonym, asSynonym.word);
      }
    }
}

type NearWord = { readonly key: number; readonly term: number; readonly slips: 1 | 2 };

/**
 * What a word that no text has may have been meant to be: one slip away, two words written as one, two slips away, at
 * least the thing that a compound names, or the beginning of something one slip away. The first that there is counts;
 * the term with the best spelling is answered where there were slips.
 */
export function addMeant(index: TextIndex, scores: Scores, { word }: QueryWord, isLast: boolean): number | undefined {
  const slips = slipsAllowed(word.plain);
  const near = slips > 0 ? nearWords(index, word, 1) : [];
  if (near.length > 0) return addNear(index, scores, near);
  const apart = takeApart(index, word);
  if (apart && addPhrase(index, scores, apart, asWritten, asParts)) return undefined;
  const lessNear = slips > 1 ? nearWords(index, word, 2) : [];
  if (lessNear.length > 0) return addNear(index, scores, lessNear);
  if (apart && addPhrase(index, scores, apart.slice(-1), asSynonym, asSynonym.head)) return undefined;
  if (!isLast || slips === 0) return undefined;
  const found: FoundTerms = new Map();
  for (const { key } of nearKeys(index.keys, word.plain, 1, true))
    eachEntry(index, key, (term, kind) => {
      if (kind === entryKind.word) addTerm(found, term, asSlippedPrefix);
    });
  addScores(index, scores, found);
  return undefined;
}

/** Also what is one slip away from a word that texts do have, where the words together found nothing. */
export function addSlips(index: TextIndex, scores: Scores, { word }: QueryWord): void {
  if (slipsAllowed(word.plain) > 0) addNear(index, scores, nearWords(index, word, 1));
}

function addNear(index: TextIndex, scores: Scores, nearest: readonly NearWord[]): number | undefined {
  const found: FoundTerms = new Map();
  for (const { term, slips } of nearest) {
    const quality = bySlips[slips];
    addTerm(found, term, quality.word);
    addStems(index, found, [index.termStems[term] ?? 0], quality);
  }
  addScores(index, scores, found);
  return nearest[0]?.term;
}

/** A shorter stem is near too many others. */
const shortestStem = 5;

/** The words whose spelling or stem is so many slips away, the most used first. */
function nearWords(index: TextIndex, { plain, stem }: Word, slips: 1 | 2): NearWord[] {
  const near = (text: string, kind: number) =>
    nearKeys(index.keys, text, slips).flatMap(({ key, distance }) => {
      const term = distance === slips ? mostUsed(index, key, kind) : undefined;
      return term === undefined ? [] : [{ key, term, slips }];
    });
  const found = near(plain, entryKind.word);
  if (stem !== plain && stem.length >= shortestStem) found.push(...near(stem, entryKind.stem));
  const useOf = ({ term }: NearWord) => index.termWeights[term] ?? 0;
  return found.sort((a, b) => useOf(b) - useOf(a) || a.key - b.key);
}

function mostUsed({ termWeights, ...index }: TextIndex, key: number, wanted: number): number | undefined {
  let best: number | undefined;
  eachEntry(index, key, (term, kind) => {
    const use = termWeights[term] ?? 0;
    if (kind === wanted && use > (best === undefined ? 0 : (termWeights[best] ?? 0))) best = term;
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
