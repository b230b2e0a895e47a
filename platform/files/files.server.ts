import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from '../env.server.ts';

/** Files by key ('documents/12/terms.pdf'), on disk or in S3. A key has plain letters, digits, - _ ! . and spaces. */
export type Files = {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  putStream(key: string, content: Readable, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  getStream(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
};

export async function createFiles(env: Env): Promise<Files> {
  return env.S3_BUCKET ? filesOn(await s3Disk(env, env.S3_BUCKET)) : filesOn(folderDisk(env.DATA_DIR));
}

function folderDisk(dataDir: string): Disk {
  return new Disk(new FSDriver({ location: pathToFileURL(join(resolve(dataDir), 'files/')), visibility: 'private' }));
}

/** Loaded only where it is used: the S3 client is by far the largest library of the server. */
async function s3Disk(env: Env, bucket: string): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const credentials =
    env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } }
      : {};
  const endpoint = env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {};
  return new Disk(
    new S3Driver({
      bucket,
      region: env.S3_REGION,
      visibility: 'private',
      supportsACL: false,
      ...credentials,
      ...endpoint,
    }),
  );
}

function filesOn(disk: Disk): Files {
  return {
    put: async (key, content, contentType) => disk.put(key, content, { contentType }),
    putStream: async (key, content, contentType) => disk.putStream(key, content, { contentType }),
    // As a stream: read as bytes, an empty file on disk comes back as a block of this process's memory.
    get: async (key) => buffer(await disk.getStream(key)),
    getStream: async (key) => disk.getStream(key),
    exists: async (key) => disk.exists(key),
    remove: async (key) => disk.delete(key),
  };
}
