import { expect, test } from 'vitest';
import { createKeptPapers } from './kept-papers.ts';

test('a document is made once; the least recently used one is dropped first', async () => {
  const kept = createKeptPapers<string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    kept.getOrMake(key, async () => {
      made.push(key);
      return `paper ${key}`;
    });
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['paper a', 'paper a', 'paper b']);
  await ask('a');
  await ask('c');
  await ask('a');
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a failed document is tried again', async () => {
  const kept = createKeptPapers<string>(2);
  await expect(kept.getOrMake('a', () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  expect(await kept.getOrMake('a', async () => 'paper')).toBe('paper');
});
