import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { Disk, KeyNormalizer } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Files } from './files.server.ts';

export function filesOnDisk(dataDir: string): Files {
  const root = join(resolve(dataDir), 'files/');
  const disk = new Disk(new FSDriver({ location: pathToFileURL(root), visibility: 'private' }));
  const normalizer = new KeyNormalizer();
  const pathOf = (key: string) => join(root, normalizer.normalize(key));

  /** Written beside its place first, then put there in one step. */
  const replace = async (key: string, content: Uint8Array | Readable) => {
    const path = pathOf(key);
    const unfinished = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      // Not by flydrive: it gives up on a broken stream before it has let go of the file.
      await writeFile(unfinished, content);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  return {
    put: replace,
    putStream: replace,
    // As a stream: read as bytes, an empty file on disk comes back as a block of this process's memory.
    get: async (key) => buffer(await disk.getStream(key)),
    getStream: async (key, range) =>
      range ? createReadStream(pathOf(key), { start: range.from, end: range.to }) : disk.getStream(key),
    stat: async (key) => {
      const found = await stat(pathOf(key), { bigint: true }).catch(ignoreMissing);
      if (!found?.isFile()) return undefined;
      return { bytes: Number(found.size), fingerprint: `${found.size}-${found.mtimeNs}` };
    },
    exists: async (key) => disk.exists(key),
    remove: async (key) => disk.delete(key),
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  // A file where the path needs a folder: nothing can be below it.
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
