/** The first box of an MP4 or AVIF file: its length, then its brands. */
export function box(main: string, ...compatible: string[]): Buffer {
  const brands = Buffer.from(`ftyp${main}\0\0\0\0${compatible.join('')}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(brands.length + 4);
  return Buffer.concat([length, brands]);
}

/** A file that begins like an MP4 film, followed by distinguishable bytes. */
export const film = (bytes: number): Buffer =>
  Buffer.concat([
    box('isom', 'iso2', 'mp41'),
    Buffer.from(Uint8Array.from({ length: bytes }, (_, index) => index % 251)),
  ]);

export const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

export const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x93, 0x42, 0x82, 0x84, ...Buffer.from('webm'), 0x42, 0x87]);
