import { ribs } from '../blocks/ribs.ts';
import { form } from '../kit/assemble.ts';
import { moveTo, type Plate, together, turned } from '../kit/canvas.ts';
import { tones } from '../kit/colour.ts';
import type { Garment } from '../kit/garment.ts';
import { type Knot, path, shape } from '../kit/geometry.ts';
import { label } from '../kit/hardware.ts';
import { knots } from '../kit/knots.ts';
import { mark } from '../kit/mark.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, seam, stitched } from '../kit/sewing.ts';
import { cast, folds, hollow, type Mark, roundness, sheen } from '../kit/shading.ts';
import { fill, stroke } from '../kit/svg.ts';

/** Little finger to index: from knuckle to tip, and how far the tip curls to the side. */
const axes = [
  { base: 470, tip: 424, top: 490, curl: 40 },
  { base: 535, tip: 520, top: 356, curl: 16 },
  { base: 618, tip: 626, top: 304, curl: -8 },
  { base: 704, tip: 738, top: 358, curl: -38 },
] as const;

/** A hand at ease: fingers taper, bend a little towards each other, and none is quite straight. */
const eased = (knot: Knot): Knot => {
  const [x, y] = knot;
  if (y > 690 || x > 782) return knot;
  const away = (690 - y) / 386;
  const along = (axis: (typeof axes)[number]) => axis.base + ((axis.tip - axis.base) * (690 - y)) / (690 - axis.top);
  const finger = axes.reduce((near, axis) => (Math.abs(along(axis) - x) < Math.abs(along(near) - x) ? axis : near));
  const middle = along(finger);
  const reach = (690 - y) / (690 - finger.top);
  const to: readonly [number, number] = [
    middle + (x - middle) * (1 - 0.16 * reach) + finger.curl * reach ** 2 - finger.curl * 0.5 * reach,
    y + 26 * away,
  ];
  return knot.length === 3 ? [...to, 'c'] : to;
};

/** A left hand from above, thumb to the right. */
const hand =
  knots`476 1270 c, 486 1130, 460 1000, 434 860, 424 750, 406 650, 392 552, 400 506, 424 490, 450 502, 464 560, 482 656, 494 690 c, 488 560, 482 424, 492 374, 520 356, 548 372, 558 440, 566 560, 576 654 c, 580 520, 584 376, 598 322, 626 304, 654 320, 662 384, 660 520, 660 658 c, 678 540, 698 424, 712 374, 738 358, 764 374, 768 440, 756 560, 742 690, 742 800 c, 800 730, 848 676, 880 658, 908 672, 914 708, 892 774, 850 866, 800 950, 752 1030, 724 1130, 730 1270 c`.map(
    eased,
  );

const cuff = knots`470 1120 c, 736 1120 c, 740 1280 c, 466 1280 c`;
const tips = knots`370 280 c, 940 280 c, 940 700 c, 790 690 c, 742 690, 660 664, 576 660, 494 696, 440 660, 370 660 c`;

const deepDip = knots`370 280 c, 940 280 c, 940 760 c, 800 840 c, 720 852, 600 838, 500 852, 420 840, 370 800 c`;
const shallowDip = knots`370 280 c, 940 280 c, 940 700 c, 860 690, 760 560, 660 520, 576 524, 480 540, 440 600, 370 600 c`;
const allTips = knots`370 280 c, 800 280 c, 780 452 c, 700 470, 600 452, 480 470, 380 580 c`;
const indexTips = knots`680 280 c, 800 280 c, 780 460 c, 690 470 c`;

const conductive = tones('#8f959b');

const palm = knots`370 280 c, 940 280 c, 940 700 c, 830 900, 752 1010, 712 1084 c, 600 1104, 492 1084 c, 446 960, 414 800, 370 700 c`;

function light(): Mark[] {
  const fingers = [
    knots`420 540, 432 620, 452 700`,
    knots`508 400, 512 520, 524 660`,
    knots`612 350, 610 500, 612 650`,
    knots`728 400, 712 520, 700 660`,
  ];
  const joints = axes.flatMap(({ base, tip, top }) =>
    [0.3, 0.64].map((share) => {
      const [x, y] = [base + (tip - base) * share, 690 - (690 - top) * share];
      return knots`${x - 26} ${y + 4}, ${x} ${y + 10}, ${x + 24} ${y}`;
    }),
  );
  return [
    ...roundness(shape(hand), 56, 0.95),
    ...fingers.map((k) => sheen(k.map(eased), 28, 0.6, 8)),
    ...folds(joints.map((k) => [k.map(eased), 9, 0.45] as const)),
    sheen(knots`500 760, 510 900, 540 1060`, 110, 0.5, 36),
    sheen(knots`880 690, 840 780, 790 880`, 34, 0.6, 8),
    ...[494, 576, 660].map((x) => hollow(knots`${x} 640, ${x} 720, ${x - 4} 790`, 26, 0.5, 8)),
    hollow(knots`742 780, 720 880, 700 980`, 40, 0.45, 18),
    ...folds([
      [knots`700 960, 740 930, 790 900`, 16, 0.6],
      [knots`470 1060, 560 1090, 690 1076`, 18, 0.6],
      [knots`440 880, 500 900, 560 890`, 15, 0.35],
    ]),
  ];
}

/** A finger tip for touchscreens, on gloves with dipped tips. */
const touchTip = (pen: Pen) =>
  pen.features.touch ? piece(pen, indexTips, { cloth: conductive, rows: [], raise: 0.3, weave: false }) : '';

