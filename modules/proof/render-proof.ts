import { drawProof } from './draw-proof.ts';
import type { Drawing } from './drawing-shape.ts';
import { loadTypeface, type TypefaceLoader } from './load-typeface.ts';
import { labelTypeface, type Proof } from './proof.ts';

/** The drawing of a proof, with the typefaces that it needs. */
export async function renderProof(proof: Proof, load: TypefaceLoader = loadTypeface): Promise<Drawing> {
  const labels = await load(labelTypeface(proof));
  const { artwork } = proof;
  const lettering = artwork.kind === 'text' ? await load(artwork.typeface) : labels;
  return drawProof(proof, { lettering, labels });
}
