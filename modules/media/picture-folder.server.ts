import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type PictureFolder = {
  read(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes what was not used for longest, until there is room again. */
  tidy(): Promise<void>;
  /** How much of the room is taken, from 0 to 1. It looks at every file. */
  fullness(): Promise<number>;
};

/** How much of the room is written between two looks at the folder, and how much is left free by a look. */
const slack = 0.05;
/** A file's time of change is its time of last use, kept to this many milliseconds. */
const useMs = 60 * 60 * 1000;
/** Everything written since the last look, by whichever process: one byte for each block. */
const ledgerName = '.written';
const blockBytes = 4096;

/**
 * Made pictures, in a folder with bounded room. The folder itself is the only list of what is kept: several processes
 * may share it, and whoever deletes it loses nothing but time.
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
      // Entered first: two processes that both write past the limit both see it.
      const written = await enter(ledger, bytes.length);
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
      if (written > maxBytes * slack) await tidyOnce();
    },
    tidy: tidyOnce,
    fullness: async () => sizeOf(await listFiles(folder)) / maxBytes,
  };
}

/** Adds to what has been written and tells the sum. Appending is safe among processes. */
async function enter(ledger: string, bytes: number): Promise<number> {
  const file = await open(ledger, 'a');
  try {
    await file.write(Buffer.alloc(Math.ceil(bytes / blockBytes)));
    return (await file.stat()).size * blockBytes;
  } finally {
    await file.close();
  }
}

type Kept = { path: string; bytes: number; used: number };

const sizeOf = (files: readonly Kept[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

async function listFiles(folder: string): Promise<Kept[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  const files: Kept[] = [];
  for (const entry of entries ?? []) {
    if (!entry.isFile() || entry.name === ledgerName) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(ignoreMissing);
    if (found) files.push({ path, bytes: found.size, used: found.mtimeMs });
  }
  return files;
}

async function touch(path: string): Promise<void> {
  // The file system's own time: it is compared with what the file system wrote.
  const now = Date.now();
  if (now - (await stat(path)).mtimeMs > useMs) await utimes(path, now / 1000, now / 1000);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
