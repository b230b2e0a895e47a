import { form } from '../../kit/assemble.ts';
import { moveTo, type Plate, turned } from '../../kit/canvas.ts';
import { tint, tones } from '../../kit/colour.ts';
import { shape, trace } from '../../kit/geometry.ts';
import { at } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { bartack, felled, piece, stitched } from '../../kit/sewing.ts';
import { cast, folds, hollow, roundness, sheen } from '../../kit/shading.ts';
import { fill, stroke, tag } from '../../kit/svg.ts';
import { furCollar } from '../fur-collar.ts';
import { rubber } from './shoe-sole.ts';

/** From behind, in the measure of the side view: a heel is some eight centimetres wide and stands on 1012. */
const low = {
  upper: at`-104 694 c, -86 640, -46 612, 0 606, 46 612, 86 640, 104 694 c, 110 780, 128 905 c, 0 918, -128 905 c, -110 780`,
  collar: at`-104 694 c, -86 640, -46 612, 0 606, 46 612, 86 640, 104 694 c, 107 744 c, 56 700, 0 690, -56 700, -107 744 c`,
  counter: at`-130 930 c, -112 812, -66 756, 0 744, 66 756, 112 812, 130 930 c`,
  tongue: at`-64 566 c, -40 548, 0 542, 40 548, 64 566 c, 88 720 c, -88 720 c`,
  top: 606,
};

const boot = {
  upper: at`-104 446, -64 424, 0 414, 64 424, 104 446, 117 478, 113 540, 100 640, 101 730, 113 820, 130 905 c, 0 918, -130 905 c, -113 820, -101 730, -100 640, -113 540, -117 478`,
  collar: at`-104 446, -64 424, 0 414, 64 424, 104 446, 118 478, 113 548 c, 60 536, 0 532, -60 536, -113 548 c, -118 478`,
  counter: at`-132 930 c, -112 790, -70 712, 0 700, 70 712, 112 790, 132 930 c`,
  tongue: at`-70 408 c, -40 390, 0 384, 40 390, 70 408 c, 88 520 c, -88 520 c`,
  top: 414,
};

const midsole = at`-134 886 c, -70 900, 0 904, 70 900, 134 886 c, 146 908, 141 936, 130 942 c, 0 950, -130 942 c, -141 936, -146 908`;
const outsole = at`-142 926 c, 0 944, 142 926 c, 152 950, 150 986, 132 1008 c, 0 1014, -132 1008 c, -150 986, -152 950`;

/** Where the wool of a winter boot comes over the edge. */
const rim = trace(at`-112 452, -64 428, 0 418, 64 428, 112 452`);

function heel(pen: Pen, high: boolean): Plate {
  const cut = high ? boot : low;
  const foam = tones(pen.trim.body === pen.main.body || pen.trim.dark ? '#3a3d40' : tint(pen.trim.body, -0.04));
  const loop = at`-19 ${cut.top + 74} c, -21 ${cut.top - 8}, -15 ${cut.top - 40}, 15 ${cut.top - 40}, 21 ${cut.top - 8}, 19 ${cut.top + 74} c`;
  const seamDown = at`0 ${cut.top + 70}, 0 ${high ? 720 : 760}`;
  const lugs = [-118, -70, -22, 26, 74].map((x) => `M${600 + x} 1018l4 -34h36l4 34Z`).join('');
  const { body: threadColour } = pen.trim;
  return {
    outline: shape(cut.upper) + shape(midsole) + shape(outsole),
    art:
      tag('path', {
        d: 'M468 1012H732',
        fill: 'none',
        stroke: '#2b2621',
        'stroke-width': 20,
        opacity: 0.5,
        soft: 8,
        'stroke-linecap': 'round',
      }) +
      form(pen, cut.tongue, '', [hollow(at`0 ${cut.top - 60}, 0 ${cut.top}, 0 ${cut.top + 80}`, 200, 0.9, 18)]) +
      form(
        pen,
        cut.upper,
        (high ? felled(pen, seamDown, 1) : '') +
          piece(pen, cut.collar, { cloth: pen.trim, rows: [], raise: 0.3, weave: false }) +
          piece(pen, cut.counter, { cloth: pen.pick('heel', [pen.trim, pen.main]), rows: [7, 14], raise: 0.7 }) +
          stitched(pen, at`0 ${high ? 712 : 756}, 0 880`, 6) +
          stitched(pen, at`0 ${high ? 712 : 756}, 0 880`, -6),
        [
          ...roundness(shape(cut.upper), 62, 1),
          sheen(at`-52 ${cut.top + 60}, -58 760, -66 870`, 46, 0.7, 18),
          hollow(at`96 ${cut.top + 90}, 100 780, 118 890`, 46, 0.5, 18),
          cast(at`-128 890, 0 906, 128 890`, 26, 0.6, 8),
          ...(high
            ? folds([
                [at`-98 636, -30 652, 40 642`, 16, 0.5],
                [at`100 668, 40 684, -20 676`, 14, 0.4],
              ])
            : []),
        ],
      ) +
      form(
        { ...pen, weave: 'none' },
        outsole,
        fill(lugs, '#000', 0.5),
        [sheen(at`-130 944, 0 960, 110 946`, 12, 0.4, 8)],
        rubber,
      ) +
      form(
        { ...pen, weave: 'none' },
        midsole,
        stroke('M455 912Q600 930 745 912', '#000', 3, { opacity: 0.3 }),
        roundness(shape(midsole), 30, 0.9),
        foam,
      ) +
      (high && pen.features.kind === 'winter' ? furCollar(pen, rim) : '') +
      piece(pen, loop, { cloth: pen.trim, rows: [5], raise: 0.8 }) +
      bartack([600, cut.top + 64], 30, 0, threadColour === pen.main.body ? pen.stitch : pen.main.stitch),
  };
}

/** A pair from behind: collars, heel counters, loops and the edge of the soles. */
export function heels(pen: Pen, high: boolean): Plate {
  const right = moveTo(heel(pen, high), 1, 178, 0);
  const left = turned(moveTo(heel(pen, high), 1, 178, 0));
  return { outline: left.outline + right.outline, art: pen.defs + left.art + right.art };
}
