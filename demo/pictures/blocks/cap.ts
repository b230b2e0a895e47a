import { form } from '../kit/assemble.ts';
import type { Plate } from '../kit/canvas.ts';
import { path, shape } from '../kit/geometry.ts';
import { label } from '../kit/hardware.ts';
import { at } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { felled, piece, seam, stitched } from '../kit/sewing.ts';
import { cast, folds, hollow, roundness, sheen } from '../kit/shading.ts';
import { fill, stroke, tag } from '../kit/svg.ts';
import { shiningEdge, strip } from './reflectors.ts';

export function cap(pen: Pen, side: 'front' | 'back'): Plate {
  const front = side === 'front';
  const crown = at`-330 850 c, -346 700, -300 500, -180 372, 0 326, 180 372, 300 500, 346 700, 330 850 c, 180 812, 0 798, -180 812`;
  const visor = at`-338 836 c, -180 800, 0 786, 180 800, 338 836 c, 404 930, 396 1010, 320 1040, 170 986, 0 968, -170 986, -320 1040, -396 1010, -404 930`;
  const panels =
    (pen.pick('front panel', [true, false]) || !front ? felled(pen, at`0 326, 4 560, 0 800`, -1) : '') +
    felled(pen, at`-60 332, -200 520, -236 822`, -1) +
    felled(pen, at`60 332, 200 520, 236 822`, 1);
  const holes = [
    [-120, 480],
    [120, 480],
    [-262, 560],
    [262, 560],
  ]
    .slice(pen.pick('vents', [0, 2, 4]))
    .map(([x, y]) =>
      tag('circle', {
        cx: 600 + (x ?? 0),
        cy: y,
        r: 8,
        fill: '#000',
        opacity: 0.7,
        stroke: pen.main.stitch,
        'stroke-width': 3,
      }),
    )
    .join('');
  const dome = form(pen, crown, panels + holes, [
    ...roundness(shape(crown), 110, 0.95),
    sheen(at`-170 440, -220 580, -200 760`, 110, 0.7),
    ...folds([
      [at`-300 800, -230 780, -150 786`, 14, 0.4],
      [at`290 790, 230 772, 160 782`, 14, 0.4],
    ]),
    cast(at`-330 850, -180 812, 0 798, 180 812, 330 850`, 26, 0.5, 8),
  ]);
  const knob = tag('ellipse', {
    cx: 600,
    cy: 326,
    rx: 26,
    ry: 14,
    fill: pen.trim.body,
    stroke: '#000',
    'stroke-opacity': 0.4,
  });
  if (!front) {
    const arch = at`-120 850 c, -110 740, -60 688, 0 676, 60 688, 110 740, 120 850 c`;
    const strap = at`-190 792 c, 190 792 c, 196 852 c, -196 852 c`;
    return {
      outline: shape(crown),
      art:
        pen.defs +
        dome +
        knob +
        fill(shape(arch), pen.main.deep) +
        fill(shape(arch), '#000', 0.5) +
        stroke(path(arch), pen.main.line, 3) +
        stitched(pen, arch, 10) +
        piece(pen, strap, { cloth: pen.trim, rows: [7], raise: 1 }) +
        seam(at`40 794, 40 850`, pen.trim) +
        strip(pen, 811, 188),
    };
  }
  const rows = pen
    .pick('visor rows', [
      [0, 1, 2, 3, 4, 5],
      [0, 2, 4],
      [4, 5],
    ])
    .map((i) =>
      stitched(
        pen,
        at`${-350 - i * 6} ${870 + i * 26}, -180 ${824 + i * 27}, 0 ${810 + i * 27}, 180 ${824 + i * 27}, ${350 + i * 6} ${870 + i * 26}`,
        0,
        pen.trim.stitch,
      ),
    )
    .join('');
  const brim = form({ ...pen, main: pen.trim }, visor, rows, [
    ...roundness(shape(visor), 60, 1),
    sheen(at`-250 900, -60 856, 120 860`, 60, 0.8, 18),
    cast(at`-338 836, -180 800, 0 786, 180 800, 338 836`, 40, 0.6, 8),
    hollow(at`-340 1020, 0 960, 340 1020`, 40, 0.5, 18),
  ]);
  return {
    outline: shape(crown) + shape(visor),
    art:
      pen.defs +
      dome +
      knob +
      brim +
      (pen.pick('piping', [false, true])
        ? stroke(path(visor.slice(5, 14)), pen.trim.dark ? '#d8d3c8' : pen.main.deep, 7)
        : '') +
      shiningEdge(pen, path(visor.slice(5, 14))) +
      label(
        [600, 640],
        ...pen.pick<readonly [number, number]>('label', [
          [110, 74],
          [84, 84],
          [150, 56],
        ]),
        pen.trim.dark ? pen.trim.body : pen.trim.deep,
        '#f2efe8',
      ),
  };
}
