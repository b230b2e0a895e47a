import type { Part } from '../../kit/assemble.ts';
import { reflective } from '../../kit/bands.ts';
import { type Knot, path } from '../../kit/geometry.ts';
import { label, zip } from '../../kit/hardware.ts';
import { at, knots, mirror, sides } from '../../kit/knots.ts';
import { acrossAt } from '../../kit/lines.ts';
import type { Pen } from '../../kit/pen.ts';
import { felled, piece, seam, stitched } from '../../kit/sewing.ts';
import { cast, folds, hollow, sheen } from '../../kit/shading.ts';
import { stroke } from '../../kit/svg.ts';
import type { Legs } from './trousers.ts';

/** A band round the leg, its lower edge a little round, as on a tube seen from above. */
export function legBand({ inner, outer }: Legs, top: number, height: number, sag = 7): Knot[] {
  const [a, b, c, d] = [
    acrossAt(outer, top),
    acrossAt(outer, top + height),
    acrossAt(inner, top + height),
    acrossAt(inner, top),
  ];
  return knots`${a + 3} ${top - sag} c, ${b + 3} ${top + height - sag} c, ${(b + c) / 2} ${top + height + sag * 0.6}, ${c - 3} ${top + height} c, ${d - 3} ${top} c, ${(a + d) / 2} ${top + sag * 0.6}`;
}

/** Reflective tape round both legs at these heights. */
export function legTapes(pen: Pen, block: Legs, heights: readonly number[], height = 50): Part {
  return { inside: heights.map((y) => sides(legBand(block, y, height), (k) => reflective(pen, k))).join('') };
}

/** The legs below this height in the second colour. */
export function darkLegs(pen: Pen, block: Legs, from: number): Part {
  const band = legBand(block, from, block.hem + 14 - from, 6);
  return { inside: sides(band, (k) => piece(pen, k, { cloth: pen.trim, rows: [6], raise: 0.3 })) };
}

/** A darker upper part: hips and seat in the second colour. */
export function darkHips(pen: Pen, { outer }: Legs, to: number): Part {
  const x = acrossAt(outer, to) + 4;
  const hips = knots`${600 - x + 600} 100 c, ${x} 100 c, ${x} ${to} c, ${(x + 600) / 2} ${to + 26}, 600 ${to + 36} c, ${900 - x / 2} ${to + 26}, ${1200 - x} ${to} c`;
  return { inside: piece(pen, hips, { cloth: pen.trim, rows: [6], raise: 0.3 }) };
}

/** Stretch cloth at the crotch and above the knee, finely ribbed. */
export function stretchPanels(pen: Pen, { inner, outer }: Legs, view: 'front' | 'back'): Part {
  const gusset = knots`600 452 c, ${acrossAt(inner, 560)} 560, ${acrossAt(inner, 700)} 700 c, ${acrossAt(inner, 600) + 44} 590, 640 452, 600 408 c`;
  const y = view === 'front' ? 776 : 880;
  const knee = knots`${acrossAt(outer, y) + 4} ${y - 16} c, ${acrossAt(outer, y + 34) + 4} ${y + 34} c, ${(acrossAt(outer, y) + acrossAt(inner, y)) / 2} ${y + 26}, ${acrossAt(inner, y + 34) - 4} ${y + 34} c, ${acrossAt(inner, y) - 4} ${y - 16} c, ${(acrossAt(outer, y) + acrossAt(inner, y)) / 2} ${y - 24}`;
  const seat = at`-270 140 c, 0 120, 270 140 c, 250 205 c, 107 228, 0 246, -107 228, -250 205 c`;
  const ribs = Array.from(
    { length: 6 },
    (_, i) =>
      `M${acrossAt(inner, y) - 4} ${y - 10 + i * 8}Q${(acrossAt(inner, y) + acrossAt(outer, y)) / 2} ${y - 18 + i * 8} ${acrossAt(outer, y) + 4} ${y - 10 + i * 8}`,
  ).join('');
  const line = (d: string) => stroke(d, pen.trim.line, 2, { opacity: 0.5 });
  return {
    inside:
      sides(gusset, (k) => piece(pen, k, { cloth: pen.trim, rows: [], raise: 0.2 })) +
      (view === 'back' ? piece(pen, seat, { cloth: pen.trim, rows: [], raise: 0.2 }) : '') +
      sides(knee, (k) => piece(pen, k, { cloth: pen.trim, rows: [], raise: 0.2 })) +
      line(ribs) +
      `<g transform="translate(1200 0) scale(-1 1)">${line(ribs)}</g>`,
  };
}

/** A pressed crease down the middle of each leg. */
export function crease({ inner, outer, hem }: Legs): Part {
  const line: Knot[] = [330, 620, 900, hem - 10].map((y) => [
    acrossAt(inner, Math.max(460, y)) * 0.44 + acrossAt(outer, y) * 0.56 - (y < 460 ? 6 : 0),
    y,
  ]);
  return {
    marks: [line, mirror(line)].flatMap((k) => [
      { tone: 'light' as const, blur: 3 as const, d: path(k), width: 5, opacity: 0.5, shift: [-3, 0] as const },
      { tone: 'dark' as const, blur: 3 as const, d: path(k), width: 5, opacity: 0.5, shift: [3, 0] as const },
    ]),
  };
}

