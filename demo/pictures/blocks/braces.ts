import { form } from '../kit/assemble.ts';
import { type Plate, reach } from '../kit/canvas.ts';
import { shape } from '../kit/geometry.ts';
import { at, mirror } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, stitched } from '../kit/sewing.ts';
import { folds, roundness } from '../kit/shading.ts';
import { group } from '../kit/svg.ts';

/** Y-shaped braces with clips. */
export function braces(pen: Pen, side: 'front' | 'back'): Plate {
  const strap = at`60 180 c, 122 170 c, 178 520, 196 900, 190 1180 c, 126 1180 c, 128 900, 112 540`;
  const cross = at`-40 620 c, 40 620 c, 34 1180 c, -34 1180 c`;
  const shapes =
    side === 'front'
      ? [strap, mirror(strap)]
      : [
          at`60 180 c, 122 170 c, 110 420, 40 640 c, -30 640 c, 40 420`,
          mirror(at`60 180 c, 122 170 c, 110 420, 40 640 c, -30 640 c, 40 420`),
          cross,
        ];
  const clip = (x: number, y: number) =>
    group(
      { transform: `translate(${x} ${y})` },
      '<rect x="-36" y="-10" width="78" height="112" rx="12" fill="#000" opacity=".35" soft="3"/><rect x="-40" y="-16" width="80" height="36" rx="8" fill="#9aa0a6" stroke="#4a4e53" stroke-width="3"/><path d="M-28 20H28L22 92Q0 104 -22 92Z" fill="#b9bec3" stroke="#4a4e53" stroke-width="3"/><path d="M-22 30H10" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>',
    );
  const one = (k: (typeof shapes)[number]) =>
    form(pen, k, stitched(pen, k.slice(1, 5), -9, pen.trim.dark === pen.main.dark ? pen.stitch : pen.trim.body), [
      ...roundness(shape(k), 30, 0.9),
      ...folds([[[k[2] ?? [0, 0], k[3] ?? [0, 0]], 12, 0.2]]),
    ]);
  const clips =
    side === 'front'
      ? clip(758, 1190) + clip(442, 1190) + buckleSlide(768, 820) + buckleSlide(432, 820)
      : clip(600, 1190) +
        piece(pen, at`-60 560 c, 60 560 c, 44 700 c, -44 700 c`, { cloth: pen.trim, rows: [8], raise: 1 });
  return {
    outline: shapes.map((k) => shape(k)).join('') + reach(600, 1300),
    art: pen.defs + shapes.map(one).join('') + clips,
  };
}

const buckleSlide = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) rotate(-2)"><rect x="-46" y="-26" width="92" height="56" rx="8" fill="none" stroke="#4a4e53" stroke-width="12"/><rect x="-46" y="-28" width="92" height="56" rx="8" fill="none" stroke="#b9bec3" stroke-width="6"/></g>`;
