import type { TextIndex } from '../text-index.ts';
import { eachEntry } from './found-terms.ts';
import type { Scores } from './scores.ts';
import { entryKind } from './term-keys.ts';

/** Whether the visitor may see a product, by its row. Hidden products are treated as missing. */
export type Sees = (id: number) => boolean;

/** Removes products that the visitor may not see. */
export function hideUnseen({ ids }: TextIndex, scores: Scores, sees: Sees | undefined): void {
  if (!sees) return;
  const { of, having } = scores;
  let seen = 0;
  for (let at = 0; at < scores.size; at++) {
    const document = having[at] ?? 0;
    if (sees(ids[document] ?? 0)) having[seen++] = document;
    else of[document] = 0;
  }
  scores.size = seen;
}

/** Whether a visible text contains the term, or a compound of it if no text contains the term itself. */
export function isTermSeen(index: TextIndex, term: number, sees: Sees | undefined): boolean {
  if (!sees) return true;
  const { ids, documents, postingStarts, termStems } = index;
  const hasSeen = (of: number) => {
    for (let at = postingStarts[of] ?? 0; at < (postingStarts[of + 1] ?? 0); at++)
      if (sees(ids[documents[at] ?? 0] ?? 0)) return true;
    return false;
  };
  let isSeen = hasSeen(term);
  if (postingStarts[term] === postingStarts[term + 1])
    eachEntry(index, termStems[term] ?? 0, (compound, kind) => {
      if (kind === entryKind.head) isSeen ||= hasSeen(compound);
    });
  return isSeen;
}
