import { chance } from './chance.ts';
import { type Tones, tint } from './colour.ts';
import type { Texture } from './look.ts';
import { tag } from './svg.ts';

type Ink = { dark: (opacity: number) => string; light: (opacity: number) => string };
type Tile = { size: readonly [number, number]; marks: (ink: Ink, main: Tones, second: Tones) => string; turn?: number };

const line = (d: string, width: number, paint: string) =>
  `<path d="${d}" fill="none" stroke-width="${width}" ${paint}/>`;

type Fleck = (x: number, y: number, r: () => number) => string;

/** Scattered marks as two paths, one dark and one light; the seed keeps them in place. */
function flecks(
  ink: Ink,
  seed: number,
  count: number,
  size: number,
  width: number,
  opacity: readonly [number, number],
  mark: Fleck,
) {
  const r = chance(seed);
  const marks = Array.from({ length: count }, () => {
    const dark = r() < 0.5;
    return { dark, d: mark(Math.round(r() * size), Math.round(r() * size), r) };
  });
  const path = (dark: boolean) =>
    marks
      .filter((one) => one.dark === dark)
      .map((one) => one.d)
      .join('');
  return line(path(true), width, ink.dark(opacity[0])) + line(path(false), width, ink.light(opacity[1]));
}

const diagonal = (ink: Ink, dark: number, light: number) =>
  line('M-1 6L6 -1M2 9L9 2', 1.5, ink.dark(dark)) + line('M-1 3L3 -1M2 6L6 2', 1, ink.light(light));

const curl =
  (reach: number): Fleck =>
  (x, y, r) =>
    `M${x} ${y}q${Math.round(reach * (r() - 0.2))} ${Math.round(-reach * r())} ${Math.round((r() - 0.5) * reach * 2)} ${Math.round(reach * 0.7)}`;

/** Small scales on a loose grid, each lit on the lamp's side: the grain of leather. */
function grain(ink: Ink, seed: number, step: number, cells: number, width: number, opacity: readonly [number, number]) {
  const r = chance(seed);
  const spots = Array.from({ length: cells * cells }, (_, i) => {
    const [x, y] = [((i % cells) + 0.2 + r() * 0.6) * step, (Math.floor(i / cells) + 0.2 + r() * 0.6) * step];
    return { x: Math.round(x), y: Math.round(y), q: Math.round(step * (0.3 + r() * 0.2)) };
  });
  const lit = spots.map(({ x, y, q }) => `M${x - q} ${y + 1}a${q} ${q} 0 0 1 ${q} ${-q}`).join('');
  const shaded = spots.map(({ x, y, q }) => `M${x + q} ${y}a${q} ${q} 0 0 1 ${-q} ${q}`).join('');
  return line(shaded, width, ink.dark(opacity[0])) + line(lit, width, ink.light(opacity[1]));
}

/**
 * Pile: clumps of curled yarn lying over each other, each with its shadow below, its lit crown and a few hairs.
 * Shapes that cross an edge of the tile re-enter on the other side, so that no seam shows.
 */
function pile(ink: Ink, size: number, dark: boolean) {
  const r = chance(23);
  const step = size / 12;
  const clumps = Array.from({ length: 144 }, (_, i) => ({
    x: ((i % 12) + (r() - 0.5) * 1.1) * step,
    y: (Math.floor(i / 12) + (r() - 0.5) * 1.1) * step,
    q: step * (0.42 + r() * 0.36),
    turn: r() * 6.3,
  }));
  const around = [-size, 0, size].flatMap((dx) => [-size, 0, size].map((dy) => [dx, dy] as const));
  const everywhere = (draw: (x: number, y: number, q: number, turn: number) => string) =>
    clumps
      .flatMap(({ x, y, q, turn }) =>
        around
          .map(([dx, dy]) => [x + dx, y + dy] as const)
          .filter(([a, b]) => a > -step && a < size + step && b > -step && b < size + step)
          .map(([a, b]) => draw(Math.round(a), Math.round(b), q, turn)),
      )
      .join('');
  const n = (v: number) => v.toFixed(1);
  /** A bow on the rim of a clump, seen from its middle: from one angle to another. */
  const bow = (from: number, to: number) => (x: number, y: number, q: number, turn: number) => {
    const lean = Math.sin(turn) * 0.8;
    const at = (a: number, far = q) => `${n(x + Math.cos(a + lean) * far)} ${n(y + Math.sin(a + lean) * far)}`;
    return `M${at(from)}Q${at((from + to) / 2, q * 1.5)} ${at(to)}`;
  };
  const under = everywhere(bow(-0.3, 2.2));
  const crown = everywhere(bow(3.3, 5.1));
  const hairs = everywhere((x, y, q, turn) => {
    const [a, b] = [Math.cos(turn) * q, Math.sin(turn) * q];
    return `M${x} ${y}q${n(a * 0.6 - b * 0.4)} ${n(b * 0.6 + a * 0.4)} ${n(a)} ${n(b)}`;
  });
  // Dark pile is visible by its highlights, light pile by its shadows, which are painted twice, wide and thin.
  const soft = ' stroke-linecap="round"';
  return dark
    ? line(under, 2.6, ink.dark(0.06)) +
        line(crown, 4, ink.light(0.028) + soft) +
        line(crown, 1.8, ink.light(0.035)) +
        line(hairs, 1.1, ink.light(0.06))
    : line(under, 4, ink.dark(0.026) + soft) +
        line(under, 1.8, ink.dark(0.04) + soft) +
        line(crown, 2.4, ink.light(0.05)) +
        line(hairs, 1.1, ink.dark(0.06));
}

