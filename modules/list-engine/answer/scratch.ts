import { wordsFor } from '../bits.ts';
import type { Columns } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { ChosenFilter } from './choice.ts';

/** Reusable buffers; nothing in them survives a request. */
export type Scratch = {
  readonly full: Uint32Array;
  readonly simple: Uint32Array;
  readonly mixed: Uint32Array;
  readonly hits: Uint32Array;
  /** Per selected filter: what its selection lets through, and what all others let through. */
  readonly unions: Uint32Array[];
  readonly without: Uint32Array[];
  /** The non-empty words of a set, and their indexes. */
  readonly bits: { readonly at: Uint32Array; readonly of: Uint32Array };
  readonly values: { readonly [set in 'once' | 'twice']: Uint32Array };
  readonly prices: { readonly [set in 'inside' | 'touching' | 'near' | 'below']: Uint32Array };
  readonly selected: Uint8Array;
  /** Marks what has been counted per unit. Two extra slots: the total, and a missed filter. */
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

/** Marks the selected values until the request ends. */
export function select({ scratch: { selected } }: Engine, chosen: readonly ChosenFilter[]): () => void {
  for (const { slots } of chosen) for (const slot of slots) selected[slot] = 1;
  return () => {
    for (const { slots } of chosen) for (const slot of slots) selected[slot] = 0;
  };
}

/** Generation numbers restart well before 32 bits overflow. */
const lastGeneration = 2 ** 30;

export function renewStamps({ scratch }: Engine): void {
  if (scratch.generation.of < lastGeneration) return;
  scratch.stamps.fill(0);
  scratch.provisional.fill(0);
  scratch.fronts.of.fill(0);
  scratch.generation.of = 0;
}
