import type { MediaType } from './media-path.ts';

/** Number of leading bytes that identify the file type. */
export const headBytes = 512;

const avifBrands: ReadonlySet<string> = new Set(['avif', 'avis']);
const mp4Brands: ReadonlySet<string> = new Set(
  'isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 mp41 mp42 avc1 M4V MSNV dash'.split(' ').map((one) => one.padEnd(4)),
);

const begins = (head: Uint8Array, ...bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte);
const textOf = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to));

/** Detects the type by content, not by name. SVG is not accepted, because it can contain scripts. */
export function mediaTypeOfContent(head: Uint8Array): MediaType | undefined {
  if (begins(head, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (textOf(head, 0, 4) === 'RIFF' && textOf(head, 8, 12) === 'WEBP') return 'image/webp';
  if (textOf(head, 0, 5) === '%PDF-') return 'application/pdf';
  if (begins(head, 0x1a, 0x45, 0xdf, 0xa3)) return textOf(head, 4, 64).includes('webm') ? 'video/webm' : undefined;
  return textOf(head, 4, 8) === 'ftyp' ? typeOfBrands(brandsOf(head)) : undefined;
}

/**
 * MP4 and AVIF share a container format; the brands in its first box distinguish them. The box begins with its length.
 */
function brandsOf(head: Uint8Array): string[] {
  const end = Math.min(head.length, ((head[2] ?? 0) << 8) | (head[3] ?? 0));
  const brands = [textOf(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textOf(head, at, at + 4));
  return brands;
}

function typeOfBrands([main = '', ...others]: string[]): MediaType | undefined {
  if (avifBrands.has(main) || (main === 'mif1' && others.some((brand) => avifBrands.has(brand)))) return 'image/avif';
  return mp4Brands.has(main) ? 'video/mp4' : undefined;
}