const tiles: Record<Texture, Tile | undefined> = {
  plain: undefined,
  quilt: { size: [4, 4], marks: (ink) => line('M0 1H4', 0.8, ink.dark(0.05)) },
  shell: { size: [4, 4], marks: (ink) => line('M0 1H4M1 0V4', 0.7, ink.dark(0.035)) },
  softshell: {
    size: [5, 5],
    marks: (ink) => line('M0 1.5H3M2.5 4H5', 1, ink.dark(0.07)) + line('M0 4H2', 1, ink.light(0.05)),
  },
  twill: { size: [6, 6], marks: (ink) => diagonal(ink, 0.11, 0.07) },
  stretch: {
    size: [5, 5],
    marks: (ink) => line('M-1 5L5 -1', 1.3, ink.dark(0.08)) + line('M1 6L6 1', 0.8, ink.light(0.06)),
  },
  canvas: {
    size: [7, 7],
    marks: (ink) => line('M0 1.5H3.5M3.5 5H7', 2, ink.dark(0.1)) + line('M1.7 3.5V7M5.2 0V3.5', 2, ink.light(0.07)),
  },
  denim: {
    size: [120, 120],
    marks: (ink) =>
      line(Array.from({ length: 40 }, (_, i) => `M${i * 6 - 122} 120L${i * 6 - 2} 0`).join(''), 2, ink.dark(0.14)) +
      flecks(ink, 7, 260, 120, 1.3, [0.12, 0.08], (x, y) => `M${x} ${y}l5 -5`),
  },
  ripstop: {
    size: [24, 24],
    marks: (ink) => line('M0 1H24M1 0V24', 1.6, ink.light(0.085)) + line('M0 3H24M3 0V24', 1, ink.dark(0.16)),
  },
  fleece: { size: [120, 120], marks: (ink) => flecks(ink, 11, 300, 120, 1.7, [0.09, 0.09], curl(6)) },
  pile: { size: [104, 104], marks: (ink, { dark }) => pile(ink, 104, dark) },
  jersey: { size: [5, 6], marks: (ink) => line('M1.2 0V6M3.7 0V6', 0.9, ink.dark(0.05)) },
  merino: { size: [6, 9], marks: (ink) => line('M1.5 0V9', 1.5, ink.dark(0.1)) + line('M4 0V9', 1, ink.light(0.07)) },
  pique: {
    size: [7, 7],
    marks: (ink) =>
      '<g>' + line('M1 2h2M4.5 5.5h2', 1.8, ink.dark(0.12)) + line('M4.5 2h2M1 5.5h2', 1.4, ink.light(0.1)) + '</g>',
  },
  birdseye: { size: [8, 8], marks: (ink) => line('M1.5 2h1.6M5.5 6h1.6', 2.2, ink.dark(0.11)) },
  sweat: {
    size: [90, 90],
    marks: (ink) => flecks(ink, 5, 170, 90, 0.9, [0.09, 0.09], (x, y, r) => `M${x} ${y}h${2 + Math.round(r() * 5)}`),
  },
  oxford: {
    size: [5, 5],
    marks: (ink) =>
      line('M0 1.2H2.5M2.5 3.7H5', 1.3, ink.light(0.22)) + line('M2.5 1.2H5M0 3.7H2.5', 1, ink.dark(0.06)),
  },
  flannel: {
    size: [96, 96],
    marks: (_, main, second) => {
      const deep = second.body === main.body ? tint(main.body, main.dark ? 0.14 : -0.16) : second.body;
      const fine = tint(main.body, main.dark ? 0.3 : 0.16, 0.7);
      return (
        `<path d="M0 0H44V96H0ZM0 0V44H96V0Z" fill="${deep}" fill-opacity=".42" fill-rule="nonzero"/>` +
        line('M70 0V96M0 70H96', 3, `stroke="${fine}" stroke-opacity=".55"`) +
        line('M22 0V96M0 22H96', 2, `stroke="${deep}" stroke-opacity=".7"`)
      );
    },
  },
  leather: { size: [100, 100], marks: (ink) => grain(ink, 31, 5, 20, 0.9, [0.11, 0.07]) },
  cordura: {
    size: [8, 8],
    marks: (ink) => line('M0 2H4M4 6H8', 2.6, ink.dark(0.14)) + line('M4 2H8M0 6H4', 2.2, ink.light(0.07)),
  },
  webbing: { size: [10, 10], marks: (ink) => line('M0 0L5 5L10 0M0 5L5 10L10 5', 1.8, ink.dark(0.16)) },
  knit: {
    size: [14, 12],
    marks: (ink) =>
      line('M0 1L3.5 8L7 1', 2.4, ink.light(0.09)) +
      line('M7 1L10.5 8L14 1', 2.4, ink.light(0.05)) +
      line('M7 0V12', 1.6, ink.dark(0.16)) +
      line('M0 0V12', 1.6, ink.dark(0.22)),
  },
};

/** The weave as a repeating tile, with light marks on dark cloth and dark marks on light cloth. */
export function texture(kind: Texture, id: string, main: Tones, second: Tones) {
  const tile = tiles[kind];
  const size = tile?.size ?? [8, 8];
  const ink: Ink = {
    dark: (o) => `stroke="#000" stroke-opacity="${main.dark ? Math.min(1, o * 2) : o}"`,
    light: (o) => `stroke="#fff" stroke-opacity="${main.dark ? o : o * 1.5}"`,
  };
  return tag(
    'pattern',
    { id, width: size[0], height: size[1], patternUnits: 'userSpaceOnUse' },
    tile?.marks(ink, main, second) ?? '<path d="M0 0"/>',
  );
}
