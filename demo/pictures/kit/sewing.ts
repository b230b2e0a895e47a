import type { Tones } from './colour.ts';
import { type Knot, type Pt, path, shape, trace } from './geometry.ts';
import { acrossAt, inset, parallel, polyline, stretch } from './lines.ts';
import type { Pen } from './pen.ts';
import { stroke, tag } from './svg.ts';

export const thread = (d: string, colour: string, width = 2.1, opacity = 0.8) =>
  stroke(d, colour, width, { 'stroke-dasharray': '7.5 3.6', opacity, 'stroke-linecap': 'butt' });

/** Where two panels meet: a groove with a lit lip. */
export function seam(knots: readonly Knot[], cloth: Tones, width = 2.2) {
  const d = path(knots);
  return (
    stroke(d, '#fff', width, { opacity: cloth.dark ? 0.16 : 0.34, transform: 'translate(1.4 1.6)' }) +
    stroke(d, cloth.dark ? cloth.deep : cloth.line, width, { opacity: 0.9 }) +
    (cloth.dark ? stroke(d, cloth.line, width * 0.5, { opacity: 0.75, transform: 'translate(-1.2 -1.2)' }) : '')
  );
}

/** A line of stitches beside a line. */
export const stitched = (pen: Pen, knots: readonly Knot[], distance: number, colour = pen.stitch) =>
  thread(
    polyline(parallel(stretch(trace(knots), 0.01, 0.99, knots.length === 2 ? 2 : knots.length * 3), distance)),
    colour,
  );

/** A felled seam: the groove and two rows of stitches on one side. */
export const felled = (pen: Pen, knots: readonly Knot[], side: 1 | -1, cloth = pen.main, colour = pen.stitch) =>
  seam(knots, cloth) + stitched(pen, knots, side * 6, colour) + stitched(pen, knots, side * 15, colour);

/** Cloths whose reinforcements are made of a smoother material. */
const coarse = new Set<Pen['texture']>(['pile', 'fleece', 'denim', 'flannel', 'knit', 'sweat']);

type PieceOptions = { cloth?: Tones; rows?: readonly number[]; raise?: number; weave?: boolean; thread?: string };

/** A piece of cloth sewn on: its shadow, body, weave, edge and rows of stitches. */
export function piece(pen: Pen, knots: readonly Knot[], options: PieceOptions = {}) {
  const { cloth = pen.main, rows = [6], raise = 1, weave = true, thread: colour = threadOn(pen, cloth) } = options;
  const id = pen.name();
  const again = (more: Record<string, string | number>) => tag('use', { href: `#${id}`, ...more });
  return (
    `<defs>${tag('path', { id, d: shape(knots) })}</defs>` +
    (raise > 0 ? again({ opacity: 0.42 * raise, soft: 3, transform: `translate(${2 * raise} ${4.5 * raise})` }) : '') +
    again({ fill: cloth.body, stroke: cloth.line, 'stroke-width': 1.7, 'stroke-opacity': 0.8 }) +
    (weave && !(cloth === pen.trim && coarse.has(pen.texture)) ? again({ fill: pen.weave }) : '') +
    again({
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 1.4,
      opacity: cloth.dark ? 0.13 : 0.3,
      transform: 'translate(1.2 1.4)',
    }) +
    rows.map((row) => thread(polyline(inset(knots, row), true), colour)).join('')
  );
}

/** Stitches on a second cloth take that cloth's own thread, except on denim, which is sewn in one colour. */
export const threadOn = (pen: Pen, cloth: Tones) =>
  pen.texture === 'denim' || cloth === pen.main ? pen.stitch : cloth.stitch;

/** Dense zigzag at a pocket corner. */
export const bartack = (at: Pt, length: number, angle: number, colour: string) =>
  stroke(`M${-length / 2} 0H${length / 2}`, colour, 7.5, {
    'stroke-dasharray': '1.7 0.9',
    'stroke-linecap': 'butt',
    transform: `translate(${Math.round(at[0])} ${Math.round(at[1])}) rotate(${angle})`,
  });

/** A panel on a limb: between two heights, from one share of the way across to another, its ends sloping by `slant`. */
export function strip(
  inner: readonly Pt[],
  outer: readonly Pt[],
  top: number,
  bottom: number,
  from = 0,
  to = 1,
  slant = 0,
): Knot[] {
  const at = (y: number, share: number): Pt => {
    const [a, b] = [acrossAt(inner, y), acrossAt(outer, y)];
    return [a + (b - a) * share, y];
  };
  const middle = (top + bottom) / 2;
  const corner = ([x, y]: Pt): Knot => [x, y, 'c'];
  return [
    corner(at(top, to)),
    at(middle, to),
    corner(at(bottom, to)),
    corner(at(bottom + slant, from)),
    at(middle + slant, from),
    corner(at(top + slant, from)),
  ];
}
