import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk, KeyNormalizer } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from '../env.server.ts';
import type { Files } from './files.server.ts';
import { removeOlder } from './remove-older.server.ts';

/** Without these timeouts the client would wait minutes on a lost network. */
const requestHandler = { connectionTimeout: 3000, socketTimeout: 20_000 };

const say = () => {};
/** Silences the client's console output; its errors are logged with the request that failed. */
const logger = { debug: say, info: say, warn: say, error: say };

export function filesInS3(env: Env, bucket: string): Files {
  const credentials =
    env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } }
      : {};
  const endpoint = env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {};
  const client = new S3Client({ region: env.S3_REGION, requestHandler, logger, ...credentials, ...endpoint });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  const normalizer = new KeyNormalizer();

  return {
    put: async (key, content, contentType) => disk.put(key, content, { contentType }),
    putStream: (key, content, contentType) =>
      withLength(content, (stream, contentLength) => disk.putStream(key, stream, { contentType, contentLength })),
    get: async (key) => buffer(await disk.getStream(key)),
    getStream: async (key, range) => {
      if (!range) return disk.getStream(key);
      const asked = { Bucket: bucket, Key: normalizer.normalize(key), Range: `bytes=${range.from}-${range.to}` };
      // In Node the body is always a Node stream.
      return (await client.send(new GetObjectCommand(asked))).Body as Readable;
    },
    stat: async (key) => {
      try {
        const { contentLength, etag } = await disk.getMetaData(key);
        return { bytes: contentLength, fingerprint: etag };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    exists: async (key) => disk.exists(key),
    remove: async (key) => disk.delete(key),
    removeOlder: async (folder, before, keep) => removeOlder(disk, folder, before, keep),
    move: async (key, to) => disk.move(key, to),
  };
}

/** S3 requires the length in advance, so a stream is first written to a temporary file. */
async function withLength(content: Readable, put: (stream: Readable, bytes: number) => Promise<void>): Promise<void> {
  const path = join(tmpdir(), `yrke-${randomUUID()}.part`);
  try {
    await writeFile(path, content, { mode: 0o600 });
    await put(createReadStream(path), (await stat(path)).size);
  } finally {
    await rm(path, { force: true });
  }
}

/** flydrive wraps the errors of the SDK. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  return status === 404 || isMissing(error.cause);
}
