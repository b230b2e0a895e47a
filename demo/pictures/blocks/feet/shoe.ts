import { form } from '../../kit/assemble.ts';
import type { Plate } from '../../kit/canvas.ts';
import { tint, tones } from '../../kit/colour.ts';
import { shape } from '../../kit/geometry.ts';
import { label } from '../../kit/hardware.ts';
import { knots } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { piece, seam, stitched } from '../../kit/sewing.ts';
import { cast, folds, hollow, type Mark, roundness, sheen } from '../../kit/shading.ts';
import { stroke, tag } from '../../kit/svg.ts';
import { furCollar } from '../fur-collar.ts';
import { lace } from './laces.ts';
import { openings, strap } from './sandal.ts';
import { boot, guard, low, midsole, outsole, toeCaps } from './shoe-cuts.ts';
import { rubber, sole } from './shoe-sole.ts';

/** A shoe from the outer side. */
export function shoe(pen: Pen, high: boolean): Plate {
  const cut = high ? boot : low;
  const accent = pen.trim;
  const sandal = !high && pen.features.kind === 'sandal';
  const laceColour = pen.pick('laces', [
    pen.main.dark ? tint(pen.main.body, 0.12) : tint(pen.main.body, -0.25),
    pen.trim.body,
    '#8f8a80',
  ]);
  const foam = tones(pen.trim.body === pen.main.body || pen.trim.dark ? '#3a3d40' : tint(pen.trim.body, -0.04));
  const stripe = sandal
    ? []
    : pen.pick('stripe', [
        [
          knots`596 846 c, 656 790, 704 748 c, 734 748 c, 704 800, 650 850 c`,
          knots`664 852 c, 716 800, 756 758 c, 784 758 c, 758 806, 716 852 c`,
        ],
        [knots`560 850 c, 660 812, 780 730 c, 800 752 c, 720 830, 640 858 c`],
        [
          knots`600 836 c, 690 800, 790 796 c, 790 814 c, 690 822, 600 852 c`,
          knots`616 802 c, 690 768, 776 764 c, 778 782 c, 690 790, 622 816 c`,
        ],
        [],
      ]);
  const vents = sandal
    ? ''
    : stroke(
        pen.pick('vents', [
          'M846 790l40 -6M842 808l44 -6M840 826l46 -5',
          'M846 786v0M866 782v0M886 778v0M850 806v0M870 802v0M890 798v0',
          'M440 800l30 -14M452 818l34 -16M466 834l34 -14',
        ]),
        pen.main.line,
        pen.pick('vent', [4, 7]),
        { opacity: 0.6 },
      );
  const light: Mark[] = [
    ...roundness(shape(cut.upper), 84, 0.75),
    sheen(knots`180 868, 234 836, 326 814`, 32, 0.8, 18),
    sheen(knots`204 852, 246 832, 296 820`, 9, 0.6, 3),
    sheen(knots`420 780, 540 750, 640 720`, 46, 0.4, 18),
    sheen(knots`966 760, 980 820, 990 880`, 44, 0.6, 18),
    sheen(knots`850 700, 900 718, 960 712`, 16, 0.6, 8),
    hollow(knots`410 780, 448 850, 450 930`, 50, 0.3, 18),
    ...folds([
      [knots`408 752, 432 800, 424 850`, 14, 0.6],
      [knots`450 738, 478 784, 476 830`, 12, 0.45],
    ]),
    ...(high
      ? [
          sheen(knots`830 580, 850 660, 880 730`, 60, 0.5, 18),
          sheen(knots`860 474, 940 476, 1010 456`, 26, 0.6, 8),
          ...folds([
            [knots`680 700, 760 716, 850 690`, 18, 0.6],
            [knots`1034 680, 970 700, 900 690`, 18, 0.6],
          ]),
        ]
      : []),
    hollow(knots`150 900, 240 914, 372 918`, 40, 0.5, 18),
    cast(knots`150 922, 300 938, 480 936, 800 916, 1066 902`, 30, 0.6, 8),
    cast(cut.collar.slice(6), 16, 0.4, 8),
  ];
  const inside =
    piece(pen, guard, { cloth: pen.main, rows: [7], raise: 0.5 }) +
    vents +
    seam(cut.quarter, pen.main) +
    stitched(pen, cut.quarter, 6) +
    pen
      .pick('quarter rows', [[13], [], [13, 20]])
      .map((row) => stitched(pen, cut.quarter, row))
      .join('') +
    stripe.map((k) => piece(pen, k, { cloth: accent, rows: [], raise: 0.3, weave: false })).join('') +
    piece(pen, cut.heel, { cloth: pen.pick('heel', [accent, pen.main]), rows: [7], raise: 0.5 }) +
    piece(pen, pen.pick('toe cap', toeCaps), {
      cloth: pen.texture === 'leather' ? pen.main : rubber,
      rows: [7, 14],
      raise: 0.6,
      weave: pen.texture === 'leather',
    }) +
    piece(pen, cut.tongue, { cloth: pen.main, rows: [8], raise: 0.4 }) +
    piece(pen, cut.stay, { cloth: pen.main, rows: [6], raise: 0.8 }) +
    piece(pen, cut.collar, { cloth: accent, rows: [], raise: 0.3, weave: false }) +
    (sandal ? openings() : '');
  const winter = pen.features.kind === 'winter';
  const fastened = sandal
    ? [strap(0), strap(1)].map((k) => piece(pen, k, { cloth: accent, rows: [6], raise: 1.2 })).join('')
    : cut.eyelets.map((k) => lace(pen, k, cut.lean, laceColour)).join('');
  return {
    outline: shape(cut.upper) + shape(midsole) + shape(outsole),
    art:
      pen.defs +
      tag('path', {
        d: 'M250 1010H1066',
        fill: 'none',
        stroke: '#2b2621',
        'stroke-width': 22,
        opacity: 0.5,
        soft: 8,
        'stroke-linecap': 'round',
      }) +
      piece(pen, cut.tab, { cloth: accent, rows: [], raise: 0.4, weave: false }) +
      form(pen, cut.upper, inside, light) +
      sole(pen, foam.body) +
      fastened +
      (high && winter ? furCollar(pen) : '') +
      label([cut.mark[0], cut.mark[1]], 40, 26, pen.main.dark ? pen.main.soft : pen.main.deep, '#f2efe8', cut.mark[2]),
  };
}
