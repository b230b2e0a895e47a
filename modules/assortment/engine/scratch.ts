import { wordsFor } from './bits.ts';
import type { Columns } from './columns.ts';

/** Room to work in, used again for every question: nothing of it outlives an answer. */
export type Scratch = {
  /** Sets of products. */
  readonly base: Uint32Array;
  readonly full: Uint32Array;
  readonly simple: Uint32Array;
  readonly mixed: Uint32Array;
  readonly matched: Uint32Array;
  readonly hits: Uint32Array;
  /** One for each filter that is chosen from: what its choice lets through, and what all others let through. */
  readonly unions: Uint32Array[];
  readonly without: Uint32Array[];
  /** Numbers of the words in which the place has products at all. */
  readonly live: Uint32Array;
  /** A set squeezed: the words that are not empty, and their numbers. */
  readonly wordAt: Int32Array;
  readonly wordOf: Int32Array;
  readonly matchedColours: Uint32Array;
  readonly keys: Uint32Array;
  readonly selected: Uint8Array;
  readonly sizeSetCounts: { of: Uint32Array };
  /** What was counted for which unit already: two slots more, for the total and for a filter that was missed. */
  readonly stamps: Int32Array;
  readonly provisional: Int32Array;
  readonly fronts: { of: Int32Array };
  readonly generation: { of: number };
};

export function createScratch(columns: Columns): Scratch {
  const words = wordsFor(columns.productCount);
  const slots = columns.valueIds.length;
  const set = () => new Uint32Array(words);
  return {
    base: set(),
    full: set(),
    simple: set(),
    mixed: set(),
    matched: set(),
    hits: set(),
    unions: columns.filters.map(set),
    without: columns.filters.map(set),
    live: set(),
    wordAt: new Int32Array(words),
    wordOf: new Int32Array(words),
    matchedColours: new Uint32Array(wordsFor(columns.colourCount)),
    keys: new Uint32Array(Math.max(columns.productCount, columns.colourCount)),
    selected: new Uint8Array(slots),
    sizeSetCounts: { of: new Uint32Array(256) },
    stamps: new Int32Array(slots + 2),
    provisional: new Int32Array(slots + 2),
    fronts: { of: new Int32Array(0) },
    generation: { of: 0 },
  };
}
