import { gap, type Knot, mix, type Pt, path, trace } from './geometry.ts';

const lengthOf = (points: readonly Pt[]) => points.slice(1).reduce((sum, p, i) => sum + gap(points[i] ?? p, p), 0);

/** The point and the unit normal (to the left of travel) at a share of the length. */
export function along(points: readonly Pt[], share: number): { at: Pt; normal: Pt } {
  let rest = Math.min(1, Math.max(0, share)) * lengthOf(points);
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1], points[i]];
    if (!a || !b) break;
    const step = gap(a, b);
    if (rest <= step || i === points.length - 1) {
      return { at: mix(a, b, rest / step), normal: [(b[1] - a[1]) / step, -(b[0] - a[0]) / step] };
    }
    rest -= step;
  }
  return { at: points[0] ?? [0, 0], normal: [0, -1] };
}

/** Evenly spaced points of a line between two fractions of its length. */
export function stretch(points: readonly Pt[], from: number, to: number, count = 9): Pt[] {
  return Array.from({ length: count }, (_, i) => along(points, from + ((to - from) * i) / (count - 1)).at);
}

/** A parallel line; positive distance is to the left of travel (inside of a clockwise shape on screen: negative). */
export function parallel(points: readonly Pt[], distance: number, closed = false): Pt[] {
  const count = points.length;
  return points.map((p, i) => {
    const before = points[closed ? (i + count - 1) % count : Math.max(0, i - 1)] ?? p;
    const after = points[closed ? (i + 1) % count : Math.min(count - 1, i + 1)] ?? p;
    const first: Pt =
      before === p ? [0, 0] : [(p[1] - before[1]) / gap(before, p), -(p[0] - before[0]) / gap(before, p)];
    const second: Pt = after === p ? first : [(after[1] - p[1]) / gap(p, after), -(after[0] - p[0]) / gap(p, after)];
    const from = before === p ? second : first;
    const sum: Pt = [from[0] + second[0], from[1] + second[1]];
    const scale = Math.max(0.85, (sum[0] ** 2 + sum[1] ** 2) / 2);
    return [p[0] + (sum[0] / scale) * distance, p[1] + (sum[1] / scale) * distance];
  });
}

/** The straight-line path of many near points, in whole units and relative steps to keep the file small. */
export function polyline(points: readonly Pt[], closed = false) {
  const whole = points.map(([x, y]): Pt => [Math.round(x), Math.round(y)]);
  const steps = whole.slice(1).map(([x, y], i) => {
    const before = whole[i] ?? [0, 0];
    const [dx, dy] = [x - before[0], y - before[1]];
    return dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
  });
  return whole[0] ? `M${whole[0][0]} ${whole[0][1]}l${steps.join(' ')}${closed ? 'z' : ''}` : '';
}

const area = (points: readonly Pt[]) =>
  points.reduce((sum, [x, y], i) => {
    const next = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * next[1] - next[0] * y;
  }, 0);

/** The outline moved inwards, whichever way round it was drawn. */
export function inset(knots: readonly Knot[], distance: number): Pt[] {
  const points = trace(knots, true, 3);
  return parallel(points, area(points) > 0 ? -distance : distance, true);
}

/** A lens of some width along a line; `trim` takes a share of its length off both ends. */
export type Lens = (width: number, trim?: number, pointed?: boolean) => string;

/** Lenses along one line: nothing at both ends, full width in the middle. Cloth folds have this shape. */
export function blades(knots: readonly Knot[], peak = 0.5): Lens {
  const line = trace(knots);
  const shares = knots.length > 3 ? [peak * 0.5, peak, peak + (1 - peak) * 0.5] : [peak];
  const places = shares.map((t) => ({ ...along(line, t), t, share: t === peak ? 0.5 : 0.36 }));
  return (width, trim = 0, pointed = true) => {
    const end = (t: number): Knot => {
      const [x, y] = along(line, t).at;
      return pointed ? [Math.round(x), Math.round(y), 'c'] : [Math.round(x), Math.round(y)];
    };
    const side = (sign: number) =>
      places.map(({ at, normal, share, t }): Knot => {
        const reach = sign * width * share;
        const [x, y] = t === peak || trim === 0 ? at : along(line, trim + t * (1 - 2 * trim)).at;
        return [Math.round(x + normal[0] * reach), Math.round(y + normal[1] * reach)];
      });
    return path([end(trim), ...side(1), end(1 - trim), ...side(-1).toReversed()], true);
  };
}

/** Where a line running downwards crosses a height. */
export function acrossAt(line: readonly Pt[], y: number) {
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1], line[i]];
    if (a && b && b[1] >= y)
      return b[1] === a[1] ? b[0] : a[0] + ((b[0] - a[0]) * Math.max(0, y - a[1])) / (b[1] - a[1]);
  }
  return line.at(-1)?.[0] ?? 0;
}
