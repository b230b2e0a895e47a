import type { Point } from './distance.ts';

/** The map is drawn in units of which (0, 0) is its centre; y grows to the south. */
type MapFrame = {
  readonly centre: Point;
  /** Half of what the map shows, in units. */
  readonly halfWidth: number;
  readonly halfHeight: number;
};

const unitsPerDegree = 100;
const leastHalf = 60;
const margin = 1.22;

/** Mercator's projection around a centre: directions are right, as on the maps that people know. */
export function project(centre: Point, { lng, lat }: Point): { x: number; y: number } {
  return {
    x: tenths((lng - centre.lng) * unitsPerDegree),
    y: tenths((mercator(centre.lat) - mercator(lat)) * unitsPerDegree),
  };
}

/** A frame around a centre in which all points can be seen. */
export function frameAround(centre: Point, points: readonly Point[]): MapFrame {
  const seen = points.map((point) => project(centre, point));
  const half = (sizes: readonly number[]) => tenths(Math.max(leastHalf, ...sizes.map(Math.abs)) * margin);
  return { centre, halfWidth: half(seen.map(({ x }) => x)), halfHeight: half(seen.map(({ y }) => y)) };
}

/** The south-western and north-eastern corner of what a frame shows. */
export function cornersOf({ centre, halfWidth, halfHeight }: MapFrame): readonly [Point, Point] {
  const [width, height] = [halfWidth / unitsPerDegree, halfHeight / unitsPerDegree];
  const middle = mercator(centre.lat);
  return [
    { lng: centre.lng - width, lat: latitudeAt(middle - height) },
    { lng: centre.lng + width, lat: latitudeAt(middle + height) },
  ];
}

/** Rings of points as the path of a drawing. */
export const pathOf = (centre: Point, rings: readonly (readonly Point[])[]): string =>
  rings
    .map(
      (ring) =>
        `M${ring
          .map((point) => project(centre, point))
          .map(({ x, y }) => `${x} ${y}`)
          .join('L')}Z`,
    )
    .join('');

/** Degrees of latitude, stretched as on the map. */
const mercator = (lat: number): number => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

const latitudeAt = (stretched: number): number =>
  (Math.atan(Math.exp((stretched * Math.PI) / 180)) * 360) / Math.PI - 90;

const tenths = (value: number): number => Math.round(value * 10) / 10;
