import { type Knot, type Pt, shape, trace } from '../kit/geometry.ts';
import { at, knots, mirror, whole } from '../kit/knots.ts';
import { acrossAt } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';

/** The right half of an upper-body garment in sheet units. */
export type Torso = {
  neck: number;
  hem: number;
  body: Knot[];
  /** Armhole from shoulder to underarm. */
  armhole: Knot[];
  side: Pt[];
  sleeve: Knot[];
  outer: Pt[];
  inner: Pt[];
};

type Fit = { neck: number; shoulder: number; chest: number; waist: number; hip: number };

const fits: Record<Pen['gender'], Fit> = {
  M: { neck: 84, shoulder: 294, chest: 298, waist: 288, hip: 292 },
  U: { neck: 84, shoulder: 292, chest: 296, waist: 288, hip: 294 },
  W: { neck: 78, shoulder: 262, chest: 268, waist: 244, hip: 272 },
  K: { neck: 88, shoulder: 282, chest: 296, waist: 294, hip: 298 },
};

export type Cut = {
  hem?: number;
  ease?: number;
  sleeves?: 'long' | 'short' | 'none';
  /** How far the front neckline drops; the back drops little. */
  neckDrop?: number;
  /** Ribbed hems and cuffs pull the cloth in. */
  gathered?: boolean;
  /** Down chambers swell between their seams. */
  padded?: boolean;
};

const chamber = 104;
/** The heights of the chamber seams on body and sleeve. */
export const bodySeams = Array.from({ length: 10 }, (_, i) => 330 + i * chamber);
export const sleeveSeams = Array.from({ length: 7 }, (_, i) => 400 + i * chamber);

/** The edge of padded cloth: drawn in at every seam, swelling between them; `out` is the outer side. */
function swollen(line: readonly Knot[], seams: readonly number[], out: 1 | -1): Knot[] {
  const points = trace(line);
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end) return [...line];
  const between = seams.filter((y) => y > start[1] + 24 && y < end[1] - 24);
  const knot = (y: number, by: number): Knot => [acrossAt(points, y) + by * out, y];
  const swell = (y: number) => [knot(y - chamber / 2, 8), knot(y, -4)].filter(([, v]) => v > start[1] + 16);
  const last = (between.at(-1) ?? start[1]) + chamber / 2;
  return [start, ...between.flatMap(swell), ...(last < end[1] - 16 ? [knot(last, 8)] : []), end];
}

export function torso(
  pen: Pen,
  { hem = 1230, ease = 0, sleeves = 'long', neckDrop = 290, gathered = false, padded = false }: Cut = {},
): Torso {
  const fit = fits[pen.gender];
  const room = ease + { slim: -10, regular: 0, loose: 12 }[pen.features.fit ?? 'regular'];
  // On a body the cloth goes in at the waist.
  const close = pen.filled ? 18 : 0;
  const [s, c, w, h] = [fit.shoulder + room * 0.5, fit.chest + room, fit.waist + room - close, fit.hip + room];
  const bare = sleeves === 'none';
  const armhole = bare
    ? at`${s - 40} 270 c, ${s - 72} 350, ${s - 70} 470, ${c - 6} 596 c`
    : at`${s} 280 c, ${s - 18} 356, ${s - 24} 452, ${c} 566 c`;
  const bottom = gathered
    ? at`${h + 6} ${hem - 150}, ${h + 2} ${hem - 96}, ${h - 20} ${hem - 70} c, ${h - 30} ${hem} c`
    : at`${h - 2} ${hem - 190}, ${h} ${hem} c`;
  const edge = [...at`${bare ? c - 6 : c} ${bare ? 596 : 566} c, ${(c + w) / 2 + 2} 680, ${w} 830`, ...bottom];
  const side = padded ? swollen(edge, bodySeams, 1) : edge;
  const neck = at`0 ${neckDrop}, ${fit.neck * 0.52} ${neckDrop - (neckDrop - 212) * 0.18}, ${fit.neck * 0.88} ${212 + (neckDrop - 212) * 0.42}, ${fit.neck} 212 c`;
  const shoulder = at`${fit.neck + (s - fit.neck) * 0.5} ${bare ? 241 : 240}`;
  const body = whole([
    ...neck,
    ...shoulder,
    ...armhole.slice(0, 3),
    ...side,
    ...at`${h * 0.5} ${hem + 9}, 0 ${hem + 12}`,
  ]);
  const arm =
    sleeves === 'short'
      ? shortSleeve(s, c)
      : pen.filled
        ? bentSleeve(s, c, room, gathered)
        : longSleeve(s, c, room, gathered);
  const limb = padded
    ? {
        outer: [...arm.outer.slice(0, 2), ...swollen(arm.outer.slice(2), sleeveSeams, 1)],
        inner: swollen(arm.inner, sleeveSeams, -1),
      }
    : arm;
  return {
    neck: fit.neck,
    hem,
    body,
    armhole,
    side: trace(side),
    sleeve: [...limb.outer, ...limb.inner.toReversed(), ...armhole.slice(1, 3).toReversed()],
    outer: trace(limb.outer),
    inner: trace(limb.inner),
  };
}

