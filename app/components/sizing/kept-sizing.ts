import type { BrowserStore } from '#app/browser-store.ts';
import {
  isBodyMeasure,
  isLengthUnit,
  type LengthUnit,
  type Measures,
  measureLimits,
} from '#modules/sizing/size-measures.ts';

/** Stored in the browser: measures of visitors without an account, and the unit for everybody. */
export type KeptSizing = { readonly unit?: LengthUnit; readonly measures: Measures };

const storageKey = 'yrke_sizing';

/** Without consent to functional storage it is empty, and old content is deleted. */
export function readKeptText(store: BrowserStore, isAllowed: boolean): string | null {
  if (isAllowed) return store.getItem(storageKey);
  store.removeItem(storageKey);
  return null;
}

/** False if it is not allowed or the browser cannot store it. */
export function keepSizing(store: BrowserStore, isAllowed: boolean, change: Partial<KeptSizing>): boolean {
  const kept = parseKeptSizing(readKeptText(store, isAllowed));
  return isAllowed && store.setItem(storageKey, JSON.stringify({ ...kept, ...change }));
}

/** Ignores invalid content. */
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
