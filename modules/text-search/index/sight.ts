import type { TextIndex } from '../text-index.ts';
import { eachEntry } from './found-terms.ts';
import type { Scores } from './scores.ts';
import { entryKind } from './term-keys.ts';

/** Whether somebody may see a product, by its row. Who may not is answered as if it did not exist. */
export type Sees = (id: number) => boolean;

/** Takes away what nobody should know of. */
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

/** Whether a text that is seen has the term, or a compound of it where no text has it by itself. */
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
