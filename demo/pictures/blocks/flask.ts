import { form } from '../kit/assemble.ts';
import type { Plate } from '../kit/canvas.ts';
import { tones } from '../kit/colour.ts';
import { shape } from '../kit/geometry.ts';
import { at } from '../kit/knots.ts';
import { mark } from '../kit/mark.ts';
import type { Pen } from '../kit/pen.ts';
import { cast, hollow, sheen } from '../kit/shading.ts';
import { fill, stroke } from '../kit/svg.ts';

const steel = tones('#b8bdc2');

export function flask(pen: Pen, side: 'front' | 'back'): Plate {
  const body = at`-140 480 c, -176 560, -180 620, -180 760, -180 1280 c, -160 1330, 0 1340, 160 1330, 180 1280 c, 180 760, 180 620, 176 560, 140 480 c, 0 470`;
  const lid = at`-132 180 c, 0 168, 132 180 c, 136 330, 136 480 c, 0 492, -136 480 c, -136 330`;
  const plain = { ...pen, weave: 'none' };
  const tube = (w: number, top: number, bottom: number) => [
    hollow(at`${w * 0.86} ${top}, ${w * 0.9} ${(top + bottom) / 2}, ${w * 0.86} ${bottom}`, w * 0.9, 0.9, 36),
    hollow(at`${-w * 0.96} ${top}, ${-w} ${(top + bottom) / 2}, ${-w * 0.96} ${bottom}`, w * 0.4, 0.6, 18),
    sheen(at`${-w * 0.5} ${top}, ${-w * 0.52} ${(top + bottom) / 2}, ${-w * 0.5} ${bottom}`, w * 0.5, 1, 18),
    sheen(at`${-w * 0.56} ${top + 20}, ${-w * 0.58} ${(top + bottom) / 2}, ${-w * 0.56} ${bottom - 20}`, 18, 1, 3),
    sheen(at`${w * 0.72} ${top + 30}, ${w * 0.74} ${(top + bottom) / 2}, ${w * 0.72} ${bottom - 30}`, 22, 0.6, 8),
  ];
  return {
    outline: shape(body) + shape(lid),
    art:
      pen.defs +
      form(
        { ...plain, main: steel },
        lid,
        [250, 300, 350, 400]
          .map((y) => stroke(`M460 ${y}Q600 ${y + 12} 740 ${y}`, '#000', 4, { opacity: 0.25 }))
          .join(''),
        tube(136, 180, 480),
        steel,
      ) +
      form(
        plain,
        body,
        (side === 'front' ? mark(600, 860, 1.9, pen.main.dark ? '#f2efe8' : pen.main.deep) : '') +
          fill('M400 1264H800V1350H400Z', steel.body) +
          stroke('M420 1262Q600 1276 780 1262', '#000', 3, { opacity: 0.4 }),
        [...tube(180, 480, 1330), cast(at`-140 482, 0 494, 140 482`, 30, 0.7, 8)],
      ),
  };
}
