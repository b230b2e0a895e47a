import { cacheTtlMs } from '#core/timings.ts';
import type { Clock } from './clock.ts';

export type Cache<T> = { get(key: string, load: () => Promise<T>): Promise<T> };

type Options = { clock: Clock; ttlMs?: number; most?: number };

/** Caches results for a time. Concurrent readers share one fetch; failures are not cached. */
export function createCache<T>({ clock, ttlMs = cacheTtlMs, most = 1000 }: Options): Cache<T> {
  const kept = new Map<string, { until: number; value: Promise<T> }>();
  return {
    get: (key, load) => {
      const now = clock.now().getTime();
      const entry = kept.get(key);
      if (entry && now < entry.until) return entry.value;
      const value = load();
      kept.delete(key);
      kept.set(key, { until: now + ttlMs, value });
      value.catch(() => {
        if (kept.get(key)?.value === value) kept.delete(key);
      });
      // A Map keeps insertion order, so its first key is the oldest.
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return value;
    },
  };
}
