import { Zip, ZipPassThrough } from 'fflate';

export const zipType = 'application/zip';

export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * The archive in pieces. Files are requested as the pieces are consumed and stored uncompressed, because PDF files are compressed already.
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const made: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    if (piece.length > 0) made.push(new Uint8Array(piece));
  });
  for await (const { name, bytes } of entries) {
    const file = Object.assign(new ZipPassThrough(name), { mtime: at });
    zip.add(file);
    file.push(bytes, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
