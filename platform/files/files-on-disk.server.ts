import { createReadStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { Disk, KeyNormalizer } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Files } from './files.server.ts';
import { removeOlder } from './remove-older.server.ts';
import { writeWhole } from './write-whole.server.ts';

export function filesOnDisk(dataDir: string): Files {
  const root = join(resolve(dataDir), 'files/');
  const disk = new Disk(new FSDriver({ location: pathToFileURL(root), visibility: 'private' }));
  const normalizer = new KeyNormalizer();
  const pathOf = (key: string) => join(root, normalizer.normalize(key));

  // Not with flydrive, which rejects on a broken stream before it has closed the file.
  const replace = async (key: string, content: Uint8Array | Readable) => writeWhole(pathOf(key), content);

  return {
    put: replace,
    putStream: replace,
    // As a stream: with flydrive's byte reading, an empty file returns uninitialised memory.
    get: async (key) => buffer(await disk.getStream(key)),
    getStream: async (key, range) =>
      range ? createReadStream(pathOf(key), { start: range.from, end: range.to }) : disk.getStream(key),
    stat: async (key) => {
      const found = await stat(pathOf(key), { bigint: true }).catch(ignoreMissing);
      if (!found?.isFile()) return undefined;
      return { bytes: Number(found.size), fingerprint: `${found.size}-${found.mtimeNs}-${found.ino}` };
    },
    exists: async (key) => disk.exists(key),
    remove: async (key) => disk.delete(key),
    // flydrive cannot list a folder that was never written to.
    removeOlder: async (folder, before, keep) =>
      (await stat(pathOf(folder)).catch(ignoreMissing)) ? removeOlder(disk, folder, before, keep) : 0,
    // Not with flydrive, which copies: a reader could get half of the new file.
    move: async (key, to) => {
      await mkdir(dirname(pathOf(to)), { recursive: true });
      await rename(pathOf(key), pathOf(to));
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  // ENOTDIR: a file is where the path needs a folder, so the key does not exist.
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
