import { rounded } from './drawing-shape.ts';
import type { Artwork } from './proof.ts';

/** A logo keeps its proportions; one without a known ratio is half as high as it is wide. */
export function sizeOf(artwork: Exclude<Artwork, { kind: 'text' }>, room: { width: number; height: number }) {
  if (artwork.kind === 'awaited') return { widthMm: room.width, heightMm: room.height };
  const [, w = '2', h = '1'] = /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(artwork.svg) ?? [];
  const heightMm = rounded((artwork.widthMm * Number(h)) / Number(w));
  return { widthMm: artwork.widthMm, heightMm };
}
