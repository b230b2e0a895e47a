import type { Part } from '../kit/assemble.ts';
import type { Tones } from '../kit/colour.ts';
import { type Knot, path, shape } from '../kit/geometry.ts';
import { label } from '../kit/hardware.ts';
import { at, mirror } from '../kit/knots.ts';
import { inset, polyline } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, seam, thread } from '../kit/sewing.ts';
import { cast, hollow } from '../kit/shading.ts';
import { fill, stroke, tag } from '../kit/svg.ts';

type ShirtCollar = { cloth?: Tones; soft?: boolean };

const collarRows = (pen: Pen) => pen.pick('collar', [[7], [7, 14], [7, 22, 37]]);

/** A stand collar, closed to the chin; a zip may run through it. */
export function standCollar(
  pen: Pen,
  neck: number,
  view: 'front' | 'back',
  cloth: Tones = pen.main,
  height = 92,
  lining: Tones = pen.features.lining ? pen.trim : pen.main,
): Part {
  const top = 216 - height;
  const n = neck;
  const front: Knot[] = at`${-n - 10} 220 c, ${-n - 10} 180, ${-n + 2} ${top + 6} c, ${-n * 0.5} ${top + 24}, 0 ${top + 30}, ${n * 0.5} ${top + 24}, ${n - 2} ${top + 6} c, ${n + 10} 180, ${n + 10} 220 c, ${n * 0.6} 254, 0 268, ${-n * 0.6} 254`;
  const behind: Knot[] = at`${-n + 2} ${top + 6} c, ${-n * 0.5} ${top - 14}, 0 ${top - 20}, ${n * 0.5} ${top - 14}, ${n - 2} ${top + 6} c, ${n * 0.6} ${top + 40}, 0 ${top + 48}, ${-n * 0.6} ${top + 40}`;
  const rear: Knot[] = at`${-n - 10} 220 c, ${-n - 8} 180, ${-n + 2} ${top + 6} c, ${-n * 0.5} ${top - 14}, 0 ${top - 20}, ${n * 0.5} ${top - 14}, ${n - 2} ${top + 6} c, ${n + 8} 180, ${n + 10} 220 c, ${n * 0.5} 238, 0 242, ${-n * 0.5} 238`;
  if (view === 'back')
    return {
      outline: shape(rear),
      cloth: piece(pen, rear, { cloth, rows: collarRows(pen), raise: 0.5 }),
      marks: [cast(rear.slice(8), 16, 0.5, 8), hollow(at`-60 ${top + 20}, -66 160, -60 230`, 26, 0.3, 8)],
    };
  const d = shape(behind);
  return {
    outline: shape(front) + d,
    behind:
      fill(d, lining.body) +
      fill(d, pen.weave) +
      tag('path', { d, fill: '#000', opacity: lining.dark ? 0.44 : 0.24 }) +
      stroke(d, '#000', 2, { opacity: 0.3 }),
    cloth: piece(pen, front, { cloth, rows: collarRows(pen), raise: 0.5 }),
    marks: [cast(front.slice(8), 18, 0.5, 8), hollow(at`54 ${top + 34}, 60 190, 54 250`, 30, 0.35, 8)],
  };
}

/** A shirt collar: stand, and two leaves that fall to points; knitted for polos. */
export function shirtCollar(
  pen: Pen,
  neck: number,
  view: 'front' | 'back',
  { cloth = pen.main, soft = false }: ShirtCollar = {},
): Part {
  const n = neck;
  const point = (soft ? 300 : 322) + pen.pick('collar point', [0, 16, -18]);
  const leaf: Knot[] = at`4 250 c, ${n * 0.4} 220, ${n * 0.86} 172, ${n * 0.9} 158 c, ${n + 8} 196, ${n + 20} 226 c, ${n * 0.98 + 8} ${point - 40}, ${n * 0.78 + (soft ? 0 : 8)} ${point} c, ${n * 0.4} 288`;
  const hollowNeck: Knot[] = at`${-n * 0.9} 160 c, ${-n * 0.45} 144, 0 140, ${n * 0.45} 144, ${n * 0.9} 160 c, ${n * 0.5} 218, 2 254 c, ${-n * 0.5} 218`;
  const rear: Knot[] = at`${-n * 0.9} 160 c, ${-n * 0.45} 144, 0 140, ${n * 0.45} 144, ${n * 0.9} 160 c, ${n + 10} 200, ${n + 22} 228 c, ${n * 0.5} 250, 0 256, ${-n * 0.5} 250, ${-n - 22} 228 c, ${-n - 10} 200`;
  if (view === 'back')
    return {
      outline: shape(rear),
      cloth: piece(pen, rear, { cloth, rows: soft ? [] : [6], raise: 1 }),
      marks: [cast(rear.slice(6), 16, 0.4, 8), hollow(at`-70 160, 0 150, 70 160`, 16, 0.3, 8)],
    };
  const d = shape(hollowNeck);
  const edge = (k: readonly Knot[]) =>
    soft
      ? thread(path(k.slice(5, 9).map((p): Knot => [p[0], p[1], 'c'])), cloth.line, 3, 0.35) +
        pen
          .pick('tipping', [[], [9], [9, 17]])
          .map((by) =>
            stroke(polyline(inset(k, by), true), cloth.dark ? '#d8d3c8' : cloth.line, 3.4, { opacity: 0.75 }),
          )
          .join('')
      : '';
  return {
    outline: d + shape(leaf) + shape(mirror(leaf)),
    cloth:
      fill(d, cloth.body) +
      fill(d, pen.weave) +
      tag('path', { d, fill: '#000', opacity: cloth.dark ? 0.36 : 0.18 }) +
      seam(at`${-n * 0.8} 176, 0 162, ${n * 0.8} 176`, cloth, 1.6) +
      label([600, 196], 46, 26, '#efece5', '#26282b') +
      [mirror(leaf), leaf].map((k) => piece(pen, k, { cloth, rows: soft ? [] : [6], raise: 1.1 }) + edge(k)).join(''),
    marks: [leaf, mirror(leaf)].flatMap((k) => [cast([...k.slice(6, 8), k[8] ?? [0, 0], k[0] ?? [0, 0]], 14, 0.4, 8)]),
  };
}
