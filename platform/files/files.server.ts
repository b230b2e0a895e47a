import type { Readable } from 'node:stream';
import type { Env } from '../env.server.ts';
import { filesOnDisk } from './files-on-disk.server.ts';
import { asStorageError } from './storage-away.ts';

/** Metadata of a file. Different content always has a different fingerprint; equal content may have a different one too. */
type FileFacts = { bytes: number; fingerprint: string };

/** First and last byte, both inclusive, as in HTTP. */
type ByteRange = { from: number; to: number };

/**
 * Files by key ('documents/12/terms.pdf'), on disk or in S3. Keys have ASCII letters, digits, - _ ! . and spaces. Files
 * are replaced atomically: concurrent readers get the old file, and an interrupted write leaves it in place.
 */
export type Files = {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  putStream(key: string, content: Readable, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  getStream(key: string, range?: ByteRange): Promise<Readable>;
  stat(key: string): Promise<FileFacts | undefined>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /**
   * Removes files of a folder that were last written before the given time, except those to keep. Returns the number of
   * removed files.
   */
  removeOlder(folder: string, before: Date, keep?: ReadonlySet<string>): Promise<number>;
  /** Replaces an existing file at the new key. */
  move(key: string, to: string): Promise<void>;
};

export async function createFiles(env: Env): Promise<Files> {
  if (!env.S3_BUCKET) return guarded(filesOnDisk(env.DATA_DIR));
  // Loaded on demand, because the S3 client is by far the largest library of the server.
  const { filesInS3 } = await import('./files-in-s3.server.ts');
  return guarded(filesInS3(env, env.S3_BUCKET));
}

/** Converts storage failures of both kinds to one error, so that callers need not distinguish them. */
function guarded(files: Files): Files {
  return {
    put: (...args) => named(files.put(...args)),
    putStream: (...args) => named(files.putStream(...args)),
    get: (...args) => named(files.get(...args)),
    getStream: (...args) => named(files.getStream(...args)),
    stat: (...args) => named(files.stat(...args)),
    exists: (...args) => named(files.exists(...args)),
    remove: (...args) => named(files.remove(...args)),
    removeOlder: (...args) => named(files.removeOlder(...args)),
    move: (...args) => named(files.move(...args)),
  };
}

async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asStorageError(error);
  }
}
