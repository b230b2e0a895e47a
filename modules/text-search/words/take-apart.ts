import { isKnown } from '../index/query.ts';
import type { Sees } from '../index/sight.ts';
import { slipsAllowed } from '../near-keys.ts';
import { isStopWord } from '../stop-words.ts';
import { textAt } from '../text-heap.ts';
import type { TextIndex } from '../text-index.ts';
import { withoutLink } from './compounds.ts';
import { nearWords } from './near-words.ts';
import { type Phrase, type Word, wordOf } from './word.ts';

const shortestWord = 3;

/** Splits "rainjacket" into "rain" and "jacket", "en343" into "343": known words, with the longest second word. */
export function takeApart(index: TextIndex, { plain }: Word): Phrase | undefined {
  const { language } = index;
  for (let cut = 1; cut < plain.length; cut++) {
    const [left, right] = [plain.slice(0, cut), plain.slice(cut)];
    const isEdge = /\d/.test(left.slice(-1)) !== /\d/.test(right.charAt(0));
    if (!isEdge && (left.length < shortestWord || right.length < shortestWord)) continue;
    const last = wordOf(right, language);
    if (!isKnown(index, last)) continue;
    if (isEdge && isStopWord(left, language)) return [last];
    const first = knownFirst(index, left);
    if (first) return [first, last];
  }
  return undefined;
}

/**
 * Splits "vinterkängr" into "vinter" and, with one typing error, "känga": a known word before the longest possible
 * match.
 */
export function takeApartWithSlip(index: TextIndex, { plain }: Word, sees: Sees | undefined): Phrase | undefined {
  for (let cut = shortestWord; slipsAllowed(plain.slice(cut)) > 0; cut++) {
    const first = knownFirst(index, plain.slice(0, cut));
    if (!first) continue;
    const [near] = nearWords(index, wordOf(plain.slice(cut), index.language), 1, sees);
    if (near) return [first, wordOf(textAt(index.shown, near.term), index.language)];
  }
  return undefined;
}

function knownFirst(index: TextIndex, text: string): Word | undefined {
  return [text, withoutLink(text, index.language)]
    .map((form) => wordOf(form, index.language))
    .find((word) => isKnown(index, word));
}
