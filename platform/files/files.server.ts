import type { Readable } from 'node:stream';
import type { Env } from '../env.server.ts';
import { filesOnDisk } from './files-on-disk.server.ts';
import { asStorageError } from './storage-away.ts';

/** What is known of a file without reading it. Another content has another fingerprint; the same content may. */
type FileFacts = { bytes: number; fingerprint: string };

/** First and last byte, both included, as HTTP counts them. */
type ByteRange = { from: number; to: number };

/**
 * Files by key ('documents/12/terms.pdf'), on disk or in S3. A key has plain letters, digits, - _ ! . and spaces.
 * A file is replaced whole: whoever reads meanwhile has the old one, and so has everybody after a write that broke off.
 */
export type Files = {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  putStream(key: string, content: Readable, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  getStream(key: string, range?: ByteRange): Promise<Readable>;
  stat(key: string): Promise<FileFacts | undefined>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
};

export async function createFiles(env: Env): Promise<Files> {
  if (!env.S3_BUCKET) return guarded(filesOnDisk(env.DATA_DIR));
  // Loaded only where it is used: the S3 client is by far the largest library of the server.
  const { filesInS3 } = await import('./files-in-s3.server.ts');
  return guarded(filesInS3(env, env.S3_BUCKET));
}

/** A full disk and a storage that cannot be reached have one error, so that callers need not know which storage it is. */
function guarded(files: Files): Files {
  return {
    put: (...args) => named(files.put(...args)),
    putStream: (...args) => named(files.putStream(...args)),
    get: (...args) => named(files.get(...args)),
    getStream: (...args) => named(files.getStream(...args)),
    stat: (...args) => named(files.stat(...args)),
    exists: (...args) => named(files.exists(...args)),
    remove: (...args) => named(files.remove(...args)),
  };
}

async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asStorageError(error);
  }
}
