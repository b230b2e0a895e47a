import { form } from '../kit/assemble.ts';
import type { Plate } from '../kit/canvas.ts';
import { tint, tones } from '../kit/colour.ts';
import { shape } from '../kit/geometry.ts';
import { label } from '../kit/hardware.ts';
import { at } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { felled, seam, stitched } from '../kit/sewing.ts';
import { cast, folds, hollow, roundness, sheen } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';

const dome = at`-318 1128 c, -292 1060, -226 1000, -214 920, -256 800, -276 640, -258 500, -190 388, -90 330, 0 318, 90 330, 190 388, 258 500, 276 640, 256 800, 214 920, 226 1000, 292 1060, 318 1128 c, 190 1182, 0 1204, -190 1182`;
const face = at`0 520, 92 536, 158 592, 178 680, 160 772, 108 838, 40 864, 0 868, -40 864, -108 838, -160 772, -178 680, -158 592, -92 536`;

/** The brushed inside of the back, seen through the opening. */
function inner(pen: Pen): string {
  const lining = tones(tint(pen.main.body, pen.main.dark ? 0.09 : -0.1, 0.9));
  return form(
    pen,
    face,
    seam(at`-4 500, -10 700, -4 880`, lining) + label([600, 806], 64, 36, '#efece5', '#26282b'),
    [
      { tone: 'dark', blur: 18, d: shape(face), width: 84, opacity: 0.75 },
      hollow(at`-150 560, 0 528, 150 560`, 120, 0.75, 36),
      hollow(at`130 600, 150 700, 110 810`, 70, 0.5, 18),
    ],
    lining,
  );
}

/** A thin hood for under the helmet: close round the face, down over the neck to the shoulders. */
export function liner(pen: Pen, side: 'front' | 'back'): Plate {
  const front = side === 'front';
  const rim = shape(face);
  const wide = pen.pick('rim', [26, 18, 36]);
  const rows = pen.pick('hem', [[0, -8], [0], [0, -8, -30]]);
  const opening = front
    ? inner(pen) +
      stroke(rim, '#000', 34, { opacity: 0.25, soft: 3, transform: 'translate(1 5)' }) +
      stroke(rim, pen.trim.line, wide + 3) +
      stroke(rim, pen.trim.body, wide) +
      stroke(rim, pen.trim.stitch, 2, { 'stroke-dasharray': '7.5 3.6', opacity: 0.75 })
    : felled(pen, at`0 320, 4 700, 0 1198`, 1);
  const dart = pen.pick('darts', [100, 60, 150]);
  const crown = front
    ? felled(pen, at`${-dart} 336, ${-dart * 0.6} 420, ${-dart * 0.4} 506`, -1) +
      felled(pen, at`${dart} 336, ${dart * 0.6} 420, ${dart * 0.4} 506`, 1)
    : felled(pen, at`-150 356, -196 600, -150 1190`, -1) + felled(pen, at`150 356, 196 600, 150 1190`, 1);
  const throat = front ? felled(pen, at`4 880, 6 1040, 0 1198`, 1) : '';
  const body = form(pen, dome, crown + throat, [
    ...roundness(shape(dome), 100, 1),
    sheen(at`-176 430, -232 620, -206 840`, 80, 0.7),
    sheen(at`-140 990, -190 1060, -210 1130`, 80, 0.4, 18),
    ...folds([
      [at`-222 930, -120 978, 10 980`, 24, 0.75],
      [at`224 920, 130 984, 20 1004`, 24, 0.75],
      [at`-226 990, -140 1040, -40 1046`, 22, 0.55],
      [at`232 986, 160 1056, 90 1080`, 22, 0.5],
      [at`-250 790, -190 850, -120 872`, 18, 0.5],
      [at`250 790, 196 850, 130 876`, 18, 0.5],
    ]),
    ...(front ? [cast(face.slice(0, 7), 60, 0.3, 18)] : []),
  ]);
  return {
    outline: shape(dome),
    art:
      pen.defs +
      body +
      opening +
      rows
        .map((y) =>
          stitched(pen, at`-306 ${1110 + y}, -186 ${1160 + y}, 0 ${1182 + y}, 186 ${1160 + y}, 306 ${1110 + y}`, 0),
        )
        .join('') +
      (front && pen.pick('signature', [false, true])
        ? label([700, 1080], 60, 38, pen.trim.dark ? pen.trim.soft : pen.trim.deep, '#f2efe8')
        : ''),
  };
}
