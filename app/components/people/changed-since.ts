import type { PersonValues } from './people-view.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * The fields that another editor has changed since the form was opened. `seen` holds the stored values at that time, not what
 * was typed later.
 */
export function changedSince(seen: unknown, now: PersonValues): ReadonlySet<string> {
  const then = typeof seen === 'string' ? readJson(seen) : undefined;
  if (typeof then !== 'object' || then === null) return nothing;
  const before = new Map<string, unknown>(Object.entries(then));
  return new Set(Object.entries(now).flatMap(([name, value]) => (before.get(name) === value ? [] : [name])));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