/** A zipped pocket on the thigh, slanting with the hand. */
export function zipPocket(pen: Pen, { outer, inner }: Legs, side: 1 | -1): Part {
  const x = acrossAt(outer, 600) * 0.62 + acrossAt(inner, 600) * 0.38;
  const line = knots`${x + 44} 540, ${x + 36} 700`;
  const frame = knots`${x + 32} 528 c, ${x + 58} 530 c, ${x + 50} 712 c, ${x + 24} 710 c`;
  const turn = (k: readonly Knot[]) => (side === 1 ? [...k] : mirror(k));
  return {
    cloth:
      piece(pen, turn(frame), { rows: [], raise: 0.3 }) +
      stitched(pen, turn(knots`${x + 24} 524, ${x + 14} 718`), side * 4),
    over: zip(turn(line), {
      tape: pen.main.deep,
      teeth: pen.main.dark ? '#6d7175' : '#5b6066',
      width: 11,
      puller: 0.04,
      pull: pen.trim.body,
    }),
  };
}

/** A side zip that opens the leg over a boot. */
export function legZip(pen: Pen, { outer, hem }: Legs): Part {
  const line: Knot[] = [1080, 1200, hem - 6].map((y) => [acrossAt(outer, y) - 26, y]);
  const cover = knots`${acrossAt(outer, 1066) - 44} 1062 c, ${acrossAt(outer, 1066) - 12} 1058 c, ${acrossAt(outer, hem) - 12} ${hem} c, ${acrossAt(outer, hem) - 44} ${hem + 3} c`;
  return {
    inside: sides(cover, (k) => piece(pen, k, { rows: [5], raise: 0.7 })),
    marks: [cast(line, 10, 0.4, 3), cast(mirror(line), 10, 0.4, 3)],
  };
}

/** Knees shaped by two darts and a seam across, as padded trousers have. */
export function bentKnees(pen: Pen, { inner, outer }: Legs): Part {
  const across = (y: number, rise: number): Knot[] =>
    knots`${acrossAt(inner, y)} ${y}, ${(acrossAt(inner, y) + acrossAt(outer, y)) / 2} ${y - rise}, ${acrossAt(outer, y)} ${y}`;
  const lines = [across(800, 26), across(1000, -26)];
  return {
    inside: lines.map((k, i) => felled(pen, k, i === 0 ? 1 : -1) + felled(pen, mirror(k), i === 0 ? -1 : 1)).join(''),
    marks: lines.flatMap((k) => [hollow(k, 34, 0.4, 8), hollow(mirror(k), 34, 0.4, 8)]),
  };
}

/** A cord through an elastic waist, its ends knotted. */
export function drawcord(pen: Pen, y = 178): Part {
  const cord = (s: 1 | -1): Knot[] =>
    at`${s * 12} ${y - 20}, ${s * 16} ${y + 30}, ${s * 30} ${y + 90}, ${s * 26} ${y + 130}`;
  const draw = (k: readonly Knot[]) =>
    stroke(path(k), '#000', 8, { opacity: 0.3, transform: 'translate(3 4)' }) +
    stroke(path(k), pen.trim.dark ? pen.trim.soft : pen.trim.body, 7) +
    stroke(path(k), '#fff', 1.5, { opacity: 0.3, 'stroke-dasharray': '3 4' });
  return { over: draw(cord(1)) + draw(cord(-1)) };
}

/** A small tag on a pocket that marks flame-resistant cloth. */
export const flameTag = (at: readonly [number, number]): Part => ({ over: label(at, 34, 24, '#c8342b', '#f6efe6') });

/** A side stripe of tape or piping down the leg. */
export function piping(pen: Pen, { outer }: Legs): Part {
  const line: Knot[] = [310, 520, 760, 1000, 1200, 1380].map((y) => [acrossAt(outer, y) - 34, y]);
  return {
    inside:
      seam(line, pen.main) + seam(mirror(line), pen.main) + stitched(pen, line, 6) + stitched(pen, mirror(line), -6),
  };
}

/** Denim pales where it rubs: thighs, knees, the edges of the hips. */
export const rubbed = (pen: Pen): Part =>
  pen.texture === 'denim'
    ? {
        marks: [
          sheen(at`-150 400, -164 600, -150 800`, 150, 1),
          sheen(at`170 400, 176 600, 168 800`, 140, 0.9),
          sheen(at`-170 820, -176 900, -168 1000`, 110, 0.7),
          sheen(at`172 820, 176 900, 168 1000`, 110, 0.7),
          ...folds([
            [at`60 470, 110 490, 170 482`, 10, 0.6],
            [at`-60 476, -112 494, -170 484`, 10, 0.6],
          ]),
        ],
      }
    : {};
