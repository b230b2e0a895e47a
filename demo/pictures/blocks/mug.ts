import { form } from '../kit/assemble.ts';
import { type Plate, reach, turned } from '../kit/canvas.ts';
import { shape } from '../kit/geometry.ts';
import { at } from '../kit/knots.ts';
import { mark } from '../kit/mark.ts';
import type { Pen } from '../kit/pen.ts';
import { hollow, roundness, sheen } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';

export function mug(pen: Pen, side: 'front' | 'back'): Plate {
  const body = at`-240 480 c, -244 700, -232 980 c, -214 1030, -130 1050, 0 1054, 130 1050, 214 1030, 232 980 c, 244 700, 240 480 c, 0 540`;
  const rim = at`-240 480, -214 450, -120 430, 0 426, 120 430, 214 450, 240 480, 214 512, 120 532, 0 537, -120 532, -214 512`;
  const ear = 'M830 590C950 566 990 640 980 740C970 850 910 900 826 896';
  const plain = { ...pen, weave: 'none' };
  const art =
    pen.defs +
    stroke(ear, '#000', 66, { opacity: 0.2, soft: 8, transform: 'translate(8 14)' }) +
    stroke(ear, pen.main.line, 62, { 'stroke-linecap': 'butt' }) +
    stroke(ear, pen.main.body, 56, { 'stroke-linecap': 'butt' }) +
    stroke(ear, '#fff', 8, { opacity: 0.3, transform: 'translate(-10 -10)', soft: 3 }) +
    form(
      plain,
      body,
      side === 'front' ? mark(590, 790, 2.4, pen.trim.body === pen.main.body ? pen.main.line : pen.trim.body) : '',
      [
        ...roundness(shape(body), 120, 1),
        sheen(at`-170 540, -176 760, -160 980`, 110, 0.9, 36),
        sheen(at`-196 560, -200 740, -186 940`, 16, 0.8, 3),
        hollow(at`196 540, 200 760, 190 990`, 120, 0.6, 36),
      ],
    ) +
    form(plain, rim, '', [
      { tone: 'dark', blur: 18, d: shape(rim), opacity: 1 },
      hollow(at`-200 470, -30 452, 160 470`, 60, 0.8, 18),
    ]) +
    stroke(shape(rim), pen.main.dark ? pen.main.line : '#fff', 7, { opacity: 0.8 });
  const plate = { outline: shape(body) + shape(rim) + reach(1016, 700), art };
  return side === 'front' ? plate : turned(plate);
}
