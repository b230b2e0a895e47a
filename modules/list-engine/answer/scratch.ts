import { wordsFor } from '../bits.ts';
import type { Columns } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { Chosen } from './choice.ts';

/** Room to work in, used again for every question: nothing of it outlives an answer. */
export type Scratch = {
  /** Sets of products. */
  readonly full: Uint32Array;
  readonly simple: Uint32Array;
  readonly mixed: Uint32Array;
  readonly hits: Uint32Array;
  /** One for each filter that is chosen from: what its choice lets through, and what all others let through. */
  readonly unions: Uint32Array[];
  readonly without: Uint32Array[];
  /** Words of a set that are not empty, and their numbers. */
  readonly bits: { readonly at: Uint32Array; readonly of: Uint32Array };
  readonly values: { readonly [set in 'once' | 'twice']: Uint32Array };
  readonly prices: { readonly [set in 'inside' | 'touching' | 'near' | 'below']: Uint32Array };
  readonly selected: Uint8Array;
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
    full: set(),
    simple: set(),
    mixed: set(),
    hits: set(),
    unions: columns.filters.map(set),
    without: columns.filters.map(set),
    bits: { at: set(), of: set() },
    values: { once: set(), twice: set() },
    prices: { inside: set(), touching: set(), near: set(), below: set() },
    selected: new Uint8Array(slots),
    stamps: new Int32Array(slots + 2),
    provisional: new Int32Array(slots + 2),
    fronts: { of: new Int32Array(0) },
    generation: { of: 0 },
  };
}

/** Marks the chosen values until the answer takes it back. */
export function select({ scratch: { selected } }: Engine, chosen: readonly Chosen[]): () => void {
  for (const { slots } of chosen) for (const slot of slots) selected[slot] = 1;
  return () => {
    for (const { slots } of chosen) for (const slot of slots) selected[slot] = 0;
  };
}

/** Stamps are numbers of 32 bits: long before they run out they begin anew. */
const lastGeneration = 2 ** 30;

export function renewStamps({ scratch }: Engine): void {
  if (scratch.generation.of < lastGeneration) return;
  scratch.stamps.fill(0);
  scratch.provisional.fill(0);
  scratch.fronts.of.fill(0);
  scratch.generation.of = 0;
}
