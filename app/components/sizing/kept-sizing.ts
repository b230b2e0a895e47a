import type { BrowserStore } from '#app/browser-store.ts';
import {
  isBodyMeasure,
  isLengthUnit,
  type LengthUnit,
  type Measures,
  measureLimits,
} from '#modules/sizing/size-measures.ts';

/** What a browser keeps for whoever has no account, and the unit for everybody. */
export type KeptSizing = { readonly unit?: LengthUnit; readonly measures: Measures };

const storageKey = 'yrke_sizing';

/** Without consent to what is functional there is nothing, and what was kept before is forgotten. */
export function readKeptText(store: BrowserStore, isAllowed: boolean): string | null {
  if (isAllowed) return store.getItem(storageKey);
  store.removeItem(storageKey);
  return null;
}

/** False: it is not allowed, or the browser keeps nothing. */
export function keepSizing(store: BrowserStore, isAllowed: boolean, change: Partial<KeptSizing>): boolean {
  const kept = parseKeptSizing(readKeptText(store, isAllowed));
  return isAllowed && store.setItem(storageKey, JSON.stringify({ ...kept, ...change }));
}

/** Whatever else stands there counts for nothing. */
export function parseKeptSizing(text: string | null): KeptSizing {
  try {
    const { unit, measures } = JSON.parse(text ?? '{}') as { unit?: unknown; measures?: unknown };
    const entries = typeof measures === 'object' && measures !== null ? Object.entries(measures) : [];
    return {
      ...(isLengthUnit(unit) && { unit }),
      measures: Object.fromEntries(entries.filter(([measure, value]) => isPlausible(measure, value))),
    };
  } catch {
    return { measures: {} };
  }
}

function isPlausible(measure: string, value: unknown): boolean {
  if (!isBodyMeasure(measure) || !Number.isInteger(value)) return false;
  const [smallest, largest] = measureLimits[measure];
  return Number(value) >= smallest && Number(value) <= largest;
}
