import type { Artwork } from './proof.ts';
import type { TypefaceName } from './typeface.ts';

/** Increased with each change of how drawings look (drawing-version.test.ts detects it). */
const drawingVersion = 5;

/** Digests of the files in `typefaces/`. */
export const typefaceDigests: Readonly<Record<TypefaceName, string>> = {
  block: '5b7771585249',
  script: 'b93d32166317',
  narrow: '4d82b8d089cd',
  slab: '23bc81feb507',
};

/** The version of code and outlines: part of a proof's hash, so that equal hashes mean equal drawings. */
export const drawnBy = (artwork: Artwork): string =>
  artwork.kind === 'text' ? `${drawingVersion}/${typefaceDigests[artwork.typeface]}` : `${drawingVersion}`;
