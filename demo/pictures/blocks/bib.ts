import type { Part } from '../kit/assemble.ts';
import { form } from '../kit/assemble.ts';
import { type Knot, shape } from '../kit/geometry.ts';
import { at, mirror, sides } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, stitched } from '../kit/sewing.ts';
import { cast, folds, hollow, roundness, sheen } from '../kit/shading.ts';
import { group } from '../kit/svg.ts';

const strapFront = at`88 -380 c, 124 -392 c, 128 -280, 122 -128 c, 86 -128 c, 92 -280`;
/** Over the wearer's shoulder. */
const strapWorn = at`110 -452 c, 150 -441 c, 142 -300, 122 -128 c, 86 -128 c, 98 -300`;
const strapBehind = at`92 -384 c, 120 -390 c, 86 -290, 60 -196 c, 22 -196 c, 56 -300`;

/** A buckle of two loops, with a slide that sets the length. */
function buckle(x: number, y: number) {
  const frame = (dy: number, height: number) =>
    `<rect x="-24" y="${dy}" width="48" height="${height}" rx="6" fill="none" stroke="#3c4044" stroke-width="8"/><rect x="-24" y="${dy - 1.5}" width="48" height="${height}" rx="6" fill="none" stroke="#a9aeb3" stroke-width="3.4"/>`;
  return group(
    { transform: `translate(${x} ${y})` },
    '<rect x="-26" y="-10" width="58" height="70" rx="8" fill="#000" opacity=".3" soft="3"/>',
    frame(-14, 26),
    frame(16, 34),
  );
}

/** The bib, its chest pocket and its braces; the crossed back on the other side. */
export function bib(pen: Pen, side: 'front' | 'back'): Part {
  const panel = at`-218 150 c, -204 70, -158 -60, -140 -150 c, 0 -142, 140 -150 c, 158 -60, 204 70, 218 150 c, 0 172`;
  const rear = at`-214 140 c, -196 60, -120 -90, -70 -196 c, 70 -196 c, 120 -90, 196 60, 214 140 c, 0 160`;
  const pocket = at`-104 -92 c, 104 -92 c, 108 62 c, 88 82 c, -88 82 c, -108 62 c`;
  const flap = at`-110 -104 c, 110 -104 c, 112 -40 c, 0 -26, -112 -40 c`;
  const strap = (k: readonly Knot[]) => piece(pen, k, { cloth: pen.trim, rows: [5], raise: 0.8 });
  const before = pen.filled ? strapWorn : strapFront;
  const light = [
    sheen(at`-110 -110, -130 0, -120 110`, 80, 0.5, 18),
    ...folds([
      [at`-190 80, -130 100, -60 92`, 15, 0.5],
      [at`196 70, 130 96, 70 90`, 15, 0.5],
    ]),
  ];
  const hidden = pen.filled ? [] : [rear, strapBehind, mirror(strapBehind)];
  const shapes = [panel, before, mirror(before), ...hidden].map((k) => shape(k)).join('');
  if (side === 'back') {
    const tall = form(
      pen,
      rear,
      stitched(pen, at`-60 -180, -108 -80, -186 70`, 8) + stitched(pen, at`60 -180, 108 -80, 186 70`, -8),
      [...roundness(shape(rear), 80, 0.8), ...light],
    );
    return {
      outline: [rear, strapBehind, mirror(strapBehind)].map((k) => shape(k)).join(''),
      behind: sides(strapBehind, strap) + tall,
    };
  }
  const inner = form(pen, rear, '', [
    { tone: 'dark', blur: 18, d: shape(rear), opacity: 0.9 },
    hollow(at`0 -190, 0 0, 0 140`, 200, 0.5, 36),
  ]);
  const breast =
    piece(pen, pocket, { cloth: pen.trim, rows: [6, 13], raise: 0.9 }) +
    piece(pen, flap, { rows: [6, 13], raise: 1 }) +
    stitched(pen, at`-140 -142, 0 -134, 140 -142`, -6);
  return {
    outline: shapes,
    behind:
      (pen.filled ? '' : sides(strapBehind, strap) + inner) +
      form(pen, panel, breast, [...roundness(shape(panel), 80, 0.85), ...light, cast(flap.slice(2), 14, 0.4, 8)]),
    over: sides(before, strap) + buckle(704, -132) + buckle(496, -132),
  };
}
