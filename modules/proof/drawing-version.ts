import type { Artwork } from './proof.ts';
import type { TypefaceName } from './typeface.ts';

/** Raised with each change of what a drawing looks like (drawing-version.test.ts says when). */
const drawingVersion = 3;

/** Of the files in `typefaces/`. */
export const typefaceDigests: Readonly<Record<TypefaceName, string>> = {
  block: '5b7771585249',
  script: 'b93d32166317',
  narrow: '4d82b8d089cd',
  slab: '23bc81feb507',
};

/** Which code and outlines draw it: part of a proof's hash, so that equal hashes are equal drawings. */
export const drawnBy = (artwork: Artwork): string =>
  artwork.kind === 'text' ? `${drawingVersion}/${typefaceDigests[artwork.typeface]}` : `${drawingVersion}`;
