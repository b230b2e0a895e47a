import sharp from 'sharp';
import { ok, type Result, refuse } from '#core/result.ts';
import { headBytes, mediaTypeOfContent } from '../media/media-content.ts';
import { mediaEndingOf } from '../media/media-path.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import { cleanPicture, mostPixels } from './clean-picture.server.ts';
import { mostFilmMegabytes, mostSvgMegabytes } from './media-item.ts';

const megabyte = 1024 * 1024;
const drawnWidth = 2400;
const mostPictureMegabytes = 25;
const mostPictureBytes = mostPictureMegabytes * megabyte;

type Size = { readonly width: number; readonly height: number };
export type Upload = {
  readonly ending: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly mostMegabytes: number;
  /** Of pictures, as they are shown. */
  readonly size: Size | undefined;
};

/**
 * Detects the type from the content, not from the name. A drawing (SVG) is cleaned in a process of its own and becomes a PNG, so that
 * nothing of it can run at a visitor's.
 */
export async function readUpload(
  shop: Pick<Shop, 'logoReader'>,
  content: AsyncIterable<Uint8Array>,
): Promise<Result<Upload, Refusal>> {
  const chunks = content[Symbol.asyncIterator]();
  const head = await readAtLeast(chunks, headBytes);
  const type = mediaTypeOfContent(head);
  if (type !== undefined) {
    const ending = mediaEndingOf(type);
    if (type.startsWith('image/')) return pictureOf(ending, await readAtLeast(chunks, mostPictureBytes + 1, head));
    // Films and documents are streamed, never held in memory.
    return ok({ ending, content: joined(head, chunks), mostMegabytes: mostFilmMegabytes, size: undefined });
  }
  if (!/<svg[\s>]/i.test(head.toString('latin1'))) return refuse({ code: 'media-type-unknown' });
  const whole = await readAtLeast(chunks, mostSvgMegabytes * megabyte + 1, head);
  if (whole.length > mostSvgMegabytes * megabyte)
    return refuse({ code: 'body-too-large', megabytes: mostSvgMegabytes });
  const clean = await shop.logoReader.read(whole);
  if (!clean.ok) return refuse({ code: 'media-drawing-refused' });
  const drawing = Buffer.from(clean.value.svg);
  const { width } = await sharp(drawing).metadata();
  const density = Math.min(2400, Math.max(1, (72 * drawnWidth) / width));
  const picture = await sharp(drawing, { density, limitInputPixels: mostPixels }).png().toBuffer();
  return pictureOf('png', picture);
}

/** A picture is decoded and cleaned before it replaces another one. */
async function pictureOf(ending: string, bytes: Buffer): Promise<Result<Upload, Refusal>> {
  if (bytes.length > mostPictureBytes) return refuse({ code: 'body-too-large', megabytes: mostPictureMegabytes });
  const clean = await cleanPicture(bytes);
  if (!clean) return refuse({ code: 'media-broken' });
  const { width, height } = clean;
  const content = joined(clean.bytes, undefined);
  return ok({ ending, content, mostMegabytes: mostPictureMegabytes, size: { width, height } });
}

async function readAtLeast(
  chunks: AsyncIterator<Uint8Array>,
  count: number,
  head: Buffer = Buffer.alloc(0),
): Promise<Buffer> {
  const parts: Uint8Array[] = [head];
  for (let length = head.length; length < count; ) {
    const { done, value } = await chunks.next();
    if (done) break;
    parts.push(value);
    length += value.byteLength;
  }
  return Buffer.concat(parts);
}

async function* joined(head: Uint8Array, rest: AsyncIterator<Uint8Array> | undefined): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await rest?.next(); next && !next.done; next = await rest?.next()) yield next.value;
}
