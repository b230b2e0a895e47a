import { type Knot, type Pt, path, trace } from './geometry.ts';
import { parallel, polyline, stretch } from './lines.ts';
import { mark } from './mark.ts';
import { group, stroke, tag } from './svg.ts';

const metals = {
  steel: ['#f2f3f4', '#9da2a7', '#5b6066'],
  brass: ['#f4dfae', '#b58a48', '#6f4f22'],
  black: ['#6b6e72', '#2c2e31', '#131416'],
} as const;
export type Metal = keyof typeof metals;

/** A pressed metal cap: button, rivet or snap, lit from the upper left. */
export function cap(at: Pt, radius: number, metal: Metal = 'steel') {
  const [high, mid, low] = metals[metal];
  const [x, y] = at;
  const ring = (r: number, colour: string, dx = 0) => tag('circle', { cx: x + dx, cy: y + dx, r, fill: colour });
  return (
    tag('circle', {
      cx: x + radius * 0.25,
      cy: y + radius * 0.4,
      r: radius * 1.08,
      fill: '#000',
      opacity: 0.4,
      soft: radius > 6 ? 3 : undefined,
    }) +
    ring(radius, low) +
    ring(radius * 0.92, mid, -radius * 0.05) +
    ring(radius * 0.62, low, 0) +
    ring(radius * 0.58, mid, radius * 0.06) +
    tag('path', {
      d: `M${x - radius * 0.7} ${y - radius * 0.15}A${radius * 0.75} ${radius * 0.75} 0 0 1 ${x + radius * 0.1} ${y - radius * 0.72}`,
      fill: 'none',
      stroke: high,
      'stroke-width': radius * 0.16,
      'stroke-linecap': 'round',
      opacity: 0.9,
    })
  );
}

/** A sewn button with four holes. */
export function button(at: Pt, radius: number, colour: string, edge: string) {
  const [x, y] = at;
  const holes = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  return (
    tag('circle', { cx: x + 2, cy: y + 3.4, r: radius, fill: '#000', opacity: 0.32 }) +
    tag('circle', { cx: x, cy: y, r: radius, fill: colour, stroke: edge, 'stroke-width': 1.2 }) +
    tag('circle', { cx: x, cy: y, r: radius * 0.68, fill: 'none', stroke: edge, 'stroke-width': 1, opacity: 0.6 }) +
    tag('path', {
      d: `M${x - radius * 0.6} ${y - radius * 0.45}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${x + radius * 0.2} ${y - radius * 0.78}`,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1.4,
      opacity: 0.5,
    }) +
    holes
      .map(([a, b]) =>
        tag('circle', { cx: x + a * radius * 0.22, cy: y + b * radius * 0.22, r: radius * 0.1, fill: edge }),
      )
      .join('')
  );
}

type ZipOptions = { tape: string; teeth: string; width?: number; puller?: number; pull?: string };

/** Tape, teeth and puller along a line; the puller hangs at a share of its length. */
export function zip(knots: readonly Knot[], { tape, teeth, width = 16, puller, pull = teeth }: ZipOptions) {
  const line = trace(knots);
  const d = path(knots);
  const count = Math.round(line.length * 0.6) + 14;
  const run = stretch(line, 0, 1, count);
  const at = puller === undefined ? undefined : stretch(line, puller, puller, 2)[0];
  return (
    stroke(d, '#000', width + 3, { opacity: 0.3, 'stroke-linecap': 'butt' }) +
    stroke(d, tape, width, { 'stroke-linecap': 'butt' }) +
    stroke(polyline(parallel(run, -width * 0.42)), '#fff', 1, { opacity: 0.18 }) +
    stroke(d, '#000', width * 0.44, { opacity: 0.45, 'stroke-linecap': 'butt' }) +
    stroke(d, teeth, width * 0.42, {
      'stroke-dasharray': `${width * 0.16} ${width * 0.13}`,
      'stroke-linecap': 'butt',
    }) +
    (at ? slider(at, width, pull) : '')
  );
}

function slider([x, y]: Pt, width: number, colour: string) {
  const w = width * 0.46;
  return group(
    { transform: `translate(${x} ${y})` },
    `<rect x="${-w + 1.5}" y="3" width="${w * 2}" height="${width * 3.1}" rx="4" fill="#000" opacity=".35" soft="3"/>`,
    `<rect x="${-w}" y="${-width * 0.5}" width="${w * 2}" height="${width}" rx="3" fill="#8d9297" stroke="#3f4347" stroke-width="1"/>`,
    `<rect x="${-w * 0.45}" y="${width * 0.2}" width="${w * 0.9}" height="${width * 0.7}" rx="3" fill="#5f6469"/>`,
    `<rect x="${-w * 0.8}" y="${width * 0.7}" width="${w * 1.6}" height="${width * 2.1}" rx="${w * 0.6}" fill="${colour}" stroke="#000" stroke-opacity=".35" stroke-width="1"/>`,
    `<path d="M${-w * 0.35} ${width}v${width * 1.3}" stroke="#fff" stroke-opacity=".4" stroke-width="1.6" stroke-linecap="round"/>`,
  );
}

/** A small woven label, the house mark alone. */
export function label(at: Pt, width: number, height: number, ground: string, ink: string, angle = 0) {
  const w = width / 2;
  const h = height / 2;
  return group(
    { transform: `translate(${at[0]} ${at[1]}) rotate(${angle})` },
    `<rect x="${-w + 1}" y="${-h + 2}" width="${width}" height="${height}" fill="#000" opacity=".3"/>`,
    `<rect x="${-w}" y="${-h}" width="${width}" height="${height}" fill="${ground}"/>`,
    mark(0, 0, height * 0.0085, ink),
    `<path d="M${-w + 2.5} ${-h}V${h}M${w - 2.5} ${-h}V${h}" stroke="${ink}" stroke-opacity=".35" stroke-dasharray="3 2"/>`,
  );
}
