export type Point = { readonly lng: number; readonly lat: number };

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance as the crow flies. */
export function kmBetween(from: Point, to: Point): number {
  const height = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const width = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const share = height + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * width;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(share));
}
