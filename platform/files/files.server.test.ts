import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { startS3Server } from '#tests/setup/s3-server.ts';
import { readEnv } from '../env.server.ts';
import { createFiles, type Files } from './files.server.ts';

const dataFolder = () => mkdtemp(join(tmpdir(), 'yrke-files-'));
const s3Env = (url: string) =>
  readEnv({ S3_BUCKET: 'shop', S3_ENDPOINT: url, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' });

const onDisk = async (): Promise<Files> => createFiles(readEnv({ DATA_DIR: await dataFolder() }));
const onS3 = async (): Promise<Files> => createFiles(s3Env((await startS3Server()).url));

const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);

describe.each([
  ['on disk', onDisk],
  ['in S3', onS3],
])('files %s', (_, open) => {
  test('are read back unchanged', async () => {
    const files = await open();
    await files.put('documents/12/terms.pdf', bytes, 'application/pdf');
    expect(new Uint8Array(await files.get('documents/12/terms.pdf'))).toEqual(bytes);
  });

  test('may be empty', async () => {
    const files = await open();
    await files.put('documents/empty.txt', new Uint8Array(), 'text/plain');
    expect((await files.get('documents/empty.txt')).length).toBe(0);
    expect(await files.exists('documents/empty.txt')).toBe(true);
  });

  test('are replaced whole', async () => {
    const files = await open();
    await files.put('a.txt', Buffer.from('a long first text'), 'text/plain');
    await files.put('a.txt', Buffer.from('short'), 'text/plain');
    expect(Buffer.from(await files.get('a.txt')).toString()).toBe('short');
  });

  test('exist until they are removed, which is idempotent', async () => {
    const files = await open();
    expect(await files.exists('a.txt')).toBe(false);
    await files.put('a.txt', Buffer.from('a'), 'text/plain');
    await files.put('b.txt', Buffer.from('b'), 'text/plain');
    expect(await files.exists('a.txt')).toBe(true);
    await files.remove('a.txt');
    await files.remove('a.txt');
    expect(await files.exists('a.txt')).toBe(false);
    expect(await files.exists('b.txt')).toBe(true);
  });

  test('are moved to another key, and replace what is there', async () => {
    const files = await open();
    await files.put('incoming/1', Buffer.from('new'), 'text/plain');
    await files.put('media/a/b.txt', Buffer.from('old'), 'text/plain');
    await files.move('incoming/1', 'media/a/b.txt');
    expect(Buffer.from(await files.get('media/a/b.txt')).toString()).toBe('new');
    expect(await files.exists('incoming/1')).toBe(false);
    await files.put('incoming/2', Buffer.from('first'), 'text/plain');
    await files.move('incoming/2', 'media/c/d.txt');
    expect(Buffer.from(await files.get('media/c/d.txt')).toString()).toBe('first');
  });

  test('that are left of broken uploads are removed by their age, and nothing beside them', async () => {
    const files = await open();
    const aMinute = 60_000;
    expect(await files.removeOlder('incoming', new Date())).toBe(0);
    await files.put('incoming/1', Buffer.from('part'), 'text/plain');
    await files.put('media/a.txt', Buffer.from('whole'), 'text/plain');
    expect(await files.removeOlder('incoming', new Date(Date.now() - aMinute))).toBe(0);
    expect(await files.exists('incoming/1')).toBe(true);
    expect(await files.removeOlder('incoming', new Date(Date.now() + aMinute))).toBe(1);
    expect(await files.exists('incoming/1')).toBe(false);
    expect(await files.exists('media/a.txt')).toBe(true);
  });

  test('that do not exist reject', async () => {
    const files = await open();
    await expect(files.get('nothing.txt')).rejects.toThrow('nothing.txt');
  });

  test('are read in part, both ends included', async () => {
    const files = await open();
    await files.put('film.mp4', bytes, 'video/mp4');
    const part = await buffer(await files.getStream('film.mp4', { from: 65_000, to: 65_009 }));
    expect(new Uint8Array(part)).toEqual(bytes.slice(65_000, 65_010));
  });

  test('have a size and a content fingerprint without being read', async () => {
    const files = await open();
    await files.put('a/b.txt', Buffer.from('one'), 'text/plain');
    const one = await files.stat('a/b.txt');
    expect(one).toEqual({ bytes: 3, fingerprint: expect.stringMatching(/./) });
    expect(await files.stat('a/b.txt')).toEqual(one);
    await files.put('a/b.txt', Buffer.from('two'), 'text/plain');
    expect((await files.stat('a/b.txt'))?.fingerprint).not.toBe(one?.fingerprint);
    for (const none of ['a', 'a/c.txt', 'a/b.txt/c.txt']) expect(await files.stat(none)).toBe(undefined);
  });

  test('keep their old content if a write is interrupted', async () => {
    const files = await open();
    await files.put('a.txt', Buffer.from('old'), 'text/plain');
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half of the n');
        throw new Error('the line is dead');
      })(),
    );
    await expect(files.putStream('a.txt', broken, 'text/plain')).rejects.toThrow('the line is dead');
    expect(Buffer.from(await files.get('a.txt')).toString()).toBe('old');
  });

  test.each(['../secret.txt', 'documents/../../secret.txt', '..', 'documents\\..\\..\\secret.txt', 'å.txt'])(
    'refuse the key %s',
    async (key) => {
      const files = await open();
      await expect(files.put(key, bytes, 'text/plain')).rejects.toThrow(key);
      await expect(files.get(key)).rejects.toThrow(key);
      await expect(files.getStream(key, { from: 0, to: 1 })).rejects.toThrow(key);
      await expect(files.stat(key)).rejects.toThrow(key);
      await expect(files.exists(key)).rejects.toThrow(key);
      await expect(files.remove(key)).rejects.toThrow(key);
    },
  );
});

test('on disk, files are in the data folder and a key cannot leave it', async () => {
  const DATA_DIR = await dataFolder();
  const files = await createFiles(readEnv({ DATA_DIR }));
  await writeFile(join(DATA_DIR, 'secret.txt'), 'secret');
  await files.put('documents/a.txt', Buffer.from('a'), 'text/plain');
  expect(await readFile(join(DATA_DIR, 'files', 'documents', 'a.txt'), 'utf8')).toBe('a');
  await expect(files.get('../secret.txt')).rejects.toThrow('../secret.txt');
  expect(await readdir(DATA_DIR)).toEqual(['files', 'secret.txt']);
});

test('on disk, an interrupted write leaves nothing behind', async () => {
  const DATA_DIR = await dataFolder();
  const files = await createFiles(readEnv({ DATA_DIR }));
  const broken = Readable.from([Buffer.from('half')]);
  broken.on('data', () => broken.destroy(new Error('the line is dead')));
  await expect(files.putStream('a.txt', broken, 'text/plain')).rejects.toThrow('the line is dead');
  expect(await readdir(join(DATA_DIR, 'files'))).toEqual([]);
});

test('in S3, a stream is sent with its length', async () => {
  const { url, objects } = await startS3Server();
  const files = await createFiles(s3Env(url));
  await files.putStream('a.bin', Readable.from([bytes, bytes]), 'application/octet-stream');
  expect(objects.get('shop/a.bin')?.content.length).toBe(2 * bytes.length);
});

test('in S3, a file is in its bucket with its content type', async () => {
  const { url, objects } = await startS3Server();
  const files = await createFiles(s3Env(url));
  await files.put('documents/a b.pdf', bytes, 'application/pdf');
  expect([...objects].map(([key, { type }]) => [key, type])).toEqual([['shop/documents/a b.pdf', 'application/pdf']]);
});
