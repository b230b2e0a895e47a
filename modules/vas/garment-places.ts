import type { Cut } from '../proof/cut.ts';
import { garmentOf } from '../proof/garment.ts';
import { placeOf } from '../proof/positions.ts';

/** Every size of a garment has the same places. */
const anySize = 'C50';

/**
 * Of a service's places those that the garment has. All of them where it has none, or is not known: in that case the order says that
 * the place is still to be agreed on.
 */
export function placesOn<P extends { readonly code: string }>(
  positions: readonly P[],
  categories: readonly string[],
  cut?: Cut,
): readonly P[] {
  const garment = garmentOf(categories, cut);
  const had = garment ? positions.filter(({ code }) => placeOf(garment, code, anySize)) : [];
  return had.length > 0 ? had : positions;
}
