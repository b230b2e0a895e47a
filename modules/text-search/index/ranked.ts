import type { TextIndex } from '../text-index.ts';
import { addScore, createScores, giveBack, type Scores } from './scores.ts';

export type Ranked = {
  /** How many of the words the best documents have. */
  readonly matched: number;
  readonly documents: Uint32Array;
};

/** The documents with the most words, by score and then in their own order, which is popularity. */
export function ranked(index: TextIndex, words: readonly Scores[]): Ranked {
  const sums = createScores(index);
  const matched = addSums(sums, words);
  const documents = byScore(sums);
  giveBack(index, [sums]);
  return { matched, documents };
}

/** Adds the total scores of the documents with the most words, and returns that number of words. */
function addSums(sums: Scores, words: readonly Scores[]): number {
  const [rarest] = words.toSorted((a, b) => a.size - b.size);
  if (!rarest) return 0;
  const add = ({ having, size }: Scores, isMeant: (document: number) => boolean) => {
    for (let at = 0; at < size; at++) {
      const document = having[at] ?? 0;
      if (isMeant(document)) addScore(sums, document, sumOf(words, document));
    }
  };
  add(rarest, (document) => words.every(({ of }) => (of[document] ?? 0) > 0));
  if (sums.size > 0 || words.length === 1) return words.length;
  const have = new Uint8Array(sums.of.length);
  let most = 0;
  for (const { having, size } of words)
    for (let at = 0; at < size; at++) {
      const document = having[at] ?? 0;
      const count = (have[document] ?? 0) + 1;
      have[document] = count;
      if (count > most) most = count;
    }
  for (const word of words) add(word, (document) => have[document] === most);
  return most;
}

function sumOf(words: readonly Scores[], document: number): number {
  let sum = 0;
  for (const { of } of words) sum += of[document] ?? 0;
  return sum;
}

/** Counting sort, because there are few different scores. */
function byScore({ of, having, size }: Scores): Uint32Array {
  let highest = 0;
  for (let at = 0; at < size; at++) highest = Math.max(highest, of[having[at] ?? 0] ?? 0);
  const places = new Uint32Array(highest + 2);
  for (let at = 0; at < size; at++) {
    const next = highest - (of[having[at] ?? 0] ?? 0) + 1;
    places[next] = (places[next] ?? 0) + 1;
  }
  for (let at = 1; at < places.length; at++) places[at] = (places[at] ?? 0) + (places[at - 1] ?? 0);
  const documents = new Uint32Array(size);
  for (let document = 0; document < of.length; document++) {
    const score = of[document] ?? 0;
    if (score === 0) continue;
    const place = places[highest - score] ?? 0;
    documents[place] = document;
    places[highest - score] = place + 1;
  }
  return documents;
}
