import type { Part } from '../../kit/assemble.ts';
import { type Knot, path, shape } from '../../kit/geometry.ts';
import { cap, label, type Metal } from '../../kit/hardware.ts';
import { at } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { bartack, piece, threadOn } from '../../kit/sewing.ts';
import { cast } from '../../kit/shading.ts';
import { fill, stroke, tag } from '../../kit/svg.ts';
import type { Legs } from './trousers.ts';

/** Inside of the back waistband, seen through the opening. */
export function insideBack(pen: Pen, { waist }: Legs): Part {
  if (pen.filled) return {};
  const w = waist;
  const hollow = at`${-w} 113 c, ${-w * 0.6} 91, 0 82, ${w * 0.6} 91, ${w} 113 c, ${w * 0.55} 132, 0 142, ${-w * 0.55} 132`;
  const d = shape(hollow);
  return {
    outline: d,
    behind:
      fill(d, pen.features.lining ? pen.trim.body : pen.main.dark ? pen.main.soft : pen.main.body) +
      fill(d, pen.weave) +
      stroke(path(at`${-w * 0.97} 122, ${-w * 0.6} 103, 0 94, ${w * 0.6} 103, ${w * 0.97} 122`), pen.stitch, 2, {
        'stroke-dasharray': '7 4',
        opacity: 0.7,
      }) +
      tag('path', { d, fill: '#000', opacity: 0.34 }) +
      label([600, 112], 62, 30, '#efece5', '#26282b') +
      stroke(d, pen.main.edge, 2),
  };
}

type Band = {
  loops?: readonly number[];
  metal?: Metal;
  elastic?: boolean;
  closure?: 'button' | 'none';
  back?: boolean;
};

/** The waistband with its loops. On the back it is seen from outside and stands higher. */
export function waistband(pen: Pen, { waist }: Legs, options: Band = {}): Part {
  const { loops = [96, 176], metal: usual = 'steel', elastic = false, closure = 'button', back = false } = options;
  const rise = back ? 30 : 0;
  const metal = pen.pick<Metal>('waist button', [usual, 'brass', 'black']);
  const w = waist;
  const top = at`${-w} 112 c, ${-w * 0.55} ${126 - rise}, 0 ${132 - rise * 1.25}, ${w * 0.55} ${126 - rise}, ${w} 112 c`;
  const bottom = at`${w + 8} 164 c, ${w * 0.55} ${178 - rise}, 0 ${184 - rise * 1.15}, ${-w * 0.55} ${178 - rise}, ${-w - 8} 164 c`;
  const band: Knot[] = [...top, ...bottom];
  const ribs = Array.from({ length: 46 }, (_, i) => -w + 14 + (i * (w - 14)) / 22.5)
    .map((x) => `M${600 + x} ${122 - rise * (1 - Math.abs(x) / w)}l${x * 0.02} 44`)
    .join('');
  const both = loops.flatMap((x) => (x === 0 ? [0] : [x, -x]));
  const dip = (x: number) => 130 - rise * 1.2 * (1 - (x / w) ** 2) - 18 * (x / w) ** 2;
  return {
    outline: back ? shape(band) : '',
    cloth:
      piece(pen, band, { rows: pen.pick('waistband', [[6], [6, 13], [6, 24]]), raise: 0.5 }) +
      (elastic ? stroke(ribs, pen.main.line, 2.4, { opacity: 0.5 }) : ''),
    marks: [cast(bottom, 12, 0.5, 3), cast(bottom, 30, 0.3, 8)],
    over:
      both.map((x) => loop(pen, x, dip(x))).join('') +
      (closure === 'button' && !back
        ? stroke(path(at`6 136, 6 183`), pen.main.line, 2, { opacity: 0.7 }) + cap([596, 158], 13, metal)
        : ''),
  };
}

function loop(pen: Pen, x: number, y: number) {
  const wide = x === 0 ? 17 : pen.pick('belt loops', [11, 15, 8]);
  const lean = x * 0.012;
  const knots = at`${x - wide} ${y - 8} c, ${x + wide} ${y - 8} c, ${x + wide + lean} ${y + 62} c, ${x - wide + lean} ${y + 62} c`;
  const colour = threadOn(pen, pen.main);
  return (
    piece(pen, knots, { rows: [], raise: 0.7 }) +
    stroke(path(at`${x - wide + 4} ${y}, ${x - wide + 4 + lean} ${y + 56}`), colour, 1.6, {
      'stroke-dasharray': '6 3',
      opacity: 0.8,
    }) +
    stroke(path(at`${x + wide - 4} ${y}, ${x + wide - 4 + lean} ${y + 56}`), colour, 1.6, {
      'stroke-dasharray': '6 3',
      opacity: 0.8,
    }) +
    bartack([600 + x, y - 2], wide * 1.7, 0, colour) +
    bartack([600 + x + lean, y + 55], wide * 1.7, 0, colour)
  );
}
