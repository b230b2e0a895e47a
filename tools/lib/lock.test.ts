import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'yrke-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('two processes with the same lock work one after the other', async () => {
  const file = join(folder, 'turns');
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} in`);
    await sleep(50);
    seen.push(`${name} out`);
  };
  await Promise.all([withLock(file, work('a')), withLock(file, work('b'))]);
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out']);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a dead process is taken over', async () => {
  const file = join(folder, 'left-behind');
  const noSuchProcess = 2 ** 22 + 1;
  writeFileSync(file, `${noSuchProcess} 0`);
  expect(await withLock(file, async () => 'done')).toBe('done');
  expect(existsSync(file)).toBe(false);
});

test('failing work releases the lock', async () => {
  const file = join(folder, 'failed');
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});
