import { deflateSync } from 'node:zlib';
import type { LogoFacts } from '#modules/logo/logo.ts';

export const someLogoFacts: LogoFacts = {
  type: 'svg',
  ratio: 0.5,
  pixels: undefined,
  hasTransparency: true,
  colours: ['#102030'],
  thinnest: 0.05,
};

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"';

/** A square in red and a bar in blue, from edge to edge, plus the given elements. */
export const logoSvg = (inside = '', attributes = ''): string =>
  `${head}${attributes}><path d="M0 0h50v50h-50z" fill="#ff0000"/><rect x="60" y="10" width="40" height="4" fill="#000080"/>${inside}</svg>`;

const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // Programs that verify the checksum refuse it, but only after they know the size.
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
};

/** A PNG of a few kilobytes that claims this size. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)))]);
}
