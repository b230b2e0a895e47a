import type { Scores } from './match-words.ts';

export type Ranked = {
  /** How many of the words the best documents have. */
  readonly matched: number;
  readonly documents: Uint32Array;
};

/** The documents with the most words, by score and then by their own order, which is popularity. */
export function ranked(words: readonly Scores[]): Ranked {
  const count = words[0]?.length ?? 0;
  const totals = new Uint16Array(count);
  const have = new Uint8Array(count);
  let matched = 0;
  for (const scores of words)
    for (let document = 0; document < count; document++) {
      const score = scores[document] ?? 0;
      if (score === 0) continue;
      totals[document] = (totals[document] ?? 0) + score;
      const words = (have[document] ?? 0) + 1;
      have[document] = words;
      if (words > matched) matched = words;
    }
  if (matched === 0) return { matched, documents: new Uint32Array(0) };

  // There are few different scores: counting them is quicker than comparing documents.
  let highest = 0;
  let size = 0;
  for (let document = 0; document < count; document++) {
    if (have[document] !== matched) continue;
    size += 1;
    const total = totals[document] ?? 0;
    if (total > highest) highest = total;
  }
  const places = new Uint32Array(highest + 2);
  for (let document = 0; document < count; document++)
    if (have[document] === matched) {
      const behind = highest - (totals[document] ?? 0) + 1;
      places[behind] = (places[behind] ?? 0) + 1;
    }
  for (let at = 1; at < places.length; at++) places[at] = (places[at] ?? 0) + (places[at - 1] ?? 0);
  const documents = new Uint32Array(size);
  for (let document = 0; document < count; document++)
    if (have[document] === matched) {
      const behind = highest - (totals[document] ?? 0);
      const place = places[behind] ?? 0;
      documents[place] = document;
      places[behind] = place + 1;
    }
  return { matched, documents };
}
