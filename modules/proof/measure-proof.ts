import { sizeOf } from './artwork-size.ts';
import { layOut } from './lay-out.ts';
import { loadTypeface } from './load-typeface.ts';
import type { Proof } from './proof.ts';

export type Measures = { readonly widthMm: number; readonly heightMm: number };

/** The size of what is made; of the place where a logo is awaited. */
export async function measureProof({ artwork, place }: Pick<Proof, 'artwork' | 'place'>): Promise<Measures> {
  if (artwork.kind !== 'text') return sizeOf(artwork, place.roomMm);
  const { widthMm, heightMm } = layOut(artwork.lines, await loadTypeface(artwork.typeface), artwork.heightMm);
  return { widthMm, heightMm };
}
