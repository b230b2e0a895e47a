import { assemble } from '../../kit/assemble.ts';
import type { Plate } from '../../kit/canvas.ts';
import { path, shape } from '../../kit/geometry.ts';
import { at, mirror, whole } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { piece, stitched } from '../../kit/sewing.ts';
import { cast, folds, hollow, roundness, sheen } from '../../kit/shading.ts';
import { stroke } from '../../kit/svg.ts';

/** Hip briefs: an elastic waist, bound legs, a gusset that closes behind. */
export function briefs(pen: Pen, side: 'front' | 'back'): Plate {
  const front = side === 'front';
  const leg = front
    ? at`330 690 c, 250 720, 150 800, 98 912, 88 960 c`
    : at`330 720 c, 270 770, 190 850, 120 920, 92 964 c`;
  const body = whole([...at`0 452, 160 444, 296 424 c, 318 540`, ...leg, ...at`0 976`]);
  const band = whole(at`0 452, 160 444, 298 424 c, 304 486 c, 160 508, 0 516`);
  const lines = Array.from({ length: 50 }, (_, i) => -290 + i * 11.8)
    .map((x) => `M${600 + x} ${446 - (x / 300) ** 2 * 22}l${x * 0.02} 64`)
    .join('');
  const gusset = front ? at`-104 880, -50 860, 0 854, 50 860, 104 880` : at`-108 930, 0 900, 108 930`;
  return assemble(pen, body, [
    {
      inside:
        [leg, mirror(leg)]
          .map((k, i) => stitched(pen, k, i === 0 ? 14 : -14) + stitched(pen, k, i === 0 ? 20 : -20))
          .join('') +
        stroke(path(gusset), pen.main.line, 2.2) +
        pen
          .pick('gusset rows', [[6], [6, 12], [-6, 6]])
          .map((row) => stitched(pen, gusset, row))
          .join('') +
        (pen.pick('panels', [false, true])
          ? [at`150 500, 130 640, 96 860`, at`-150 500, -130 640, -96 860`].map((k) => stitched(pen, k, 0)).join('')
          : '') +
        (front ? '' : stroke(path(at`0 510, 4 700, 0 900`), pen.main.line, 2)),
      cloth:
        piece(pen, band, { cloth: pen.trim, rows: [], raise: 0.4, weave: false }) +
        stroke(lines, pen.trim.line, 2.2, { opacity: 0.45 }) +
        pen
          .pick('band', [[], [480], [470, 492]])
          .map((y) => stroke(`M300 ${y - 24}Q600 ${y + 26} 900 ${y - 24}`, '#e9e4d8', 6, { opacity: 0.7 }))
          .join(''),
      marks: [
        ...roundness(shape(body), 80, 0.9),
        sheen(at`-190 540, -170 640, -110 760`, 110, 0.6),
        sheen(at`90 560, 90 680, 50 800`, 90, 0.4),
        hollow(at`0 620, 6 760, 0 900`, 90, front ? 0.3 : 0.5, 36),
        cast(at`-304 488, -160 510, 0 518, 160 510, 304 488`, 16, 0.45, 8),
        ...folds([
          [at`-290 640, -200 680, -120 770`, 18, 0.5],
          [at`290 640, 204 690, 128 784`, 18, 0.5],
          [at`-70 940, -60 880, -90 820`, 14, 0.4],
          [at`70 940, 60 876, 88 816`, 14, 0.4],
        ]),
      ],
    },
  ]);
}
