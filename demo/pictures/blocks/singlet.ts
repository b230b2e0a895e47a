import { assemble, type Part } from '../kit/assemble.ts';
import type { Plate } from '../kit/canvas.ts';
import { type Knot, shape, trace } from '../kit/geometry.ts';
import { label } from '../kit/hardware.ts';
import { at, mirror, whole } from '../kit/knots.ts';
import { parallel } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, stitched } from '../kit/sewing.ts';
import { cast } from '../kit/shading.ts';
import { fill, stroke, tag } from '../kit/svg.ts';
import { plainHem } from './edges.ts';
import { print } from './print.ts';
import type { Torso } from './torso.ts';
import { bodyLight } from './torso-light.ts';

/** The narrow binding round neck and arms. */
function bound(pen: Pen, line: readonly Knot[], side: 1 | -1): string {
  const points = trace(line);
  const width = pen.pick('binding', [20, 14, 28]);
  const k = [...points, ...parallel(points, side * width).toReversed()].map(([x, y]): Knot => [x, y, 'c']);
  return (
    piece(pen, k, { cloth: pen.trim, rows: [], raise: 0.3, weave: false }) +
    stitched(pen, line, side * (width + 7), pen.main.line)
  );
}

/** An undershirt without sleeves: broad straps, a low neck, cut close. */
export function singlet(pen: Pen, side: 'front' | 'back'): Plate {
  const by = pen.gender === 'W' ? 0.9 : 1;
  const slim = (knots: Knot[]): Knot[] =>
    knots.map((k) => (k.length === 3 ? [600 + (k[0] - 600) * by, k[1], k[2]] : [600 + (k[0] - 600) * by, k[1]]));
  const drop = (low: number) => slim(at`0 ${low}, 62 ${low - 20}, 108 ${low - 100}, 122 200 c`);
  const neck = drop(side === 'front' ? 400 : 300);
  const armhole = slim(at`204 214 c, 190 320, 206 450, 274 552 c`);
  const waist = pen.gender === 'W' ? 236 : 262;
  const flank = slim(at`274 552 c, 268 680, ${waist / by} 830, ${waist / by + 6} 1000, 272 1160 c`);
  const body = whole([...neck, ...armhole, ...flank.slice(1), ...at`0 1172`]);
  const block: Torso = { neck: 122, hem: 1160, body, armhole, side: trace(flank), sleeve: [], outer: [], inner: [] };
  const round = [...mirror(neck).toReversed(), ...neck.slice(1)].map(([x, y]): Knot => [x, y]);
  const behind = shape([...mirror(drop(300)).toReversed(), ...drop(300).slice(1), ...slim(at`110 460 c, -110 460 c`)]);
  const inner: Part =
    side === 'back'
      ? {}
      : {
          behind:
            fill(behind, pen.main.body) +
            fill(behind, pen.weave) +
            tag('path', { d: behind, fill: '#000', opacity: pen.main.dark ? 0.4 : 0.2 }) +
            label([600, 344], 54, 28, '#efece5', '#26282b') +
            stroke(behind, '#000', 2, { opacity: 0.3 }),
          outline: behind,
        };
  return assemble(pen, body, [
    inner,
    plainHem(pen, block),
    {
      inside: bound(pen, round, -1) + bound(pen, armhole, -1) + bound(pen, mirror(armhole), 1),
      marks: [cast(round, 10, 0.3, 3)],
    },
    side === 'front' ? print(pen, false, block.hem) : {},
    bodyLight(block, 0.7),
  ]);
}
