import { expect, test } from 'vitest';
import { createTurns } from './at-once.ts';

test('two run, one waits, and further ones are refused', async () => {
  const take = createTurns({ atOnce: 2, waiting: 1 });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const run = (id: number) =>
    take(() => {
      started.push(id);
      return new Promise<number>((resolve) => ends.push(() => resolve(id)));
    });
  const [first, second, third] = [run(1), run(2), run(3)];
  expect(await run(4)).toBeUndefined();
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  expect(await first).toBe(1);
  expect(started).toEqual([1, 2, 3]);
  ends[1]?.();
  ends[2]?.();
  expect(await Promise.all([second, third])).toEqual([2, 3]);
});

test('a failing one makes room for the next', async () => {
  const take = createTurns({ atOnce: 1, waiting: 0 });
  await expect(take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await take(async () => 'next')).toBe('next');
});
