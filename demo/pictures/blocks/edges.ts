import type { Part } from '../kit/assemble.ts';
import type { Tones } from '../kit/colour.ts';
import type { Knot } from '../kit/geometry.ts';
import { button, cap } from '../kit/hardware.ts';
import { knots, whole } from '../kit/knots.ts';
import { acrossAt } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, seam, stitched, threadOn } from '../kit/sewing.ts';
import { cast } from '../kit/shading.ts';
import { ribs } from './ribs.ts';
import { sleeveBand, type Torso } from './torso.ts';

/** A ribbed hem that gathers the body. */
export function ribHem(pen: Pen, block: Torso, cloth: Tones = pen.main): Part {
  const { side, hem } = block;
  const [a, b] = [acrossAt(side, hem - 70), acrossAt(side, hem)];
  const top = knots`${1200 - a} ${hem - 70}, 600 ${hem - 60}, ${a} ${hem - 70}`;
  const low = knots`${1200 - b} ${hem}, 600 ${hem + 12}, ${b} ${hem}`;
  const band = whole(
    knots`600 ${hem - 60}, ${(600 + a) / 2} ${hem - 63}, ${a} ${hem - 70} c, ${b} ${hem} c, ${(600 + b) / 2} ${hem + 9}, 600 ${hem + 12}`,
  );
  return {
    inside:
      piece(pen, band, { cloth, rows: [], raise: 0.3, weave: false }) +
      ribs(top, low, 78, cloth) +
      stitched(pen, top, 6),
    marks: [cast(top, 18, 0.5, 8)],
  };
}

/** A turned hem with two rows of stitches. */
export function plainHem(pen: Pen, block: Torso, height = 34): Part {
  const y = block.hem - height;
  const x = acrossAt(block.side, y);
  const line = knots`${1200 - x} ${y}, 600 ${y + 12}, ${x} ${y}`;
  const rows = pen.pick('hem', [[0, -6], [0], [0, -6, -12]]);
  return { inside: rows.map((row) => stitched(pen, line, row)).join(''), marks: [cast(line, 6, 0.3, 3)] };
}

const cuffLine = (band: readonly Knot[], first: number, second: number): Knot[] => {
  const [a, b] = [band[first] ?? [0, 0], band[second] ?? [0, 0]];
  return [
    [a[0], a[1]],
    [b[0], b[1]],
  ];
};

type CuffKind = 'rib' | 'plain' | 'tab' | 'button' | 'bound';

/** The end of the sleeve, drawn for the right; the caller mirrors it. */
export function cuff(pen: Pen, block: Torso, kind: CuffKind, cloth: Tones = pen.main): string {
  const end = block.inner.at(-1)?.[1] ?? 1140;
  const height = { rib: 68, plain: 26, tab: 60, button: 62, bound: 18 }[kind] * pen.pick('cuff', [1, 1.3, 0.8]);
  const band = sleeveBand(block, end - height, height + 8);
  const top: Knot[] = cuffLine(band, 4, 0);
  if (kind === 'rib')
    return (
      piece(pen, band, { cloth, rows: [], raise: 0.3, weave: false }) +
      ribs(cuffLine(band, 4, 0), cuffLine(band, 3, 1), pen.pick('cuff rib', [20, 30]), cloth)
    );
  if (kind === 'plain')
    return (
      seam(top, cloth, 1.2) +
      pen
        .pick('sleeve hem', [[0, -6], [0], [0, 14]])
        .map((row) => stitched(pen, top, row))
        .join('')
    );
  if (kind === 'bound') return piece(pen, band, { cloth, rows: [5], raise: 0.2 });
  const [inner, outer] = [band[4] ?? [0, 0], band[0] ?? [0, 0]];
  const middle: readonly [number, number] = [(inner[0] + outer[0]) / 2, (inner[1] + outer[1]) / 2 + 34];
  if (kind === 'button')
    return (
      piece(pen, band, { cloth, rows: [6], raise: 0.5 }) +
      pen
        .pick('cuff buttons', [[26], [12, 38]])
        .map((x) => button([middle[0] + x, middle[1] - 2], 9, pen.main.soft, pen.main.line))
        .join('')
    );
  const tab = knots`${middle[0] - 10} ${middle[1] - 16} c, ${outer[0] + 4} ${middle[1] - 28} c, ${outer[0] + 6} ${middle[1] + 6} c, ${middle[0] - 10} ${middle[1] + 18} c, ${middle[0] - 22} ${middle[1] + 2}`;
  return (
    piece(pen, band, { cloth, rows: [6], raise: 0.5 }) +
    piece(pen, tab, { cloth: pen.trim, rows: [5], raise: 1, thread: threadOn(pen, pen.trim) })
  );
}

/** Snaps or buttons down a line. */
export const row = (
  x: number,
  from: number,
  to: number,
  count: number,
  draw: (at: readonly [number, number]) => string,
) => Array.from({ length: count }, (_, i) => draw([x, from + ((to - from) * i) / Math.max(1, count - 1)])).join('');

export const snaps = (x: number, from: number, to: number, count: number) =>
  row(x, from, to, count, (p) => cap(p, 9, 'steel'));
