import { contrastOf } from './colour.ts';
import type { Method } from './typeface.ts';

/** Thread or print colour. Production gets the code; names are in `proof.ink.<code>`. */
export type Ink = { readonly code: 'white' | 'black'; readonly hex: string };

const hexes = {
  embroidery: { white: '#f4f3ee', black: '#1b1c1f' },
  print: { white: '#ffffff', black: '#101113' },
} as const;

/** White on dark cloth and black on light cloth: the one that is easier to see. */
export function inkFor(method: Method, cloth: string): Ink {
  const { white, black } = hexes[method];
  return contrastOf(white, cloth) >= contrastOf(black, cloth)
    ? { code: 'white', hex: white }
    : { code: 'black', hex: black };
}
