import type { Plate } from './canvas.ts';
import { boxOf, type Pt } from './geometry.ts';
import { group, stroke, tag } from './svg.ts';

/** The visible part of the front of a folded garment, in the units of the drawing. */
export type Parcel = { left: number; right: number; top: number; bottom: number };

const numbersOf = (text: string) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The closed lines of an outline as points near enough to each other; absolute commands only. */
function polygons(outline: string): Pt[][] {
  return outline.split('M').flatMap((part) => {
    const points: Pt[] = [];
    for (const [, command = 'L', rest = ''] of `L${part}`.matchAll(/([LC])([^LCZ]*)/g)) {
      const n = numbersOf(rest);
      const start = points.at(-1) ?? [0, 0];
      if (command === 'L') points.push([n[0] ?? 0, n[1] ?? 0]);
      else
        for (let i = 1; i <= 6; i += 1) {
          const [t, u] = [i / 6, 1 - i / 6];
          const at = (k: 0 | 1) =>
            u ** 3 * start[k] +
            3 * u * u * t * (n[k] ?? 0) +
            3 * u * t * t * (n[k + 2] ?? 0) +
            t ** 3 * (n[k + 4] ?? 0);
          points.push([at(0), at(1)]);
        }
    }
    return points.length > 2 ? [points] : [];
  });
}

const signed = (points: readonly Pt[]) =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);

/** The parcel's own edge: square at the top, rounded where the cloth turns under. */
function edgeOf({ left, right, top, bottom }: Parcel): Pt[] {
  const r = 16;
  const corner = (x: number, from: number): Pt[] =>
    [0, 1, 2, 3].map((i) => {
      const a = ((from + i * 30) * Math.PI) / 180;
      return [x + r * Math.cos(a), bottom - r + r * Math.sin(a)];
    });
  return [[left, top], [right, top], ...corner(right - r, 0), ...corner(left + r, 90)];
}

/** Sutherland and Hodgman: the part of a polygon inside a convex one. */
function within(points: readonly Pt[], edge: readonly Pt[]): Pt[] {
  return edge.reduce<Pt[]>(
    (rest, a, i) => {
      const b = edge[(i + 1) % edge.length] ?? a;
      const side = ([x, y]: Pt) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
      return rest.flatMap((p, j) => {
        const before = rest[(j + rest.length - 1) % rest.length] ?? p;
        const [s, t] = [side(before), side(p)];
        const cross: Pt = [
          before[0] + ((p[0] - before[0]) * s) / (s - t),
          before[1] + ((p[1] - before[1]) * s) / (s - t),
        ];
        if (t >= 0) return s >= 0 ? [p] : [cross, p];
        return s >= 0 ? [cross] : [];
      });
    },
    [...points],
  );
}

const written = (points: readonly Pt[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A garment folded as it lies in a shop: sides and lower part turned under, the layers seen at the edge. */
export function folded(plate: Plate, parcel: Parcel, id: string, cloth: string): Plate {
  const edge = edgeOf(parcel);
  const shapes = polygons(plate.outline)
    .map((points) => within(points, edge))
    .filter((points) => points.length > 2)
    .map((points) => (signed(points) < 0 ? points.toReversed() : points));
  const outline = shapes.map(written).join('');
  const { left, right, bottom } = boxOf(outline);
  const turn = (x: number) => `M${x} ${parcel.top + 60}L${x} ${bottom - 10}`;
  const low = `M${left} ${bottom}L${right} ${bottom}`;
  const layer = (by: number, dark: number) =>
    group(
      { transform: `translate(0 ${by})` },
      tag('path', { d: outline, fill: cloth, stroke: '#000', 'stroke-opacity': 0.3, 'stroke-width': 2 }),
      tag('path', { d: outline, opacity: dark }),
    );
  return {
    outline,
    art:
      layer(18, 0.34) +
      layer(9, 0.2) +
      tag('clipPath', { id }, tag('path', { d: outline })) +
      group(
        { 'clip-path': `url(#${id})` },
        plate.art,
        stroke(turn(left), '#fff', 16, { opacity: 0.12, soft: 8 }),
        stroke(turn(right), '#000', 30, { opacity: 0.2, soft: 8 }),
        stroke(low, '#000', 34, { opacity: 0.26, soft: 8 }),
        stroke(low, '#000', 8, { opacity: 0.3, soft: 3 }),
      ),
  };
}
