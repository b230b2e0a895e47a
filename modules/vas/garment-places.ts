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

/** The only sleeve with a place is the left one, so both codes are one place. */
const spotOf = (code: string) => (code === 'sleeve' ? 'left sleeve' : code);

type PlacedService = {
  /** As chosen; undefined if nothing was chosen. */
  readonly position: string | undefined;
  /** Empty for what has no place, such as packing. */
  readonly places: readonly { readonly code: string }[];
};

/** The place of each service of a garment: the chosen one, else the first that is free. Services with few places choose first. */
export function spreadPlaces(services: readonly PlacedService[]): (string | undefined)[] {
  const taken = new Set(services.flatMap(({ position }) => (position ? [spotOf(position)] : [])));
  const found = services.map(({ position }) => position);
  const waiting = services.map(({ position, places }, at) => ({ position, places, at }));
  for (const { places, at } of waiting
    .filter(({ position }) => !position)
    .sort((one, other) => one.places.length - other.places.length)) {
    const place = places.find(({ code }) => !taken.has(spotOf(code))) ?? places[0];
    if (place) taken.add(spotOf(place.code));
    found[at] = place?.code;
  }
  return found;
}

/** Places that a service before it in the list has already: one place of a garment takes one service. */
export function sharedPlaces(positions: readonly (string | undefined)[]): string[] {
  const taken = new Set<string>();
  return positions.flatMap((code) => {
    if (!code) return [];
    const isTaken = taken.has(spotOf(code));
    taken.add(spotOf(code));
    return isTaken ? [code] : [];
  });
}
