import type { Language } from '#core/locale.ts';
import { type CollectedWords, collectWords, commonestSpelling } from './index/collect-words.ts';
import { createPartNumbers, type PartNumbers } from './index/part-numbers.ts';
import type { Scores } from './index/scores.ts';
import { sharedBytes, sharedNumbers, sharedNumbersBelow } from './index/shared-arrays.ts';
import { createTermKeys, entryKind, type TermKeys } from './index/term-keys.ts';
import type { TextDocument } from './text-document.ts';
import { createTextHeap, type TextHeap } from './text-heap.ts';

/**
 * The words of a language and their documents: plain data in shared memory. Documents are numbered by popularity, so
 * the order of postings is the order of otherwise equal results.
 */
export type TextIndex = TermKeys &
  Postings & {
    readonly language: Language;
    /** By document: the row of the product. */
    readonly ids: Uint32Array;
    /** By term: its spelling, and its total weight in all documents. */
    readonly shown: TextHeap;
    readonly termWeights: Uint32Array;
    readonly numbers: PartNumbers;
    /** Pool of empty score tables, of this thread only. */
    readonly spare: Scores[];
  };

type Postings = {
  /** By term: where its postings begin. */
  readonly postingStarts: Uint32Array;
  /** By posting: a document and the weight of the word there. */
  readonly documents: Uint16Array | Uint32Array;
  readonly weights: Uint8Array;
};

export function buildTextIndex(documents: Iterable<TextDocument>, language: Language): TextIndex {
  const byPopularity = [...documents].sort((a, b) => a.rank - b.rank || a.id - b.id);
  const ids = sharedNumbers(byPopularity.length);
  for (const [document, { id }] of byPopularity.entries()) ids[document] = id;
  const collected = collectWords(byPopularity, language);
  const { terms, ...termKeys } = createTermKeys(collected.terms, language);
  const postings = postingsOf(collected, terms.length, byPopularity.length);
  const numbered = (pick: (document: TextDocument) => readonly string[]) =>
    byPopularity.flatMap((fields, document) => pick(fields).map((number) => ({ number, document })));
  return {
    language,
    ids,
    ...termKeys,
    ...postings,
    shown: createTextHeap(terms.map(commonestSpelling)),
    termWeights: weightsOf(termKeys, postings),
    numbers: createPartNumbers(
      numbered(({ partNos }) => partNos),
      numbered(({ eans }) => eans),
    ),
    spare: [],
  };
}

function postingsOf(
  { occurrences, weights: weighed, starts }: CollectedWords,
  termCount: number,
  documentCount: number,
): Postings {
  const postingStarts = sharedNumbers(termCount + 1);
  for (const term of occurrences) postingStarts[term + 1] = (postingStarts[term + 1] ?? 0) + 1;
  for (let term = 0; term < termCount; term++)
    postingStarts[term + 1] = (postingStarts[term + 1] ?? 0) + (postingStarts[term] ?? 0);

  const documents = sharedNumbersBelow(documentCount, occurrences.length);
  const weights = sharedBytes(occurrences.length);
  const next = postingStarts.slice();
  for (let document = 0; document < documentCount; document++)
    for (let at = starts[document] ?? 0; at < (starts[document + 1] ?? 0); at++) {
      const term = occurrences[at] ?? 0;
      const place = next[term] ?? 0;
      next[term] = place + 1;
      documents[place] = document;
      weights[place] = weighed[at] ?? 0;
    }
  return { postingStarts, documents, weights };
}

/** A word that occurs only in compounds gets their weight. */
function weightsOf(
  { entryStarts, entries, termStems }: TermKeys,
  { postingStarts, weights: weighed }: Postings,
): Uint32Array {
  const weights = sharedNumbers(termStems.length);
  for (let term = 0; term < weights.length; term++)
    for (let at = postingStarts[term] ?? 0; at < (postingStarts[term + 1] ?? 0); at++)
      weights[term] = (weights[term] ?? 0) + (weighed[at] ?? 0);
  for (const [term, stem] of termStems.entries()) {
    if (postingStarts[term] !== postingStarts[term + 1]) continue;
    for (let at = entryStarts[stem] ?? 0; at < (entryStarts[stem + 1] ?? 0); at++) {
      const entry = entries[at] ?? 0;
      if ((entry & 3) === entryKind.head) weights[term] = (weights[term] ?? 0) + (weights[entry >>> 2] ?? 0);
    }
  }
  return weights;
}
