import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type PictureFolder = {
  read(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Deletes the least recently used files until the folder is below its limit. */
  tidy(): Promise<void>;
  /** Used share of the limit, from 0 to 1. Reads the size of every file. */
  fullness(): Promise<number>;
};

/** Share of the limit that may be written between two checks, and that a check leaves free. */
const slack = 0.05;
/** The modification time of a file is its time of last use, with this accuracy in milliseconds. */
const useMs = 60 * 60 * 1000;
/** Counts everything written since the last check by all processes: one byte per block. */
const ledgerName = '.written';
const blockBytes = 4096;

/**
 * Rendered pictures in a folder of limited size. The folder is the only record: several processes can share it, and
 * deleting it costs only time.
 */
export function pictureFolder({ folder, maxBytes }: { folder: string; maxBytes: number }): PictureFolder {
  const fileOf = (name: string) => join(folder, name.slice(0, 2), name);
  const ledger = join(folder, ledgerName);
  let tidying: Promise<void> | undefined;

  const tidy = async () => {
    await truncate(ledger).catch(ignoreMissing);
    const files = await listFiles(folder);
    let bytes = sizeOf(files);
    if (bytes <= maxBytes * (1 - slack)) return;
    files.sort((a, b) => a.used - b.used);
    for (const file of files) {
      if (bytes <= maxBytes * (1 - 2 * slack)) break;
      await rm(file.path, { force: true });
      bytes -= file.bytes;
    }
  };
  const tidyOnce = () => {
    tidying ??= tidy().finally(() => {
      tidying = undefined;
    });
    return tidying;
  };

  return {
    read: async (name) => {
      const path = fileOf(name);
      const bytes = await readFile(path).catch(ignoreMissing);
      if (bytes) await touch(path).catch(ignoreMissing);
      return bytes;
    },
    has: async (name) => (await stat(fileOf(name)).catch(ignoreMissing)) !== undefined,
    write: async (name, bytes) => {
      const path = fileOf(name);
      const unfinished = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      // Count first, so that two processes that both exceed the limit both notice it.
      const written = await enter(ledger, bytes.length);
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
      if (written > maxBytes * slack) await tidyOnce();
    },
    tidy: tidyOnce,
    fullness: async () => sizeOf(await listFiles(folder)) / maxBytes,
  };
}

/** Adds to the counter and returns the sum. Appending is safe across processes. */
async function enter(ledger: string, bytes: number): Promise<number> {
  const file = await open(ledger, 'a');
  try {
    await file.write(Buffer.alloc(Math.ceil(bytes / blockBytes)));
    return (await file.stat()).size * blockBytes;
  } finally {
    await file.close();
  }
}

type PictureFile = { path: string; bytes: number; used: number };

const sizeOf = (files: readonly PictureFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

async function listFiles(folder: string): Promise<PictureFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  const files: PictureFile[] = [];
  for (const entry of entries ?? []) {
    if (!entry.isFile() || entry.name === ledgerName) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(ignoreMissing);
    if (found) files.push({ path, bytes: found.size, used: found.mtimeMs });
  }
  return files;
}

async function touch(path: string): Promise<void> {
  // Real time instead of the shop's clock, because it is compared with file times.
  const now = Date.now();
  if (now - (await stat(path)).mtimeMs > useMs) await utimes(path, now / 1000, now / 1000);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
