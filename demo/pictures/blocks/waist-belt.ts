import { form } from '../kit/assemble.ts';
import type { Plate } from '../kit/canvas.ts';
import { shape } from '../kit/geometry.ts';
import { cap, label } from '../kit/hardware.ts';
import { knots } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, stitched, threadOn } from '../kit/sewing.ts';
import { cast, roundness, sheen } from '../kit/shading.ts';
import { group } from '../kit/svg.ts';
import { sideRelease } from './side-release.ts';

/** A metal frame with its prong, seen from the front. */
const buckle = (x: number, y: number, w: number, h: number) => {
  const frame = (colour: string, width: number, dy = 0) =>
    `<rect x="${-w / 2}" y="${-h / 2 + dy}" width="${w}" height="${h}" rx="14" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return group(
    { transform: `translate(${x} ${y})` },
    `<rect x="${-w / 2 - 2}" y="${-h / 2 + 8}" width="${w + 10}" height="${h}" rx="16" fill="none" stroke="#000" stroke-width="20" opacity=".4" soft="3"/>`,
    frame('#4a4e53', 22),
    frame('#9aa0a6', 15, -2),
    frame('#e4e7ea', 4, -6),
    `<path d="M${-w / 2} 0H${w / 2 + 6}" stroke="#4a4e53" stroke-width="16" stroke-linecap="round"/><path d="M${-w / 2} -2H${w / 2 + 4}" stroke="#b9bec3" stroke-width="10" stroke-linecap="round"/>`,
  );
};

/** A closed belt: the near half with its buckle, the far half seen inside. */
export function belt(pen: Pen, side: 'front' | 'back'): Plate {
  const far = knots`116 720 c, 150 640, 250 590, 420 556, 600 548, 780 556, 950 590, 1050 640, 1084 720 c, 1086 830 c, 1010 740, 900 680, 760 654, 600 646, 440 654, 300 680, 190 740, 114 830 c`;
  const near = knots`118 706 c, 132 800, 300 888, 600 904, 900 888, 1068 800, 1082 706 c, 1092 790, 1084 850 c, 1010 968, 800 1024, 600 1030, 400 1024, 190 968, 116 850 c, 108 790`;
  const end = knots`640 922 c, 820 912, 950 880 c, 976 912, 966 966 c, 830 1004, 640 1012 c`;
  const colour = threadOn(pen, pen.main);
  const holes = pen
    .pick('holes', [[700, 750, 800, 850], [690, 724, 758, 792, 826, 860], []])
    .map((x, i) => cap([x, 966 - i * 6], 7, 'black'))
    .join('');
  const closed =
    piece(pen, end, { rows: pen.pick('end rows', [[8], [8, 18]]), raise: 1 }) +
    holes +
    piece(pen, knots`470 902 c, 520 906 c, 520 1036 c, 470 1032 c`, { cloth: pen.trim, rows: [6], raise: 1 }) +
    (pen.features.quickRelease
      ? sideRelease(590, 970, 210, 124)
      : buckle(
          604,
          968,
          ...pen.pick<readonly [number, number]>('buckle', [
            [130, 150],
            [96, 150],
            [170, 132],
          ]),
        )) +
    label([930, 936], 34, 26, pen.trim.dark ? pen.trim.soft : pen.trim.deep, '#f2efe8', -14);
  return {
    outline: shape(far) + shape(near),
    art:
      pen.defs +
      form(pen, far, '', [{ tone: 'dark', blur: 18, d: shape(far), opacity: 0.9 }, ...roundness(shape(far), 60, 0.8)]) +
      form(
        pen,
        near,
        stitched(pen, knots`126 730, 300 902, 600 918, 900 902, 1076 730`, -6, colour) +
          stitched(pen, knots`118 836, 200 956, 400 1010, 600 1016, 800 1010, 1000 956, 1080 836`, 0, colour) +
          pen
            .pick('middle rows', [[], [52], [34, 70]])
            .map((y) =>
              stitched(
                pen,
                knots`122 ${726 + y}, 300 ${898 + y}, 600 ${914 + y}, 900 ${898 + y}, 1078 ${726 + y}`,
                0,
                colour,
              ),
            )
            .join(''),
        [
          ...roundness(shape(near), 60, 0.9),
          sheen(knots`180 860, 330 944, 560 962`, 46, 0.8, 18),
          cast(knots`440 920, 450 970, 440 1020`, 40, 0.5, 8),
        ],
      ) +
      (side === 'front' ? closed : leatherPatch(pen)),
  };
}

/** Seen from behind: a plain band with the maker's patch. */
const leatherPatch = (pen: Pen) =>
  piece(pen, knots`520 926 c, 680 926 c, 680 1012 c, 520 1012 c`, { cloth: pen.trim, rows: [7], raise: 0.7 }) +
  label([600, 969], 46, 34, pen.trim.dark ? pen.trim.soft : pen.trim.deep, '#f2efe8');
