import { expect, test } from 'vitest';
import { createKeptPapers } from './kept-papers.ts';

test('a paper is made once; the one that was unasked for the longest goes first', async () => {
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

test('what could not be made is tried again', async () => {
  const kept = createKeptPapers<string>(2);
  await expect(kept.getOrMake('a', () => Promise.reject(new Error('no font')))).rejects.toThrow('no font');
  expect(await kept.getOrMake('a', async () => 'paper')).toBe('paper');
});
