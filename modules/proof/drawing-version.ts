import type { Artwork } from './proof.ts';
import type { TypefaceName } from './typeface.ts';

/** Increased with each change of how drawings look (drawing-version.test.ts detects it). */
const drawingVersion = 6;

/** Digests of the files in `typefaces/`. */
export const typefaceDigests: Readonly<Record<TypefaceName, string>> = {
  block: '8d9a5ae0e146',
  script: '44bd7972ffc2',
  narrow: 'eef992ffd268',
  slab: '40299fed9d36',
};

/** The version of code and outlines: part of a proof's hash, so that equal hashes mean equal drawings. */
export const drawnBy = (artwork: Artwork): string =>
  artwork.kind === 'text' ? `${drawingVersion}/${typefaceDigests[artwork.typeface]}` : `${drawingVersion}`;
