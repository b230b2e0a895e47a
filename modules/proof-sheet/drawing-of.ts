import { decimalSignOf } from '../proof/decimal-sign.ts';
import type { Drawing } from '../proof/drawing-shape.ts';
import { renderProof } from '../proof/render-proof.ts';
import type { ProofEntry } from './proof-entry.ts';

/**
 * What a proof looks like: as it was kept where the drawing code is another by now, else drawn anew, which gives the same. Undefined
 * if there is no proof, or if its look is lost. For people its measures are written as in their country, for production in none.
 */
export async function drawingOf(made: ProofEntry['made'], culture?: string): Promise<Drawing | undefined> {
  if (made?.look === 'lost') return undefined;
  const decimalSign = culture && decimalSignOf((value) => value.toLocaleString(culture));
  return made && (made.look ?? renderProof(made.proof, decimalSign));
}
