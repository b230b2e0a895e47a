import type { Scores } from './scores.ts';

export type Ranked = {
  /** How many of several words the best documents have. */
  readonly matched: number;
  readonly documents: Uint32Array;
};

/** The documents with the most words, by score and then by their own order, which is popularity. */
export function ranked(words: readonly Scores[]): Ranked {
  const { matched, totals } = totalsOf(words);
  const matching = new Uint32Array(totals.length);
  let size = 0;
  let highest = 0;
  for (let document = 0; document < totals.length; document++) {
    const total = totals[document] ?? 0;
    if (total === 0) continue;
    matching[size++] = document;
    if (total > highest) highest = total;
  }
  // There are few different scores: counting them is quicker than comparing documents.
  const places = new Uint32Array(highest + 2);
  for (let at = 0; at < size; at++) {
    const next = highest - (totals[matching[at] ?? 0] ?? 0) + 1;
    places[next] = (places[next] ?? 0) + 1;
  }
  for (let at = 1; at < places.length; at++) places[at] = (places[at] ?? 0) + (places[at - 1] ?? 0);
  const documents = new Uint32Array(size);
  for (let at = 0; at < size; at++) {
    const document = matching[at] ?? 0;
    const behind = highest - (totals[document] ?? 0);
    const place = places[behind] ?? 0;
    documents[place] = document;
    places[behind] = place + 1;
  }
  return { matched, documents };
}

/** What each document scores with all words together; nothing if another has more of them. */
function totalsOf(words: readonly Scores[]): { matched: number; totals: Scores } {
  const [first = new Uint16Array(0), ...others] = words;
  if (others.length === 0) return { matched: 1, totals: first };
  const totals = new Uint16Array(first.length);
  const have = new Uint8Array(first.length);
  let matched = 0;
  for (const scores of words)
    for (let document = 0; document < totals.length; document++) {
      const score = scores[document] ?? 0;
      if (score === 0) continue;
      totals[document] = (totals[document] ?? 0) + score;
      const count = (have[document] ?? 0) + 1;
      have[document] = count;
      if (count > matched) matched = count;
    }
  for (let document = 0; document < totals.length; document++) if (have[document] !== matched) totals[document] = 0;
  return { matched, totals };
}
