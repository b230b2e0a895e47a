import type { Part } from '../kit/assemble.ts';
import { reflective } from '../kit/bands.ts';
import type { Tones } from '../kit/colour.ts';
import { path } from '../kit/geometry.ts';
import { label, zip } from '../kit/hardware.ts';
import { at, knots, mirror, sides, whole } from '../kit/knots.ts';
import { acrossAt } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { felled, piece, stitched } from '../kit/sewing.ts';
import { cast } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';
import type { Torso } from './torso.ts';

/** Zip pullers in the second colour, in metal, or in a colour that is easy to see. */
export const pullOf = (pen: Pen) => pen.pick('puller', [pen.trim.body, '#9da2a7', '#e0611b', pen.main.line, '#e9e4d8']);

export const teethOf = (tone: Tones) => (tone.dark ? '#6f7478' : '#4d5257');

/** The front zip from collar to hem, under a flap or visible. */
export function frontZip(
  pen: Pen,
  block: Torso,
  options: { top: number; bottom?: number; flap?: boolean; pull?: string },
): Part {
  const { top, bottom = block.hem + 8, flap = false, pull = pullOf(pen) } = options;
  const line = at`0 ${top}, 0 ${bottom}`;
  if (!flap)
    return {
      over: zip(line, {
        tape: pen.pick('zip tape', [
          pen.main.dark ? pen.main.deep : pen.trim.dark ? pen.trim.body : pen.main.deep,
          pen.trim.body,
        ]),
        teeth: teethOf(pen.main),
        width: 15,
        puller: 0.02,
        pull,
      }),
      marks: [cast(line, 44, 0.3, 8)],
      cloth: pen
        .pick('zip rows', [[17], [17, 24], [30]])
        .map((off) => stitched(pen, line, off) + stitched(pen, line, -off))
        .join(''),
    };
  const cover = at`-26 ${top} c, 30 ${top} c, 30 ${bottom} c, -26 ${bottom} c`;
  return {
    cloth: piece(pen, cover, { rows: pen.pick('flap rows', [[6], [6, 13], [16]]), raise: 0.8 }),
    marks: [cast(at`32 ${top}, 32 ${bottom}`, 14, 0.5, 8), cast(at`-27 ${top}, -27 ${bottom}`, 8, 0.3, 3)],
  };
}

/** How the yoke runs across the chest: rounded, straight, rising to the zip, or down to a point. */
const yokeLine = (pen: Pen, y: number): readonly [half: number, middle: number] =>
  pen.pick('yoke', [
    [y + 10, y + 14],
    [y - 2, y - 4],
    [y - 26, y - 52],
    [y + 26, y + 52],
  ]);

/** A yoke over the shoulders, in either cloth. */
export function yoke(pen: Pen, { armhole, neck }: Torso, y: number, cloth?: Tones): Part {
  const x = acrossAt(
    armhole.map((k) => [k[0], k[1]] as const),
    y,
  );
  const [half, middle] = yokeLine(pen, y);
  if (!cloth) {
    const line = knots`600 ${middle}, ${(600 + x) / 2} ${half}, ${x} ${y}`;
    return { inside: felled(pen, line, 1) + felled(pen, mirror(line), -1) };
  }
  const panel = whole(
    knots`600 190, ${600 + neck} 200 c, ${armhole[0]?.[0] ?? 0} 256 c, ${x + 14} ${y} c, ${(600 + x) / 2} ${half}, 600 ${middle} c`,
  );
  return { inside: piece(pen, panel, { cloth, rows: pen.pick('yoke rows', [[6], [6, 13]]), raise: 0.35 }) };
}

/** Side panels that shape the waist. */
export function sidePanels(pen: Pen, { side, hem }: Torso, cloth: Tones): Part {
  const x = (y: number) => acrossAt(side, y);
  const panel = knots`${x(566) + 6} 540 c, ${x(830) + 6} 830, ${x(hem) + 8} ${hem + 14} c, ${x(hem) - 62} ${hem + 14} c, ${x(830) - 58} 830, ${x(566) - 22} 560, ${x(566) - 30} 470 c`;
  return { inside: sides(panel, (k) => piece(pen, k, { cloth, rows: [6], raise: 0.25 })) };
}

/** The hem's cord and its stopper. */
export function hemCord(pen: Pen, { side, hem }: Torso): Part {
  const x = acrossAt(side, hem - 20) - 26;
  const cord = knots`${x} ${hem - 10}, ${x + 6} ${hem + 18}, ${x + 2} ${hem + 34}`;
  return {
    over:
      stroke(path(cord), '#1d1f21', 4) +
      `<rect x="${x - 8}" y="${hem + 2}" width="20" height="18" rx="6" fill="#2a2c2f" stroke="#000" stroke-opacity=".5"/>` +
      stroke(path(cord.slice(1)), pen.trim.stitch, 1.2, { 'stroke-dasharray': '2 3', opacity: 0.6 }),
  };
}

/** The small mark on chest or sleeve. */
export const badge = (pen: Pen, x: number, y: number): Part => ({
  over: label(
    [600 + x + (Math.abs(x) > 100 ? Math.sign(x) * pen.pick('badge place', [0, 30]) : 0), y],
    ...pen.pick<readonly [number, number]>('badge', [
      [34, 24],
      [56, 22],
      [26, 36],
    ]),
    pen.trim.dark && pen.main.dark ? pen.main.soft : pen.trim.dark ? pen.trim.body : pen.main.deep,
    '#f2efe8',
  ),
});

/** A small bar of tape below the yoke, which makes a plain back visible in the dark. */
export const backTape = (pen: Pen, y: number): Part => ({
  inside: reflective(pen, at`-70 ${y} c, 70 ${y} c, 70 ${y + 16} c, -70 ${y + 16} c`),
});
