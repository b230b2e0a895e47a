import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { startChild } from '#tests/setup/child.ts';
import { StartupError } from '../startup-error.ts';
import { lockFolder } from './lock-folder.server.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yrke-lock-'));
});

async function refusalOf(path: string): Promise<string> {
  const error = await lockFolder(path).catch((caught: unknown) => caught);
  if (error instanceof StartupError) return error.message;
  throw new Error('the folder was locked');
}

test('a second lock is refused with advice, until the first is released', async () => {
  const release = await lockFolder(folder);
  expect(await refusalOf(folder)).toMatch(/in use by another process.+DATA_DIR.+DATABASE_URL/);
  await release();
  const again = await lockFolder(folder);
  await again();
});

test('another path to the same folder is refused too', async () => {
  const release = await lockFolder(folder);
  await symlink(folder, `${folder}-link`);
  expect(await refusalOf(`${folder}-link`)).toContain('in use');
  await release();
});

test('folders are locked separately', async () => {
  const release = await lockFolder(folder);
  const other = await lockFolder(await mkdtemp(join(tmpdir(), 'yrke-lock-')));
  await other();
  await release();
});

test('a killed process leaves the folder unlocked', async () => {
  const child = startChild('hold-lock.ts', [folder]);
  await child.says('locked');
  expect(await refusalOf(folder)).toContain('in use');
  await child.kill();
  const release = await lockFolder(folder);
  await release();
});

test('a missing folder is refused by name', async () => {
  expect(await refusalOf(join(folder, 'nowhere'))).toMatch(/nowhere cannot be written.+DATA_DIR/);
});