function longSleeve(s: number, c: number, ease: number, gathered: boolean) {
  const e = ease * 0.6;
  const outer = at`${s} 280 c, ${s + 48} 318, ${s + 98} 430, ${s + 138 + e} 600, ${s + 164 + e} 780, ${s + 182 + e} 960`;
  const inner = at`${c} 566 c, ${c + 8} 680, ${c + 22} 820, ${c + 36 - e * 0.4} 980`;
  return gathered
    ? {
        outer: [...outer, ...at`${s + 186 + e} 1040, ${s + 160} 1074 c, ${s + 164} 1142 c`],
        inner: [...inner, ...at`${c + 42} 1062, ${c + 64} 1090 c, ${c + 68} 1158 c`],
      }
    : { outer: [...outer, ...at`${s + 190 + e * 0.6} 1122 c`], inner: [...inner, ...at`${c + 46 - e * 0.3} 1142 c`] };
}

/** An arm at ease: the elbow stands off the body, the forearm comes back to it. */
function bentSleeve(s: number, c: number, ease: number, gathered: boolean) {
  const e = ease * 0.5;
  const outer = at`${s} 280 c, ${s + 50} 316, ${s + 100} 420, ${s + 146 + e} 560, ${s + 178 + e} 690, ${s + 188 + e} 780, ${s + 180 + e} 880`;
  const inner = at`${c} 566 c, ${c + 18} 650, ${c + 50} 740, ${c + 58 - e * 0.4} 810, ${c + 52 - e * 0.4} 900`;
  return gathered
    ? {
        outer: [...outer, ...at`${s + 172 + e} 1010, ${s + 140} 1062 c, ${s + 136} 1132 c`],
        inner: [...inner, ...at`${c + 42} 1030, ${c + 52} 1084 c, ${c + 44} 1152 c`],
      }
    : {
        outer: [...outer, ...at`${s + 168 + e} 1000, ${s + 150 + e * 0.6} 1116 c`],
        inner: [...inner, ...at`${c + 44 - e * 0.4} 1010, ${c + 30 - e * 0.3} 1140 c`],
      };
}

function shortSleeve(s: number, c: number) {
  return {
    outer: at`${s} 280 c, ${s + 44} 314, ${s + 92} 404, ${s + 134} 520, ${s + 150} 576 c`,
    inner: at`${c} 566 c, ${c + 10} 600, ${c + 16} 628 c`,
  };
}

/** A band round the body between two heights, hanging a little lower in the middle. */
export function bodyBand({ side }: Torso, top: number, height: number, sag = 12): Knot[] {
  const [a, b] = [acrossAt(side, top) + 3, acrossAt(side, top + height) + 3];
  return whole(
    knots`600 ${top + sag}, ${(600 + a) / 2} ${top + sag * 0.7}, ${a} ${top} c, ${b} ${top + height} c, ${(600 + b) / 2} ${top + height + sag * 0.7}, 600 ${top + height + sag}`,
  );
}

/** A band round the sleeve, square to it: its outer end stands higher. */
export function sleeveBand({ inner, outer }: Torso, top: number, height: number): Knot[] {
  const tilt = (inner.at(-1)?.[1] ?? 0) - (outer.at(-1)?.[1] ?? 0);
  const [a, b, c, d] = [
    acrossAt(outer, top - tilt),
    acrossAt(outer, top + height - tilt),
    acrossAt(inner, top + height),
    acrossAt(inner, top),
  ];
  return knots`${a + 3} ${top - tilt} c, ${b + 3} ${top + height - tilt} c, ${(b + c) / 2} ${top + height - tilt / 2 + 6}, ${c - 3} ${top + height} c, ${d - 3} ${top} c, ${(a + d) / 2} ${top - tilt / 2 + 6}`;
}

export const bothShapes = (knots: readonly Knot[]) => shape(knots) + shape(mirror(knots));
