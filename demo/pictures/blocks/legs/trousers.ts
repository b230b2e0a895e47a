import type { Part } from '../../kit/assemble.ts';
import { type Knot, type Pt, shape, trace } from '../../kit/geometry.ts';
import { at, fromCentre, knots, mirror, whole } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { folds, hollow, roundness, sheen } from '../../kit/shading.ts';

/** The right half of a pair of trousers, in sheet units; the left is its reflection. */
export type Legs = {
  /** Half width of the waist. */
  waist: number;
  hem: number;
  body: Knot[];
  outseam: Knot[];
  inseam: Knot[];
  outer: Pt[];
  inner: Pt[];
};

type Fit = { waist: number; hip: number; thigh: number; knee: number; ankle: number; inside: number };

const fits: Record<Pen['gender'], Fit> = {
  M: { waist: 214, hip: 256, thigh: 282, knee: 286, ankle: 288, inside: 58 },
  U: { waist: 210, hip: 256, thigh: 284, knee: 288, ankle: 290, inside: 56 },
  W: { waist: 192, hip: 254, thigh: 276, knee: 262, ankle: 256, inside: 50 },
  K: { waist: 218, hip: 262, thigh: 286, knee: 284, ankle: 282, inside: 62 },
};

type Shape = { hem?: number; ease?: number; taper?: number };

/** Waist at 112, crotch at 448, knee at 850; a hem below 1392 is a full leg. */
export function legs(pen: Pen, { hem = pen.gender === 'K' ? 1190 : 1390, ease = 0, taper = 0 }: Shape = {}): Legs {
  const fit = fits[pen.gender];
  const { fit: cut = 'regular' } = pen.features;
  const [looser, narrower] = { slim: [-9, 12], regular: [0, 0], loose: [10, -4] }[cut] as [number, number];
  // Half widths by depth below the waist: outside of the leg, and inside from the crotch down.
  const out = knots`0 ${fit.waist}, 60 ${fit.waist + 10}, 190 ${fit.hip}, 330 ${fit.thigh - 4}, 480 ${fit.thigh}, 740 ${fit.knee - 7}, 880 ${fit.knee + 3}, 1090 ${fit.ankle - 9}, 1190 ${fit.ankle - 3}, 1280 ${fit.ankle + 3}`;
  const inn = knots`336 0, 384 13, 470 22, 600 30, 740 ${fit.inside - 12}, 880 ${fit.inside - 13}, 1090 ${fit.inside + 8}, 1190 ${fit.inside + 6}, 1280 ${fit.inside + 10}`;
  const narrow = (y: number) => (taper + narrower) * Math.max(0, (y - 500) / 780);
  const outside = (y: number) => level(out, y) + (ease + looser) * Math.min(1, y / 300) - narrow(y);
  const within = (y: number) => level(inn, y) - (ease + looser) * 0.5 + narrow(y);
  const bottom = hem - 112;
  const downs = [0, 60, 190, 330, 480, 740, 880, 1090, 1190].filter((y) => y < bottom - 60);
  const ups = [384, 470, 600, 740, 880, 1090, 1190].filter((y) => y < bottom - 60);
  const outseam = fromCentre(
    [...downs, bottom].map(
      (y, i, all): Knot =>
        i === 0 || i === all.length - 1 ? [outside(y), y + 112 - (i ? 4 : 0), 'c'] : [outside(y), y + 112],
    ),
  );
  const inseam = [
    ...at`0 448 c`,
    ...fromCentre(ups.map((y): Knot => [within(y), y + 112])),
    ...at`${within(bottom)} ${hem} c`,
  ];
  const hemMiddle = at`${(outside(bottom) + within(bottom)) / 2} ${hem + 7}`;
  const body = whole([...at`0 132, ${fit.waist * 0.55} 126`, ...outseam, ...hemMiddle, ...inseam.toReversed()]);
  return { waist: fit.waist, hem, body, outseam, inseam, outer: trace(outseam), inner: trace(inseam) };
}

function level(table: readonly Knot[], y: number) {
  const above = table.findIndex(([depth]) => depth >= y);
  const [low, high] = [table[Math.max(0, above - 1)], table[above < 0 ? table.length - 1 : above]];
  if (!low || !high || above <= 0) return above < 0 ? (table.at(-1)?.[1] ?? 0) : (table[0]?.[1] ?? 0);
  return low[1] + ((high[1] - low[1]) * (y - low[0])) / (high[0] - low[0]);
}

/** One leg as a closed form, for roundness and panels. */
const legShape = ({ outseam, inseam, hem }: Legs, side: 1 | -1) => {
  const leg = [
    ...knots`600 150 c`,
    ...outseam,
    ...knots`${(600 + (outseam.at(-1)?.[0] ?? 0)) / 2 + 30} ${hem + 7}`,
    ...inseam.toReversed(),
  ];
  return shape(side === 1 ? leg : mirror(leg));
};

/** Light and folds of a standing pair of legs, seen from the front. */
export function legLight(block: Legs, view: 'front' | 'back'): Part {
  const { hem } = block;
  const full = hem > 1200;
  return {
    marks: [
      ...roundness(legShape(block, 1), 74, 0.85),
      ...roundness(legShape(block, -1), 74, 0.8),
      sheen(at`-205 420, -196 700, -192 ${Math.min(hem - 20, 1330)}`, 96, 0.5),
      sheen(at`118 430, 140 700, 150 ${Math.min(hem - 20, 1330)}`, 84, 0.44),
      sheen(at`-170 210, -176 330, -150 470`, 110, 0.4),
      hollow(at`2 430, 14 520, 34 640`, 60, 0.55),
      hollow(at`-2 430, -14 520, -34 640`, 40, 0.45),
      ...folds([
        [at`10 446, 60 420, 128 404`, 15, 0.9],
        [at`12 470, 70 468, 140 484`, 13, 0.6],
        [at`-10 446, -54 424, -112 412`, 13, 0.75],
        [at`-14 474, -66 480, -126 504`, 12, 0.55],
        [at`20 520, 60 560, 92 640`, 15, 0.4],
        [at`-22 520, -58 566, -84 660`, 15, 0.4],
      ]),
      ...(full
        ? folds([
            [at`62 985, 110 1008, 172 1010`, 13, 0.6],
            [at`286 960, 240 996, 196 1004`, 12, 0.55],
            [at`-58 1000, -112 1018, -170 1008`, 13, 0.55],
            [at`-288 948, -246 984, -204 994`, 12, 0.5],
            [at`70 1236, 128 1262, 196 1258`, 13, 0.6],
            [at`290 1204, 236 1240, 180 1244`, 13, 0.5],
            [at`74 1310, 130 1330, 180 1326`, 11, 0.4],
            [at`-292 1222, -240 1262, -170 1264`, 13, 0.55],
            [at`-68 1204, -112 1232, -160 1234`, 12, 0.5],
            [at`-290 1312, -240 1334, -196 1336`, 11, 0.4],
            [at`84 1040, 104 1130, 96 1216`, 16, 0.3],
            [at`-236 1030, -222 1120, -236 1210`, 16, 0.3],
          ])
        : []),
      ...(view === 'back'
        ? folds([
            [at`-14 440, -90 470, -180 462`, 14, 0.7],
            [at`14 440, 96 474, 190 468`, 14, 0.7],
          ])
        : []),
    ],
  };
}
