import { form, type Part } from '../kit/assemble.ts';
import { shape } from '../kit/geometry.ts';
import { at, sides } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, stitched } from '../kit/sewing.ts';
import { hollow } from '../kit/shading.ts';
import { sideRelease } from './side-release.ts';

const before = at`92 -196 c, 134 -206 c, 144 -60, 138 150 c, 98 150 c, 104 -60`;
const behind = at`94 -198 c, 132 -206 c, 92 -60, 48 120 c, 8 120 c, 52 -60`;

/** Braces that are buttoned to the waist: over the shoulders, nearer to each other behind. On a body they are left off. */
export function waistBraces(pen: Pen, side: 'front' | 'back'): Part {
  if (!pen.features.braces || pen.filled) return {};
  const far = sides(behind, (k) =>
    form({ ...pen, main: pen.trim }, k, '', [hollow(at`0 -200, 0 -60, 0 120`, 260, side === 'front' ? 0.7 : 0.2, 36)]),
  );
  const outline = [behind, before].map((k) => sides(k, (each) => shape(each))).join('');
  const near = (k: typeof before) =>
    piece(pen, k, { cloth: pen.trim, rows: [6], raise: 0.9 }) + stitched(pen, k.slice(1, 4), -18, pen.trim.stitch);
  if (side === 'back') return { outline, behind: sides(before, near), over: sides(behind, near) };
  return {
    outline,
    behind: far,
    over: sides(before, near) + sideRelease(720, 40, 74, 44, 92) + sideRelease(480, 40, 74, 44, 88),
  };
}
