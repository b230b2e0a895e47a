import { Readable } from 'node:stream';
import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type FoundFile, findFile } from './find-file.server.ts';
import { headBytes, mediaTypeOfContent } from './media-content.ts';
import { type MediaType, mediaKey, mediaTypeOfPath } from './media-path.ts';

type Input = { path: string; content: AsyncIterable<Uint8Array> };

const megabyte = 1024 * 1024;
const mostMegabytes = (type: MediaType) => {
  if (type.startsWith('video/')) return 250;
  return type === 'application/pdf' ? 50 : 25;
};

/** Stores a picture, film or document that products or pages refer to. The content must match the file extension. */
export async function storeMedia(shop: Shop, visit: Visit, { path, content }: Input) {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  const expected = mediaTypeOfPath(path);
  const chunks = content[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  if (!expected || mediaTypeOfContent(head) !== expected)
    return refuse({ code: 'media-type-mismatch', path, expected: expected ?? '' });
  const before = await findFile(shop, path);
  const most = mostMegabytes(expected);
  const size = { bytes: 0, most: most * megabyte };
  try {
    await shop.files.putStream(mediaKey(path), Readable.from(counted(head, chunks, size)), expected);
  } catch (error) {
    if (size.bytes > size.most) return refuse({ code: 'body-too-large', megabytes: most });
    throw error;
  }
  shop.pictures.forget(path);
  const stored = await findFile(shop, path);
  if (!stored) throw new Error(`${path} was stored and is not there`);
  const { contentType, bytes, version } = stored;
  // An upload may take minutes, so no transaction is open during it.
  const sides = { before: before && factsOf(before), after: factsOf(stored) };
  await recordChange(shop.db, visit, { action: 'media.stored', subject: path, ...sides });
  return ok({ path, contentType, bytes, version });
}

/** Removing a missing file succeeds. */
export async function removeMedia(shop: Shop, visit: Visit, path: string) {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  const before = await findFile(shop, path);
  await shop.files.remove(mediaKey(path));
  shop.pictures.forget(path);
  const sides = { before: before ? factsOf(before) : {}, after: {} };
  await recordChange(shop.db, visit, { action: 'media.removed', subject: path, ...sides });
  return ok({ path });
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
