import { drawProof } from './draw-proof.ts';
import type { Drawing } from './drawing-shape.ts';
import { loadTypeface } from './load-typeface.ts';
import { labelTypeface, type Proof } from './proof.ts';

/** The drawing of a proof, with the typefaces that it needs. Its measures have the reader's decimal sign. */
export async function renderProof(proof: Proof, decimalSign?: string): Promise<Drawing> {
  const labels = await loadTypeface(labelTypeface(proof));
  const { artwork } = proof;
  const lettering = artwork.kind === 'text' ? await loadTypeface(artwork.typeface) : labels;
  return drawProof(proof, { lettering, labels }, decimalSign);
}
