type Place = { readonly x: number; readonly y: number };

const directions = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

type Direction = (typeof directions)[number];

export const isDirection = (key: string): key is Direction => directions.some((one) => one === key);

/**
 * The field that an arrow key leads to: the next in the line, or the nearest in the line above or below. At an edge it
 * stays.
 */
export function nextField(places: readonly Place[], at: number, direction: Direction): number {
  const from = places[at];
  if (!from) return at;
  if (direction === 'ArrowLeft') return Math.max(0, at - 1);
  if (direction === 'ArrowRight') return Math.min(places.length - 1, at + 1);
  const away = ({ y }: Place) => (direction === 'ArrowUp' ? from.y - y : y - from.y);
  const there = places.map((place, index) => ({ index, place })).filter(({ place }) => away(place) > sameLine);
  const nearestLine = Math.min(...there.map(({ place }) => away(place)));
  const [nearest] = there
    .filter(({ place }) => away(place) - nearestLine <= sameLine)
    .toSorted((a, b) => Math.abs(a.place.x - from.x) - Math.abs(b.place.x - from.x));
  return nearest?.index ?? at;
}

/** Fields of one line may differ slightly in height. */
const sameLine = 8;
