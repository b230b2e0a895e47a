import { mkdtemp, readdir, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureFolder } from './picture-folder.server.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'yrke-pictures-'));
const bytes = (count: number) => Buffer.alloc(count, 7);

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== '.written')
    .map((entry) => join(entry.parentPath, entry.name));
  return (await Promise.all(files.map((file) => stat(file)))).reduce((sum, { size }) => sum + size, 0);
}

/** Sets the time of last use to this many days ago. */
async function used(folder: string, name: string, days: number) {
  const at = Date.now() / 1000 - days * 86_400;
  await utimes(join(folder, name.slice(0, 2), name), at, at);
}

test('written pictures are read back; others are missing', async () => {
  const kept = pictureFolder({ folder: join(await newFolder(), 'not', 'there'), maxBytes: 1e6 });
  expect(await kept.read('aa.webp')).toBe(undefined);
  await kept.write('aa.webp', bytes(10));
  expect(await kept.read('aa.webp')).toEqual(bytes(10));
});

test('the folder stays within its limit', async () => {
  const folder = await newFolder();
  const kept = pictureFolder({ folder, maxBytes: 100_000 });
  for (let i = 0; i < 120; i += 1) await kept.write(`${i}-picture`, bytes(3000));
  expect(await sizeOf(folder)).toBeLessThanOrEqual(100_000);
  expect(await sizeOf(folder)).toBeGreaterThan(80_000);
});

test('the least recently used files are deleted first, and reading counts as use', async () => {
  const folder = await newFolder();
  const kept = pictureFolder({ folder, maxBytes: 10_000 });
  for (const [index, name] of ['a-old', 'b-older', 'c-oldest', 'd-new'].entries()) {
    await kept.write(name, bytes(2200));
    if (name !== 'd-new') await used(folder, name, index + 1);
  }
  await kept.read('c-oldest');
  await kept.write('e-more', bytes(2200));
  expect(await kept.read('b-older')).toBe(undefined);
  expect(await kept.read('c-oldest')).toBeDefined();
  expect(await kept.read('d-new')).toBeDefined();
});

test('the limit holds with several processes', async () => {
  const folder = await newFolder();
  const all = Array.from({ length: 30 }, () => pictureFolder({ folder, maxBytes: 1_000_000 }));
  let most = 0;
  for (let round = 0; round < 12; round += 1) {
    for (const [index, one] of all.entries()) await one.write(`${index}-${round}-picture`, bytes(4096));
    most = Math.max(most, await sizeOf(folder));
  }
  expect(most).toBeLessThanOrEqual(1_000_000);
  expect(most).toBeGreaterThan(850_000);
});

test('existence and fill level are known without reading the files', async () => {
  const kept = pictureFolder({ folder: await newFolder(), maxBytes: 1000 });
  expect([await kept.has('aa'), await kept.fullness()]).toEqual([false, 0]);
  await kept.write('aa', bytes(40));
  expect([await kept.has('aa'), await kept.fullness()]).toEqual([true, 0.04]);
});

test('a deleted folder is created again', async () => {
  const folder = await newFolder();
  const kept = pictureFolder({ folder: join(folder, 'x'), maxBytes: 1000 });
  await kept.tidy();
  await kept.write('aa', bytes(10));
  expect(await kept.read('aa')).toBeDefined();
});
