import { eachEntry } from './index/found-terms.ts';
import { matchAsWritten } from './index/match-words.ts';
import { cutQuery, parseQuery, type QueryWord } from './index/query.ts';
import type { Scores } from './index/scores.ts';
import { entryKind } from './index/term-keys.ts';
import { prefixRange, textAt } from './text-heap.ts';
import type { TextIndex } from './text-index.ts';
import { chunksOf } from './words/tokens.ts';

const mostCompletions = 8;
/** Number of the most common words that are checked against the preceding words. */
const mostConsidered = 100;

/** Completes the last word of a text: the words with the highest weight in the shop first, one form of each. */
export function completeText(index: TextIndex, text: string): string[] {
  const asked = cutQuery(text).trimStart();
  const words = parseQuery(index, asked);
  const last = words.at(-1);
  // After a space a new word begins, which cannot be completed yet.
  if (!last || last.end !== asked.length) return [];
  const before = words.slice(0, -1);
  const said = chunksOf(asked.slice(0, last.start)).map(({ raw }) => raw);
  const terms = completionsOf(index, last, asked.slice(last.start).toLocaleLowerCase(index.language));
  return (before.length > 0 ? fitting(index, terms.slice(0, mostConsidered), before) : terms)
    .slice(0, mostCompletions)
    .map((term) => [...said, textAt(index.shown, term)].join(' '));
}

/** For "hä", words spelled with the same letter come before words with "ha". */
function completionsOf(index: TextIndex, { word: { plain, spellings } }: QueryWord, typed: string): number[] {
  const terms = new Set<number>();
  for (const form of [plain, ...spellings]) {
    const [from, to] = prefixRange(index.keys, form);
    for (let key = from; key < to; key++)
      eachEntry(index, key, (term, kind) => {
        if (kind === entryKind.word) terms.add(term);
      });
  }
  const sorted = [...terms]
    .map((term) => ({ term, shown: textAt(index.shown, term), weight: index.termWeights[term] ?? 0 }))
    .filter(({ shown }) => shown !== typed)
    .sort(
      (a, b) =>
        Number(b.shown.startsWith(typed)) - Number(a.shown.startsWith(typed)) ||
        b.weight - a.weight ||
        (a.shown < b.shown ? -1 : 1),
    );
  return onePerStem(
    index,
    sorted.map(({ term }) => term),
  );
}

function onePerStem({ termStems }: TextIndex, terms: readonly number[]): number[] {
  const seen = new Set<number>();
  return terms.filter((term) => {
    const stem = termStems[term] ?? 0;
    if (seen.has(stem)) return false;
    seen.add(stem);
    return true;
  });
}

/** Words that occur in a document together with the preceding words, by their total weight in such documents. */
function fitting(index: TextIndex, terms: readonly number[], before: readonly QueryWord[]): number[] {
  const all = matchAsWritten(index, before);
  return terms
    .map((term) => ({ term, weight: weightIn(index, term, all) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ term }) => term);
}

function weightIn(index: TextIndex, term: number, all: readonly Scores[]): number {
  const { termStems, postingStarts, documents, weights } = index;
  let weight = 0;
  eachEntry(index, termStems[term] ?? 0, (relative, kind) => {
    if (kind === entryKind.modifier) return;
    for (let at = postingStarts[relative] ?? 0; at < (postingStarts[relative + 1] ?? 0); at++) {
      const document = documents[at] ?? 0;
      if (all.every((scores) => (scores.of[document] ?? 0) > 0)) weight += weights[at] ?? 0;
    }
  });
  return weight;
}
