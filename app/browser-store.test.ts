import { expect, test } from 'vitest';
import { safeStore } from './browser-store.ts';

test('a browser that forbids its storage stores nothing and reports it, without an error', () => {
  const closed = safeStore(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(closed.getItem('a')).toBeNull();
  expect(closed.setItem('a', '1')).toBe(false);
  expect(closed.removeItem('a')).toBe(false);
});

test('storage with space keeps what it is given, and full storage reports it', () => {
  const kept = new Map<string, string>();
  const store = safeStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (kept.size > 0) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => kept.delete(key),
  }));
  expect(store.setItem('a', '1')).toBe(true);
  expect(store.setItem('b', '2')).toBe(false);
  expect([store.getItem('a'), store.getItem('b')]).toEqual(['1', null]);
  expect(store.removeItem('a')).toBe(true);
  expect(store.getItem('a')).toBeNull();
});
