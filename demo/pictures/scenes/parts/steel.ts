import { group, tag } from '../../kit/svg.ts';
import { n } from './air.ts';

type At = readonly [number, number];

export const line = (d: string, colour: string, width: number, opacity?: number) =>
  tag('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, opacity });

export const solid = (d: string, colour: string, opacity?: number) => tag('path', { d, fill: colour, opacity });

/** Two chords and the zigzag between them. Widths may differ, so that masts can taper. */
export function truss(from: At, to: At, wide: readonly [number, number], bays: number, cross = false) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const point = (share: number, side: 1 | -1) => {
    const half = (side * (wide[0] + (wide[1] - wide[0]) * share)) / 2;
    return `${n(from[0] + (to[0] - from[0]) * share + nx * half)} ${n(from[1] + (to[1] - from[1]) * share + ny * half)}`;
  };
  const zigzag = (first: 1 | -1) =>
    `M${Array.from({ length: bays + 1 }, (_, i) => point(i / bays, i % 2 === 0 ? first : (-first as 1 | -1))).join('L')}`;
  return `M${point(0, 1)}L${point(1, 1)}M${point(0, -1)}L${point(1, -1)}${zigzag(1)}${cross ? zigzag(-1) : ''}`;
}

type Crane = { x: number; base: number; height: number; reach: number; side: 1 | -1; colour: string; weight?: number };

/** A tower crane seen from the side; everything is measured by its height. */
export function towerCrane({ x, base, height, reach, side, colour, weight = 1 }: Crane) {
  const u = height / 100;
  const top = -height;
  const jib = reach;
  const tail = reach * 0.3;
  const w = (v: number) => n(v * u * weight);
  const peak = top - 15 * u;
  const rung = (at: number) =>
    `M${n(at)} ${n(top - 4.4 * u)}L${n(at + 2.2 * u)} ${n(top)}L${n(at + 4.4 * u)} ${n(top - 4.4 * u)}`;
  const bays = Math.floor((jib - 8 * u) / (4.4 * u));
  const trolley = jib * 0.64;
  return group(
    { transform: `translate(${x} ${base}) scale(${side} 1)` },
    line(truss([0, 0], [0, top], [5.4 * u, 5.4 * u], Math.round(height / (5 * u)), true), colour, w(0.42)),
    line(`M${n(-2.7 * u)} 0V${n(top)}M${n(2.7 * u)} 0V${n(top)}`, colour, w(0.9)),
    line(truss([0, top], [0, peak], [5 * u, 0.8 * u], 4, true), colour, w(0.5)),
    // Jib: lower chord, upper chord, lacing.
    line(`M${n(-tail)} ${n(top)}H${n(jib)}`, colour, w(0.9)),
    line(`M${n(3 * u)} ${n(top - 4.4 * u)}H${n(jib - 6 * u)}L${n(jib)} ${n(top)}`, colour, w(0.7)),
    line(Array.from({ length: bays }, (_, i) => rung(4 * u + i * 4.4 * u)).join(''), colour, w(0.36)),
    // Pendants from the peak.
    line(
      `M0 ${n(peak)}L${n(jib * 0.42)} ${n(top - 4.4 * u)}M0 ${n(peak)}L${n(jib * 0.78)} ${n(top - 4.4 * u)}M0 ${n(peak)}L${n(-tail * 0.92)} ${n(top)}`,
      colour,
      w(0.32),
    ),
    line(`M${n(-tail)} ${n(top - 2.6 * u)}H${n(-3 * u)}`, colour, w(0.36)),
    solid(`M${n(-tail)} ${n(top - 0.6 * u)}h${n(6.4 * u)}v${n(8 * u)}h${n(-6.4 * u)}Z`, colour),
    solid(
      `M${n(2.2 * u)} ${n(top + 0.6 * u)}h${n(4.6 * u)}l${n(0.9 * u)} ${n(3.4 * u)}v${n(2.4 * u)}h${n(-5.5 * u)}Z`,
      colour,
    ),
    // Trolley, rope and hook block.
    solid(`M${n(trolley)} ${n(top)}h${n(4 * u)}v${n(1.4 * u)}h${n(-4 * u)}Z`, colour),
    line(
      `M${n(trolley + 1.2 * u)} ${n(top)}V${n(top + 30 * u)}M${n(trolley + 2.8 * u)} ${n(top)}V${n(top + 30 * u)}`,
      colour,
      w(0.26),
    ),
    solid(
      `M${n(trolley + 0.8 * u)} ${n(top + 30 * u)}h${n(2.4 * u)}l${n(-0.5 * u)} ${n(3 * u)}h${n(-1.4 * u)}Z`,
      colour,
    ),
  );
}

type Scaffold = {
  x: number;
  base: number;
  bay: number;
  lift: number;
  bays: number;
  lifts: number;
  colour: string;
  weight: number;
};

/** Tube scaffold: standards, ledgers, guard rails, boards and braces, with the inner row seen through. */
export function scaffold({ x, base, bay, lift, bays, lifts, colour, weight }: Scaffold) {
  const width = bay * bays;
  const top = base - lift * lifts - lift * 0.55;
  const each = <T>(count: number, draw: (i: number) => T) => Array.from({ length: count }, (_, i) => draw(i));
  const levels = each(lifts, (i) => base - lift * (i + 1));
  const standards = (dx: number, dy: number) =>
    each(bays + 1, (i) => `M${n(x + i * bay + dx)} ${n(base + dy)}V${n(top + dy)}`).join('');
  const rails = levels
    .map(
      (y) => `M${n(x - 8)} ${n(y - lift * 0.27)}h${n(width + 16)}M${n(x - 8)} ${n(y - lift * 0.52)}h${n(width + 16)}`,
    )
    .join('');
  const braces = each(lifts, (i) => {
    const column = i % 2 === 0 ? i % bays : (i + 2) % bays;
    const [left, right] = [x + column * bay, x + (column + 1) * bay];
    return `M${n(i % 2 ? left : right)} ${n(base - lift * i)}L${n(i % 2 ? right : left)} ${n(base - lift * (i + 1))}`;
  }).join('');
  return (
    line(standards(bay * 0.16, -lift * 0.05), colour, weight * 0.7, 0.6) +
    line(braces, colour, weight * 0.7) +
    line(rails, colour, weight * 0.62) +
    line(standards(0, 0), colour, weight) +
    levels
      .map((y) => solid(`M${n(x - 14)} ${n(y)}h${n(width + 40)}v${n(weight * 2.1)}h${n(-width - 40)}Z`, colour))
      .join('') +
    solid(
      each(
        bays + 1,
        (i) => `M${n(x + i * bay - weight * 2)} ${n(base)}h${n(weight * 4)}v${n(weight)}h${n(-weight * 4)}Z`,
      ).join(''),
      colour,
    )
  );
}
