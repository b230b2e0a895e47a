import { form } from '../kit/assemble.ts';
import { type Plate, reach } from '../kit/canvas.ts';
import { type Knot, type Pt, shape, trace } from '../kit/geometry.ts';
import { at, knots } from '../kit/knots.ts';
import { along, parallel } from '../kit/lines.ts';
import { mark } from '../kit/mark.ts';
import type { Pen } from '../kit/pen.ts';
import { stitched } from '../kit/sewing.ts';
import { cast, roundness } from '../kit/shading.ts';
import { group, stroke } from '../kit/svg.ts';
import { sideRelease } from './side-release.ts';

const corners = (points: readonly Pt[]): Knot[] => points.map(([x, y]) => [x, y, 'c']);

/** A ribbon of some width along a line. */
const ribbon = (line: readonly Pt[], width: number): Knot[] =>
  corners([...parallel(line, width / 2), ...parallel(line, -width / 2).toReversed()]);

/** Up from the crimp, round the neck and down again. */
const loop = at`-12 1030, -50 900, -126 640, -146 420, -112 250, -42 178, 0 170, 42 178, 112 250, 146 420, 126 640, 50 900, 12 1030`;

/** A steel hook on a swivel, hanging from the crimp. */
const hook = () => {
  const body = 'M600 1132C640 1136 652 1172 650 1214C648 1262 628 1290 600 1290C572 1290 556 1268 556 1240';
  const draw = (colour: string, width: number, more = {}) => stroke(body, colour, width, more);
  return (
    draw('#000', 24, { opacity: 0.3, soft: 3, transform: 'translate(4 8)' }) +
    draw('#565b61', 24) +
    draw('#a4a9ae', 16, { transform: 'translate(-2 -2)' }) +
    draw('#eceeef', 4, { transform: 'translate(-5 -5)' }) +
    stroke('M598 1140C574 1160 560 1196 557 1238', '#565b61', 15) +
    stroke('M597 1140C573 1160 559 1196 556 1236', '#c3c7cb', 9) +
    group(
      { transform: 'translate(600 1108)' },
      '<rect x="-24" y="-24" width="48" height="44" rx="10" fill="#7b8086" stroke="#43474c" stroke-width="3"/>',
      '<rect x="-18" y="-18" width="14" height="32" rx="6" fill="#d9dcdf" fill-opacity=".8"/>',
    )
  );
};

/** Webbing for the neck, its two ends pressed together over a hook for keys or a pass. */
export function lanyard(pen: Pen, side: 'front' | 'back'): Plate {
  const printed =
    pen.trim.body === pen.main.body || pen.trim.dark === pen.main.dark
      ? pen.main.dark
        ? '#f2efe8'
        : '#26282b'
      : pen.trim.body;
  const points = trace(loop);
  const band = ribbon(points, 52);
  const marks = [0.1, 0.19, 0.28, 0.37, 0.63, 0.72, 0.81, 0.9].map((share) => {
    const [x, y] = along(points, share).at;
    return side === 'front' ? mark(x, y, 0.42, printed) : '';
  });
  const crimp = knots`562 968 c, 638 968 c, 640 1066 c, 632 1082 c, 568 1082 c, 560 1066 c`;
  return {
    outline: shape(band) + shape(crimp) + reach(600, 1304),
    art:
      pen.defs +
      form(pen, band, marks.join('') + stitched(pen, loop, 21) + stitched(pen, loop, -21), [
        ...roundness(shape(band), 24, 0.8),
        cast(at`40 900, 20 960, 8 1030`, 50, 0.5, 8),
      ]) +
      (pen.features.quickRelease ? sideRelease(600, 920, 100, 64, 90) : '') +
      hook() +
      form(
        { ...pen, weave: 'none' },
        crimp,
        stroke('M560 990H640M560 1058H640', '#000', 4, { opacity: 0.35 }),
        roundness(shape(crimp), 26, 1),
        {
          ...pen.trim,
          body: '#2b2e31',
          dark: true,
        },
      ),
  };
}
