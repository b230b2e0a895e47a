import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type FoundFile, findFile } from './find-file.server.ts';
import { headBytes, mediaTypeOfContent } from './media-content.ts';
import { type MediaType, mediaKey, mediaTypeOfPath } from './media-path.ts';
import { versionOf } from './picture-version.server.ts';

type Input = {
  path: string;
  content: AsyncIterable<Uint8Array>;
  /** A lower limit than that of the type. */
  mostMegabytes?: number;
};

const megabyte = 1024 * 1024;
const limitOf = (type: MediaType) => {
  if (type.startsWith('video/')) return 250;
  return type === 'application/pdf' ? 50 : 25;
};

/** Stores a picture, film or document that products or pages refer to. The content must match the file extension. */
export async function storeMedia(shop: Shop, visit: Visit, { path, content, mostMegabytes = Infinity }: Input) {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  const expected = mediaTypeOfPath(path);
  const chunks = content[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  if (!expected || mediaTypeOfContent(head) !== expected)
    return refuse({ code: 'media-type-mismatch', path, expected: expected ?? '' });
  const most = Math.min(mostMegabytes, limitOf(expected));
  const size = { bytes: 0, most: most * megabyte };
  // An upload may take minutes: no transaction is open during it, and the file takes its place in a short one.
  const incoming = `incoming/${randomUUID()}`;
  try {
    await shop.files.putStream(incoming, Readable.from(counted(head, chunks, size)), expected);
    return await shop.db.transaction().execute((db) => takeIn(shop, db, visit, { path, incoming }));
  } catch (error) {
    await shop.files.remove(incoming).catch(() => undefined);
    if (size.bytes > size.most) return refuse({ code: 'body-too-large', megabytes: most });
    throw error;
  }
}

type Incoming = { readonly path: string; readonly incoming: string };

/** A failure to record leaves the old file in place, and a failure to move leaves no record. */
async function takeIn(shop: Shop, db: Db, visit: Visit, { path, incoming }: Incoming) {
  await holdSubject(db, 'media.stored', path);
  const before = await findFile(shop, path);
  const uploaded = await shop.files.stat(incoming);
  if (!uploaded) throw new Error(`${incoming} was stored and is not there`);
  const after = { bytes: uploaded.bytes, version: versionOf(uploaded.fingerprint) };
  await recordChange(db, visit, { action: 'media.stored', subject: path, before: before && factsOf(before), after });
  await shop.files.move(incoming, mediaKey(path));
  shop.pictures.forget(path);
  const stored = await findFile(shop, path);
  if (!stored) throw new Error(`${path} was stored and is not there`);
  const { contentType, bytes, version } = stored;
  return ok({ path, contentType, bytes, version });
}

/** Removing a missing file succeeds. */
export async function removeMedia(shop: Shop, visit: Visit, path: string) {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  return shop.db.transaction().execute(async (db) => {
    await holdSubject(db, 'media.removed', path);
    const before = await findFile(shop, path);
    const sides = { before: before ? factsOf(before) : {}, after: {} };
    await recordChange(db, visit, { action: 'media.removed', subject: path, ...sides });
    await shop.files.remove(mediaKey(path));
    shop.pictures.forget(path);
    return ok({ path });
  });
}

const factsOf = ({ bytes, version }: FoundFile) => ({ bytes, version });

async function readHead(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < headBytes) {
    const { done, value } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

async function* counted(
  head: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
  size: { bytes: number; most: number },
): AsyncGenerator<Uint8Array> {
  for (let chunk: Uint8Array | undefined = head; chunk; ) {
    size.bytes += chunk.byteLength;
    if (size.bytes > size.most) throw new Error('too large');
    yield chunk;
    const next = await chunks.next();
    chunk = next.done ? undefined : next.value;
  }
}
