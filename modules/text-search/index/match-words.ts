import { nameWeight } from '../text-document.ts';
import type { TextIndex } from '../text-index.ts';
import { longestPhrase, synonymsOf } from '../words/synonyms.ts';
import { type Word, wordOf } from '../words/word.ts';
import { addPrefix, addWord, asParts, asSynonym, asWritten, type FoundTerms } from './found-terms.ts';
import { findNumber } from './part-numbers.ts';
import { type QueryWord, shortestPrefix } from './query.ts';
import { addPhrase, addScore, addScores, createScores, type Scores } from './scores.ts';

/** Among several words, a shorter number is more likely a standard or a weight than the start of a part number. */
const shortestNumber = 6;

/** Matches the words as written; returns one table per word. */
export function matchAsWritten(index: TextIndex, words: readonly QueryWord[]): Scores[] {
  const all = words.map(({ word, parts }, at) => {
    const found: FoundTerms = new Map();
    addWord(index, found, word, asWritten);
    const isLast = at === words.length - 1;
    if (isLast || word.plain.length >= shortestPrefix) addPrefix(index, found, word);
    // "vinter jacka" also matches "vinterjacka" in texts.
    for (const [left, right] of [
      [words[at - 1], words[at]],
      [words[at], words[at + 1]],
    ])
      if (left && right) addWord(index, found, wordOf(left.word.plain + right.word.plain, index.language), asWritten);
    const scores = createScores(index);
    addScores(index, scores, found);
    if (parts) addPhrase(index, scores, parts, asWritten, asParts);
    if (words.length > 1 && word.plain.length >= shortestNumber) addNumber(index, scores, word);
    return scores;
  });
  addSynonyms(index, words, all);
  return all;
}

function addNumber(index: TextIndex, scores: Scores, { plain }: Word): void {
  if (!/\d/.test(plain)) return;
  for (const document of findNumber(index.numbers, plain.toUpperCase()).documents)
    addScore(scores, document, asWritten.word * nameWeight);
}

/** Synonyms apply to a whole phrase: each of its words matches where the synonym does. */
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
