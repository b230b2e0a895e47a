import { eachEntry } from '../index/found-terms.ts';
import { isTermSeen, type Sees } from '../index/sight.ts';
import { entryKind } from '../index/term-keys.ts';
import { nearKeys } from '../near-keys.ts';
import type { TextIndex } from '../text-index.ts';
import type { Word } from './word.ts';

export type NearWord = { readonly key: number; readonly term: number; readonly slips: 1 | 2 };

/** Shorter stems are similar to too many others. */
const shortestStem = 5;

/** Words whose spelling or stem differs by the given number of typing errors, the most used first. */
export function nearWords(index: TextIndex, { plain, stem }: Word, slips: 1 | 2, sees: Sees | undefined): NearWord[] {
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
