import type { Part } from '../kit/assemble.ts';
import { form } from '../kit/assemble.ts';
import type { Tones } from '../kit/colour.ts';
import { type Knot, path, shape } from '../kit/geometry.ts';
import { label } from '../kit/hardware.ts';
import { at } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { felled, piece, stitched } from '../kit/sewing.ts';
import { cast, folds, hollow, roundness, sheen } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';

const dome = at`-126 250 c, -146 190, -160 92, -154 -8, -118 -92, -54 -134, 0 -144, 54 -134, 118 -92, 154 -8, 160 92, 146 190, 126 250 c, 66 272, 0 278, -66 272`;

/** A hood that stands up, its opening framing the dark inside. */
export function hood(
  pen: Pen,
  view: 'front' | 'back',
  options: { lining?: Tones; cords?: boolean; peak?: boolean } = {},
): Part {
  const { lining = pen.main, cords = true, peak = false } = options;
  const light = [...roundness(shape(dome), 74, 0.9), sheen(at`-112 150, -124 30, -76 -80`, 70, 0.6, 18)];
  if (view === 'back') {
    const seams = [at`-40 -136, -52 20, -46 258`, at`40 -136, 52 20, 46 258`];
    const inside = felled(pen, seams[0] ?? [], 1) + felled(pen, seams[1] ?? [], -1);
    const back = form(pen, dome, inside, [
      ...light,
      cast(dome.slice(12), 24, 0.5, 8),
      ...folds([
        [at`-140 190, -90 214, -30 210`, 15, 0.6],
        [at`136 180, 90 208, 36 204`, 15, 0.6],
      ]),
    ]);
    const strap = piece(pen, at`-46 60 c, 46 60 c, 46 88 c, -46 88 c`, { cloth: pen.trim, rows: [5], raise: 0.8 });
    return { outline: shape(dome), cloth: back + (peak ? strap : '') };
  }
  const face = at`0 246 c, -50 222, -84 160, -96 70, -84 -14, -46 -66, 0 -82, 46 -66, 84 -14, 96 70, 84 160, 50 222`;
  const inner = form(
    pen,
    face,
    stroke(path(at`-30 -70, -36 60, -28 210`), lining.line, 2, { opacity: 0.6 }) +
      stroke(path(at`30 -70, 36 60, 28 210`), lining.line, 2, { opacity: 0.6 }) +
      label([600, 192], 54, 30, '#efece5', '#26282b'),
    [
      { tone: 'dark', blur: 18, d: shape(face), width: 80, opacity: 0.95 },
      { tone: 'dark', blur: 36, d: shape(face), opacity: 0.7 },
      hollow(at`-20 -60, -10 60, 0 220`, 150, 0.5, 36),
    ],
    lining,
  );
  const brim = at`-88 -8 c, -52 -66, 0 -86, 52 -66, 88 -8 c, 66 -38, 0 -50, -66 -38`;
  const outer = form(
    pen,
    dome,
    felled(pen, at`-112 -98, -126 60, -104 230`, -1) + felled(pen, at`112 -98, 126 60, 104 230`, 1),
    [
      ...light,
      ...folds([
        [at`-150 150, -122 186, -80 214`, 15, 0.7],
        [at`150 150, 122 190, 80 216`, 15, 0.7],
        [at`-168 60, -140 90, -112 100`, 13, 0.4],
      ]),
      cast(face.slice(1), 16, 0.4, 8),
    ],
  );
  const edge =
    stitched(pen, [...face.slice(1), face[1] ?? [0, 0]].slice(0, 11), 13) +
    stroke(shape(face), pen.main.line, 2.4, { opacity: 0.7 });
  const cord = (s: 1 | -1): Knot[] => at`${s * 52} 214, ${s * 56} 290, ${s * 50} 380, ${s * 54} 420`;
  const draw = (k: Knot[]) =>
    stroke(path(k), '#000', 8, { opacity: 0.3, transform: 'translate(3 4)' }) +
    stroke(path(k), pen.trim.dark === pen.main.dark ? pen.main.soft : pen.trim.body, 7) +
    stroke(path(k.slice(2)), '#9da2a7', 8);
  return {
    outline: shape(dome),
    cloth: outer + inner + edge + (peak ? piece(pen, brim, { rows: [6], raise: 1 }) : ''),
    over: cords ? draw(cord(1)) + draw(cord(-1)) : '',
  };
}
