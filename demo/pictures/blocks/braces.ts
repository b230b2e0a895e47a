import { form } from '../kit/assemble.ts';
import { type Plate, reach, turned } from '../kit/canvas.ts';
import { type Knot, shape, trace } from '../kit/geometry.ts';
import { at, knots, mirror } from '../kit/knots.ts';
import { parallel } from '../kit/lines.ts';
import { mark } from '../kit/mark.ts';
import type { Pen } from '../kit/pen.ts';
import { bartack, piece, stitched } from '../kit/sewing.ts';
import { hollow, roundness } from '../kit/shading.ts';
import { group } from '../kit/svg.ts';
import { sideRelease } from './side-release.ts';

const metal = { edge: '#4a4e53', face: '#a9aeb3', light: '#eceeef' };

/** A sprung clip with its hinge, teeth hidden behind. */
const clip = (x: number, y: number, turn: number) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    '<rect x="-34" y="-8" width="74" height="116" rx="14" fill="#000" opacity=".3" soft="3"/>',
    `<path d="M-36 -14H36V14H-36Z" fill="none" stroke="${metal.edge}" stroke-width="13" stroke-linejoin="round"/>`,
    `<path d="M-36 -14H36V14H-36Z" fill="none" stroke="${metal.face}" stroke-width="8" stroke-linejoin="round"/>`,
    `<path d="M-30 20H30L26 96Q0 110 -26 96Z" fill="${metal.face}" stroke="${metal.edge}" stroke-width="3"/>`,
    `<path d="M-22 28L-19 90" stroke="${metal.light}" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="M-28 44Q0 52 28 44" fill="none" stroke="${metal.edge}" stroke-opacity=".6" stroke-width="3"/>`,
  );

/** The slide that sets the length: a frame with a bar, the webbing double below it. */
const slide = (x: number, y: number, turn: number) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    '<rect x="-44" y="-20" width="92" height="56" rx="9" fill="none" stroke="#000" stroke-width="12" opacity=".3" soft="3"/>',
    `<path d="M-44 -26H44V26H-44ZM-44 0H44" fill="none" stroke="${metal.edge}" stroke-width="12" stroke-linejoin="round"/>`,
    `<path d="M-44 -27H44V25H-44ZM-44 -1H44" fill="none" stroke="${metal.face}" stroke-width="7" stroke-linejoin="round"/>`,
    `<path d="M-42 -29H40" stroke="${metal.light}" stroke-width="2.4"/>`,
  );

const front = at`26 330, 64 420, 112 600, 138 820, 146 1010, 146 1180`;
const rear = at`0 330, 0 600, 0 880, 0 1080`;

/** Hanging braces: the two front straps, the back strap between them, and a patch where they meet. */
export function braces(pen: Pen, side: 'front' | 'back'): Plate {
  const strap = (line: readonly Knot[], half: number) => {
    const points = trace(line);
    const edge = [...parallel(points, half), ...parallel(points, -half).toReversed()].map(
      ([x, y]): Knot => [x, y, 'c'],
    );
    const thread = pen.trim.dark === pen.main.dark ? pen.stitch : pen.trim.body;
    return {
      edge,
      art: form(pen, edge, stitched(pen, line, half - 8, thread) + stitched(pen, line, 8 - half, thread), [
        ...roundness(shape(edge), 26, 0.9),
        hollow(at`0 300, 0 400, 0 500`, 150, 0.6, 18),
      ]),
    };
  };
  const half = pen.pick('webbing', [33, 26, 40]);
  const [left, right, middle] = [strap(mirror(front), half), strap(front, half), strap(rear, half)];
  const height = pen.pick('slide', [800, 900, 700]);
  const lean = (height - 600) * 0.13 + 111;
  const released = pen.features.quickRelease
    ? sideRelease(746, 1096, 96, 84, 90) + sideRelease(454, 1096, 96, 84, 90)
    : '';
  const ends =
    clip(454, 1196, 0) + clip(746, 1196, 0) + released + slide(600 + lean, height, -4) + slide(600 - lean, height, 4);
  const behind = middle.art + clip(600, 1096, 0);
  const patch = knots`560 214 c, 600 204, 640 214 c, 676 330, 690 392 c, 640 424, 600 432, 560 424, 510 392 c, 524 330`;
  const leather = piece({ ...pen, texture: 'leather' }, patch, {
    cloth: pen.trim,
    rows: pen.pick('patch rows', [[9], [9, 18]]),
    raise: 1.2,
    weave: false,
  });
  const outer = left.art + right.art + ends;
  const plate = {
    outline: [left, right, middle].map(({ edge }) => shape(edge)).join('') + shape(patch) + reach(600, 1306),
    art:
      pen.defs +
      (side === 'front' ? behind + outer : outer + behind) +
      leather +
      bartack([600, 404], 60, 0, pen.trim.stitch) +
      (side === 'front' ? mark(600, 312, 0.9, pen.trim.dark ? '#d9d4ca' : pen.trim.deep) : ''),
  };
  return side === 'front' ? plate : turned(plate);
}
