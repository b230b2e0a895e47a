import type { PersonValues } from './people-view.ts';
import { readSeen } from './seen-before.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * The fields that another editor has changed since the form was opened. `seen` holds the stored values at that time, not what
 * was typed later.
 */
export function changedSince(seen: unknown, now: PersonValues): ReadonlySet<string> {
  const then = readSeen(seen);
  if (!then) return nothing;
  return new Set(Object.entries(now).flatMap(([name, value]) => (then[name] === value ? [] : [name])));
}
