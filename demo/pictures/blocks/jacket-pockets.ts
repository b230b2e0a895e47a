import type { Part } from '../kit/assemble.ts';
import type { Tones } from '../kit/colour.ts';
import type { Knot } from '../kit/geometry.ts';
import { zip } from '../kit/hardware.ts';
import { at, mirror, sides } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { bartack, piece, seam, stitched, threadOn } from '../kit/sewing.ts';
import { cast } from '../kit/shading.ts';
import { teethOf } from './jacket-parts.ts';

type Patch = {
  x: number;
  y: number;
  width: number;
  height: number;
  flap?: boolean;
  cloth?: Tones;
  side?: 1 | -1;
  pleat?: boolean;
  pen?: boolean;
};

/** Hand pockets: slanting zips in a welt. */
export function handPockets(pen: Pen, y: number, length = 190, x = 176): Part {
  const line = at`${x} ${y}, ${x + 34} ${y + length}`;
  const welt = at`${x - 13} ${y - 12} c, ${x + 11} ${y - 14} c, ${x + 47} ${y + length + 10} c, ${x + 23} ${y + length + 14} c`;
  const draw = (k: Knot[]) =>
    zip(k, { tape: pen.main.deep, teeth: teethOf(pen.main), width: 11, puller: 0.03, pull: pen.trim.body });
  return {
    cloth:
      sides(welt, (k) => piece(pen, k, { rows: [], raise: 0.3 })) +
      sides(at`${x - 20} ${y - 10}, ${x + 16} ${y + length + 14}`, (k, s) => stitched(pen, k, s * 4)),
    over: sides(line, draw),
    marks: [cast(line, 26, 0.35, 8), cast(mirror(line), 26, 0.35, 8)],
  };
}

/** A chest pocket with a zip, upright or across, on the wearer's left. */
export function chestZip(pen: Pen, y = 470, upright = true): Part {
  const line = upright ? at`132 ${y - 40}, 126 ${y + 120}` : at`92 ${y}, 212 ${y - 10}`;
  const frame = upright
    ? at`119 ${y - 54} c, 147 ${y - 52} c, 141 ${y + 134} c, 113 ${y + 132} c`
    : at`80 ${y - 13} c, 224 ${y - 25} c, 226 ${y + 3} c, 82 ${y + 15} c`;
  return {
    cloth: piece(pen, frame, { rows: [], raise: 0.3 }),
    over: zip(line, { tape: pen.main.deep, teeth: teethOf(pen.main), width: 10, puller: 0.04, pull: pen.trim.body }),
  };
}

/** A patch pocket, with a flap, a pleat or a pen slot when the garment has them. */
export function patch(
  pen: Pen,
  { x, y, width: w, height: h, flap = true, cloth = pen.main, side = 1, pleat = false, pen: slot = false }: Patch,
): Part {
  const turn = (k: readonly Knot[]) => (side === 1 ? [...k] : mirror(k));
  const bag = turn(
    at`${x - w / 2} ${y} c, ${x + w / 2} ${y - 4} c, ${x + w / 2 + 3} ${y + h - 18} c, ${x + w / 2 - 14} ${y + h} c, ${x - w / 2 + 16} ${y + h + 4} c, ${x - w / 2} ${y + h - 14} c`,
  );
  const cover = turn(
    at`${x - w / 2 - 5} ${y - 10} c, ${x + w / 2 + 5} ${y - 15} c, ${x + w / 2 + 7} ${y + 38} c, ${x} ${y + 52} c, ${x - w / 2 - 4} ${y + 42} c`,
  );
  const middle = turn(at`${x} ${y + 4}, ${x} ${y + h}`);
  const colour = threadOn(pen, cloth);
  const ends = [x - w / 2 + 4, x + w / 2 - 4]
    .map((v, i) =>
      bartack([600 + side * v, y + (i === 0 ? 2 : -3) + (flap ? -2 : 4)], 14, 88, flap ? pen.stitch : colour),
    )
    .join('');
  return {
    cloth:
      piece(pen, bag, { cloth, rows: [6, 13], raise: 0.9 }) +
      (pleat ? seam(middle, cloth) : '') +
      (flap
        ? piece(pen, cover, { rows: [6, 13], raise: 1 })
        : stitched(pen, turn(at`${x - w / 2} ${y + 24}, ${x + w / 2} ${y + 20}`), 0, colour)) +
      (slot ? stitched(pen, turn(at`${x + w / 2 - 34} ${y + 30}, ${x + w / 2 - 34} ${y + h - 10}`), 0, colour) : '') +
      ends,
    marks: [cast(bag.slice(2, 5), 16, 0.35, 8), ...(flap ? [cast(cover.slice(2), 12, 0.45, 8)] : [])],
  };
}
