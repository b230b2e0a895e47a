import type { Part } from '../kit/assemble.ts';
import type { Tones } from '../kit/colour.ts';
import type { Knot } from '../kit/geometry.ts';
import { cap, zip } from '../kit/hardware.ts';
import { at, mirror, sides } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { bartack, piece, seam, stitched, threadOn } from '../kit/sewing.ts';
import { cast } from '../kit/shading.ts';
import { pullOf, teethOf } from './jacket-parts.ts';

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

type Hand = { length?: number; x?: number; cloth?: Tones };

/** Hand pockets: slanting zips in a welt. */
export function handPockets(pen: Pen, y: number, { length = 190, x = 176, cloth = pen.main }: Hand = {}): Part {
  const lean = pen.pick('hand pockets', [34, 4, 62]);
  const line = at`${x} ${y}, ${x + lean} ${y + length}`;
  // On padded cloth the zip lies on a flat strip, because the chambers would hide it.
  const wide = cloth === pen.main ? 0 : 12;
  const welt = at`${x - 13 - wide} ${y - 12 - wide} c, ${x + 11 + wide} ${y - 14 - wide} c, ${x + lean + 13 + wide} ${y + length + 10 + wide} c, ${x + lean - 11 - wide} ${y + length + 14 + wide} c`;
  const draw = (k: Knot[]) =>
    zip(k, { tape: pen.main.deep, teeth: teethOf(pen.main), width: 11, puller: 0.03, pull: pullOf(pen) });
  return {
    cloth:
      sides(welt, (k) => piece(pen, k, { cloth, rows: wide ? [6] : [], raise: wide ? 0.9 : 0.3 })) +
      (wide
        ? ''
        : sides(at`${x - 20} ${y - 10}, ${x + lean - 18} ${y + length + 14}`, (k, s) => stitched(pen, k, s * 4))),
    over: sides(line, draw),
    marks: [cast(line, 26, 0.35, 8), cast(mirror(line), 26, 0.35, 8)],
  };
}

/** A chest pocket with a zip, upright or across, on the wearer's left. */
export function chestZip(pen: Pen, y = 470, upright = true, cloth = pen.main, x = 132): Part {
  const lean = pen.pick('chest pocket', [-6, 34, 0]);
  const rise = pen.pick('chest mouth', [10, -8, 26]);
  const line = upright ? at`${x} ${y - 40}, ${x + lean} ${y + 120}` : at`92 ${y}, 212 ${y - rise}`;
  const wide = cloth === pen.main ? 0 : 12;
  const frame = upright
    ? at`${x - 13 - wide} ${y - 54 - wide} c, ${x + 15 + wide} ${y - 52 - wide} c, ${x + 15 + lean + wide} ${y + 134 + wide} c, ${x - 13 + lean - wide} ${y + 132 + wide} c`
    : at`80 ${y - 13} c, 224 ${y - rise - 15} c, 226 ${y - rise + 13} c, 82 ${y + 15} c`;
  return {
    cloth: piece(pen, frame, { cloth, rows: wide ? [6] : [], raise: wide ? 0.9 : 0.3 }),
    over: zip(line, { tape: pen.main.deep, teeth: teethOf(pen.main), width: 10, puller: 0.04, pull: pullOf(pen) }),
  };
}

/** A patch pocket, with a flap, a pleat or a pen slot when the garment has them. */
export function patch(
  pen: Pen,
  { x, y, width: w, height: h, flap = true, cloth = pen.main, side = 1, pleat = false, pen: slot = false }: Patch,
): Part {
  const turn = (k: readonly Knot[]) => (side === 1 ? [...k] : mirror(k));
  const bag = turn(
    pen.pick('pocket', [
      at`${x - w / 2} ${y} c, ${x + w / 2} ${y - 4} c, ${x + w / 2 + 3} ${y + h - 18} c, ${x + w / 2 - 14} ${y + h} c, ${x - w / 2 + 16} ${y + h + 4} c, ${x - w / 2} ${y + h - 14} c`,
      at`${x - w / 2} ${y} c, ${x + w / 2} ${y - 4} c, ${x + w / 2 + 2} ${y + h} c, ${x} ${y + h + 2}, ${x - w / 2} ${y + h + 4} c`,
      at`${x - w / 2} ${y} c, ${x + w / 2} ${y - 4} c, ${x + w / 2 + 2} ${y + h - 26} c, ${x} ${y + h + 8} c, ${x - w / 2} ${y + h - 22} c`,
      at`${x - w / 2} ${y} c, ${x + w / 2} ${y - 4} c, ${x + w / 2 + 2} ${y + h - 44}, ${x + w * 0.36} ${y + h - 8}, ${x} ${y + h + 4}, ${x - w * 0.36} ${y + h - 6}, ${x - w / 2} ${y + h - 40}`,
    ]),
  );
  const cover = turn(
    pen.pick('flap', [
      at`${x - w / 2 - 5} ${y - 10} c, ${x + w / 2 + 5} ${y - 15} c, ${x + w / 2 + 7} ${y + 38} c, ${x} ${y + 52} c, ${x - w / 2 - 4} ${y + 42} c`,
      at`${x - w / 2 - 5} ${y - 10} c, ${x + w / 2 + 5} ${y - 15} c, ${x + w / 2 + 7} ${y + 40} c, ${x - w / 2 - 4} ${y + 45} c`,
      at`${x - w / 2 - 5} ${y - 10} c, ${x + w / 2 + 5} ${y - 15} c, ${x + w / 2 + 7} ${y + 22} c, ${x + w / 2 - 18} ${y + 46} c, ${x - w / 2 + 20} ${y + 50} c, ${x - w / 2 - 4} ${y + 26} c`,
      at`${x - w / 2 - 5} ${y - 10} c, ${x + w / 2 + 5} ${y - 15} c, ${x + w / 2 + 6} ${y + 20}, ${x} ${y + 60}, ${x - w / 2 - 4} ${y + 24}`,
    ]),
  );
  const middle = turn(at`${x} ${y + 4}, ${x} ${y + h}`);
  const colour = threadOn(pen, cloth);
  const closed = pen.pick('fastening', ['hidden', 'stud', 'tab']);
  const tab = turn(
    at`${x - 14} ${y + 20} c, ${x + 14} ${y + 19} c, ${x + 14} ${y + 66} c, ${x} ${y + 74} c, ${x - 14} ${y + 66} c`,
  );
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
        ? piece(pen, cover, { rows: [6, 13], raise: 1 }) +
          (closed === 'tab' ? piece(pen, tab, { cloth: pen.trim, rows: [5], raise: 0.8 }) : '')
        : stitched(pen, turn(at`${x - w / 2} ${y + 24}, ${x + w / 2} ${y + 20}`), 0, colour)) +
      (slot ? stitched(pen, turn(at`${x + w / 2 - 34} ${y + 30}, ${x + w / 2 - 34} ${y + h - 10}`), 0, colour) : '') +
      ends,
    over: flap && closed === 'stud' ? cap([600 + side * x, y + 34], 8, 'steel') : '',
    marks: [cast(bag.slice(2, 5), 16, 0.35, 8), ...(flap ? [cast(cover.slice(2), 12, 0.45, 8)] : [])],
  };
}
