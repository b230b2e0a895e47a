export type Pt = readonly [number, number];

/** A point the curve runs through; 'c' makes it a corner. */
export type Knot = readonly [number, number] | readonly [number, number, 'c'];

type Segment = readonly [Pt, Pt, Pt, Pt];

/** The sheet is 1200 wide; every garment stands on its centre line. */
export const centre = 600;

const round = (v: number) => String(Math.round(v * 10) / 10);

const pair = (p: Pt) => `${round(p[0])} ${round(p[1])}`;

export const gap = (a: Pt, b: Pt) => Math.max(0.001, Math.hypot(b[0] - a[0], b[1] - a[1]));

export const mix = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Centripetal Catmull-Rom as Béziers: no overshoot between near points. */
function run(points: readonly Pt[]): Segment[] {
  if (points.length === 2) {
    const [a, b] = points as [Pt, Pt];
    return [[a, mix(a, b, 1 / 3), mix(a, b, 2 / 3), b]];
  }
  const at = (i: number): Pt => {
    const inside = points[i];
    if (inside) return inside;
    const [end, next, third] =
      i < 0 ? [points[0], points[1], points[2]] : [points.at(-1), points.at(-2), points.at(-3)];
    if (!end || !next || !third) return [0, 0];
    // A curved continuation, so that the first and last pieces bend like their neighbours.
    return [2.5 * end[0] - 2 * next[0] + 0.5 * third[0], 2.5 * end[1] - 2 * next[1] + 0.5 * third[1]];
  };
  return points.slice(0, -1).map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [a, b, c] = [Math.sqrt(gap(p0, p1)), Math.sqrt(gap(p1, p2)), Math.sqrt(gap(p2, p3))];
    const out = (k: 0 | 1) =>
      (a * a * p2[k] - b * b * p0[k] + (2 * a * a + 3 * a * b + b * b) * p1[k]) / (3 * a * (a + b));
    const into = (k: 0 | 1) =>
      (c * c * p1[k] - b * b * p3[k] + (2 * c * c + 3 * c * b + b * b) * p2[k]) / (3 * c * (c + b));
    return [p1, [out(0), out(1)], [into(0), into(1)], p2] as const;
  });
}

/** A closed line without a corner bends everywhere alike. */
function ring(points: readonly Pt[]): Segment[] {
  const [first, second, last] = [points[0], points[1], points.at(-1)];
  return first && second && last ? run([last, ...points, first, second]).slice(1, -1) : [];
}

function segments(knots: readonly Knot[], closed: boolean): Segment[] {
  // A closed outline starts at a corner if it has one, so that smooth parts have no kink.
  const corner = knots.findIndex((knot) => knot[2] === 'c');
  if (closed && corner < 0) return ring(knots.map(([x, y]): Pt => [x, y]));
  const start = closed ? corner : 0;
  const turned = [...knots.slice(start), ...knots.slice(0, start)];
  const first = turned[0];
  if (!first) return [];
  const all: Knot[] = closed ? [...turned, first] : turned;
  const runs: Pt[][] = [];
  let current: Pt[] = [];
  all.forEach((knot, i) => {
    const point: Pt = [knot[0], knot[1]];
    current.push(point);
    if (i > 0 && i < all.length - 1 && knot[2] === 'c') {
      runs.push(current);
      current = [point];
    }
  });
  runs.push(current);
  return runs.filter((points) => points.length > 1).flatMap(run);
}

function isStraight([a, b, c, d]: Segment) {
  const off = (p: Pt) => Math.abs((d[0] - a[0]) * (p[1] - a[1]) - (d[1] - a[1]) * (p[0] - a[0]));
  return off(b) < 0.5 * gap(a, d) && off(c) < 0.5 * gap(a, d);
}

/** Path data through the knots. */
export function path(knots: readonly Knot[], closed = false) {
  const parts = segments(knots, closed);
  const start = parts[0];
  if (!start) return '';
  const body = parts.map((part) =>
    isStraight(part) ? `L${pair(part[3])}` : `C${pair(part[1])} ${pair(part[2])} ${pair(part[3])}`,
  );
  return `M${pair(start[0])}${body.join('')}${closed ? 'Z' : ''}`;
}

export const shape = (knots: readonly Knot[]) => path(knots, true);

/** Points along the curve, close enough for offsets and teeth. */
export function trace(knots: readonly Knot[], closed = false, perSegment = 8): Pt[] {
  const parts = segments(knots, closed);
  const points: Pt[] = parts.flatMap(([a, b, c, d]) =>
    Array.from({ length: isStraight([a, b, c, d]) ? 1 : perSegment }, (_, i): Pt => {
      const t = i / perSegment;
      const u = 1 - t;
      const at = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
      return [at(0), at(1)];
    }),
  );
  const last = parts.at(-1);
  if (!closed && last) points.push(last[3]);
  return points;
}

/** The box round an outline, read from its path data (absolute commands only). */
export function boxOf(outline: string) {
  const numbers = (outline.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
