import type { Part } from '../../kit/assemble.ts';
import { type Knot, shape } from '../../kit/geometry.ts';
import { at, mirror } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { bartack, felled, piece, seam, stitched, threadOn } from '../../kit/sewing.ts';
import { cast } from '../../kit/shading.ts';
import type { Legs } from './trousers.ts';

/** Centre back seam, yoke and two patch pockets, with flaps where the trousers are for hard work. */
export function backPanels(
  pen: Pen,
  { waist }: Legs,
  options: { flaps: boolean; cloth?: Pen['main']; welt?: boolean },
): Part {
  const w = waist;
  const { flaps, cloth = pen.main, welt = false } = options;
  const yoke = at`${w + 26} 206, ${w * 0.5} 228, 0 246`;
  const pocket = at`${w * 0.2} 262 c, ${w * 0.98} 246 c, ${w * 1.02} 390, ${w * 0.98} 424 c, ${w * 0.6} 448 c, ${w * 0.24} 432 c`;
  const flap = at`${w * 0.17} 254 c, ${w * 1.0} 236 c, ${w * 1.02} 290 c, ${w * 0.6} 316, ${w * 0.18} 308 c`;
  const slot = at`${w * 0.26} 286, ${w * 0.94} 276`;
  const spine = at`0 150, 1 300, 0 448`;
  const colour = threadOn(pen, cloth);
  const side = (k: readonly Knot[], s: 1 | -1) => (s === 1 ? [...k] : mirror(k));
  const one = (s: 1 | -1) =>
    welt
      ? piece(pen, side(at`${w * 0.24} 278 c, ${w * 0.96} 268 c, ${w * 0.96} 290 c, ${w * 0.24} 300 c`, s), {
          rows: [4],
          raise: 0.3,
        }) + seam(side(slot, s), pen.main, 2.6)
      : piece(pen, side(pocket, s), { rows: [6, 14], cloth, raise: 1 }) +
        (flaps ? piece(pen, side(flap, s), { rows: [6, 14], raise: 1.1 }) : '') +
        [w * 0.24, w * 0.96]
          .map((x) =>
            bartack(
              [600 + s * x, flaps ? 258 - (x > w / 2 ? 12 : 0) : 272 - (x > w / 2 ? 14 : 0)],
              14,
              86,
              flaps ? pen.stitch : colour,
            ),
          )
          .join('');
  return {
    inside:
      felled(pen, yoke, 1) +
      felled(pen, mirror(yoke), -1) +
      seam(spine, pen.main, 2.6) +
      stitched(pen, spine, 6) +
      stitched(pen, spine, 14),
    cloth: one(-1) + one(1),
    marks: [
      cast(spine, 20, 0.5, 8),
      ...(welt
        ? [cast(slot, 10, 0.5, 3), cast(mirror(slot), 10, 0.5, 3)]
        : [pocket, mirror(pocket)].map((k) => cast(k.slice(2, 5), 18, 0.4, 8))),
      ...(flaps && !welt ? [flap, mirror(flap)].map((k) => cast(k.slice(2), 14, 0.45, 8)) : []),
    ],
  };
}

/** The webbing loop for a hammer on the wearer's left side. */
export function hammerLoop(pen: Pen, { waist }: Legs, side: 1 | -1): Part {
  const w = waist;
  const band = at`${w * 0.92} 440 c, ${w + 62} 428 c, ${w + 64} 456 c, ${w * 0.92} 470 c`;
  const knots = side === 1 ? band : mirror(band);
  return { outline: shape(knots), cloth: piece(pen, knots, { cloth: pen.trim, rows: [5], raise: 1.1 }) };
}