/** Back of the hand: knuckle guard and strap on leather, bare knit on dipped gloves. */
function backOfHand(pen: Pen, dipped: boolean) {
  const knuckles = pen.pick('knuckles', [
    knots`450 800 c, 560 740, 700 740 c, 716 800, 706 850 c, 580 852, 462 900 c`,
    knots`446 780 c, 560 726, 712 730 c, 716 772 c, 580 776, 452 828 c`,
    knots`450 790 c, 560 736, 706 740 c, 700 880, 640 960 c, 540 960, 470 920 c`,
  ]);
  const strap = pen.pick('strap', [
    knots`468 1130 c, 700 1122 c, 724 1152, 702 1186 c, 466 1196 c`,
    knots`468 1106 c, 640 1100 c, 676 1146, 640 1192 c, 466 1196 c`,
    knots`468 1150 c, 736 1142 c, 736 1182 c, 466 1192 c`,
  ]);
  const capped = pen.features.touch ? 'index' : pen.pick('finger tips', ['', 'all']);
  const bars = pen.pick('knuckle bars', [6, 0, 12]);
  const seams = [
    'M494 690C500 760 506 820 512 880',
    'M576 654C578 730 580 800 582 860',
    'M660 658C656 730 652 800 648 850',
  ].map((d) => stroke(d, pen.main.line, 2.2, { opacity: 0.7 }));
  if (dipped) {
    const back = pen.pick('back print', ['', 'lines', 'mark']);
    return (
      piece(pen, pen.pick('dip', [tips, deepDip, shallowDip]), {
        cloth: pen.trim,
        rows: [],
        raise: 0.2,
        weave: false,
      }) +
      (back === 'lines'
        ? stroke('M500 930q90 26 190 0M506 956q86 26 178 0M512 982q80 24 166 0', pen.trim.body, 7)
        : '') +
      (back === 'mark' ? mark(592, 950, 1.1, pen.trim.body) : '') +
      touchTip(pen)
    );
  }
  const ends =
    capped === '' ? '' : piece(pen, capped === 'all' ? allTips : indexTips, { cloth: pen.trim, rows: [7], raise: 0.3 });
  return (
    seams.join('') +
    ends +
    piece(pen, knuckles, { cloth: pen.trim, rows: [6], raise: 0.9 }) +
    ['M500 812L506 868', 'M556 786L560 850', 'M614 776L616 846', 'M664 776L664 846']
      .map((d) => (bars ? stroke(d, pen.trim.line, bars, { opacity: 0.6 }) : ''))
      .join('') +
    piece(pen, strap, { cloth: pen.trim, rows: [6], raise: 0.9 }) +
    label([660, 1156], 40, 28, pen.trim.dark ? pen.trim.soft : pen.trim.deep, '#f2efe8')
  );
}

function palmSide(pen: Pen, dipped: boolean) {
  const thumb = knots`742 800, 700 900, 690 1000, 706 1080`;
  const joints =
    'M404 600H466M490 520H560M590 470H660M700 500H762M440 800C520 830 620 830 730 790M450 900C540 930 640 920 700 890';
  return (
    piece(pen, palm, { cloth: pen.trim, rows: dipped ? [] : [7], raise: 0.3, weave: !dipped }) +
    (dipped
      ? stroke(joints, '#000', 3, { opacity: 0.25 }) + touchTip(pen)
      : seam(thumb, pen.trim) +
        stitched(pen, thumb, 7) +
        stroke(joints, pen.trim.line, 2, { opacity: 0.5, 'stroke-dasharray': '7 4' }))
  );
}

function glove(pen: Pen, side: 'front' | 'back'): Plate {
  const dipped = pen.texture === 'knit';
  const end = dipped
    ? piece(pen, cuff, { rows: [], raise: 0.1, weave: false }) +
      ribs(knots`474 1122, 732 1122`, knots`472 1276, 734 1276`, 34, pen.main) +
      stroke(
        'M470 1266H738',
        pen.pick('cuff edge', [pen.trim.body, '#e0611b', '#3f79a8', '#e9e4d8']),
        pen.pick('cuff edge width', [12, 26]),
      )
    : pen
        .pick('cuff rows', [[0], [0, 8], [0, 30]])
        .map((row) => stitched(pen, knots`470 1250, 740 1250`, row))
        .join('') + (pen.features.lining ? fill('M466 1256H744V1290H466Z', pen.trim.soft) : '');
  const marks = [...light(), ...(dipped ? [cast(knots`470 1122, 736 1122`, 16, 0.5, 8)] : [])];
  return {
    outline: shape(hand),
    art:
      form(pen, hand, (side === 'front' ? backOfHand(pen, dipped) : palmSide(pen, dipped)) + end, marks) +
      stroke(path(knots`474 1270, 600 1276, 732 1270`), '#000', 2, { opacity: 0.3 }),
  };
}

function pair(pen: Pen, side: 'front' | 'back'): Plate {
  const one = moveTo(glove(pen, side), 0.98, -250, 20);
  const both = together(turned(moveTo(glove(pen, side), 0.98, -250, -60)), one);
  return { outline: both.outline, art: pen.defs + both.art };
}

export const gloves: Garment = {
  front: (pen) => pair(pen, 'front'),
  back: (pen) => pair(pen, 'back'),
  detail: { side: 'front', at: [360, 960], scale: 2 },
  wear: 'outfit',
  size: () => ({ height: 27 }),
};
