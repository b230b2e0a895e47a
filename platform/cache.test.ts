import { expect, test } from 'vitest';
import { cacheTtlMs } from '#core/timings.ts';
import { testClock } from '#tests/setup/test-clock.ts';
import { createCache } from './cache.ts';

/** A source that counts its calls. */
function counter() {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked;
  };
}

test('Q07 a second read within 60 s comes from the cache, one after 60 s is new', async () => {
  const clock = testClock();
  const cache = createCache<number>({ clock });
  const load = counter();
  expect(cacheTtlMs).toBe(60_000);
  expect(await cache.get('a', load)).toBe(1);
  clock.moveBy(59_999);
  expect(await cache.get('a', load)).toBe(1);
  clock.moveBy(1);
  expect(await cache.get('a', load)).toBe(2);
});

test('another lifetime can be set', async () => {
  const clock = testClock();
  const cache = createCache<number>({ clock, ttlMs: 1000 });
  const load = counter();
  await cache.get('a', load);
  clock.moveBy(1000);
  expect(await cache.get('a', load)).toBe(2);
});

test('keys are separate', async () => {
  const cache = createCache<string>({ clock: testClock() });
  expect(await cache.get('a', async () => 'of a')).toBe('of a');
  expect(await cache.get('b', async () => 'of b')).toBe('of b');
  expect(await cache.get('a', async () => 'anew')).toBe('of a');
});

test('concurrent readers share one fetch', async () => {
  const cache = createCache<number>({ clock: testClock() });
  const gate = Promise.withResolvers<void>();
  const load = counter();
  const slow = () => gate.promise.then(load);
  const readers = [cache.get('a', slow), cache.get('a', slow), cache.get('a', slow)];
  gate.resolve();
  expect(await Promise.all(readers)).toEqual([1, 1, 1]);
});

test('a failure is not cached', async () => {
  const cache = createCache<string>({ clock: testClock() });
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('a', async () => 'up again')).toBe('up again');
});

test('a late failure does not replace a newer value', async () => {
  const clock = testClock();
  const cache = createCache<string>({ clock });
  const late = Promise.withResolvers<string>();
  const first = cache.get('a', () => late.promise);
  clock.moveBy(cacheTtlMs);
  await cache.get('a', async () => 'second');
  late.reject(new Error('down'));
  await expect(first).rejects.toThrow('down');
  expect(await cache.get('a', async () => 'third')).toBe('second');
});

test('the number of values is limited; the oldest is dropped first', async () => {
  const cache = createCache<string>({ clock: testClock(), most: 2 });
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => 'first');
  expect(await cache.get('c', async () => 'anew')).toBe('first');
  expect(await cache.get('b', async () => 'anew')).toBe('first');
  expect(await cache.get('a', async () => 'anew')).toBe('anew');
});
