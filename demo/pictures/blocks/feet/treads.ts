import { tint } from '../../kit/colour.ts';
import type { Knot } from '../../kit/geometry.ts';
import { at } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';

/** The pattern of an outsole: raised lugs, and the plate in the second colour under the arch. */
export type Tread = {
  lugs: string;
  shank: Knot[];
  markAt: number;
  rubber: (pen: Pen) => string;
};

const black = () => '#232528';
const soled = (pen: Pen) => (pen.main.dark ? '#2b2e31' : tint('#4a4d50', 0.06));

const rows = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const inArch = (y: number) => y > 650 && y < 880;

/** Fine waves across the foot: flat grip on floors. */
function waves(): string {
  return rows(110, 1380, 46)
    .filter((y) => !inArch(y))
    .map((y) => {
      const up = rows(0, 7, 1).map((i) => `L${352 + i * 62 + 31} ${y - 16}L${352 + (i + 1) * 62} ${y}`);
      const down = rows(0, 7, 1).map((i) => `L${848 - i * 62 - 31} ${y + 8}L${848 - (i + 1) * 62} ${y + 24}`);
      return `M352 ${y}${up.join('')}L848 ${y + 24}${down.join('')}Z`;
    })
    .join('');
}

/** Hexagons set close, with a groove where the foot bends. */
function cells(): string {
  const hexagon = (x: number, y: number, r: number) =>
    `M${x} ${y - r}L${x + r * 0.87} ${y - r / 2}L${x + r * 0.87} ${y + r / 2}L${x} ${y + r}L${x - r * 0.87} ${y + r / 2}L${x - r * 0.87} ${y - r / 2}Z`;
  return rows(100, 1400, 60)
    .flatMap((y, i) => rows(352, 860, 70).map((x) => [x + (i % 2) * 35, y] as const))
    .filter(([, y]) => !inArch(y) && !(y > 470 && y < 500))
    .map(([x, y]) => hexagon(x, y, 34))
    .join('');
}

/** Rings round the ball and the heel, on which the foot turns. */
function discs(): string {
  const ring = (x: number, y: number, r: number, w: number) => {
    const circle = (q: number, sweep: 0 | 1) =>
      `M${x - q} ${y}A${q} ${q} 0 0 ${sweep} ${x + q} ${y}A${q} ${q} 0 0 ${sweep} ${x - q} ${y}Z`;
    return circle(r, 1) + circle(r - w, 0);
  };
  return (
    [60, 120, 180, 240, 300].map((r) => ring(600, 372, r, 34)).join('') +
    [60, 120, 180, 240].map((r) => ring(600, 1130, r, 34)).join('')
  );
}

/** Deep cleats round the edge and arrows down the middle, with room between them for mud to fall out. */
function cleats(): string {
  const edge = rows(150, 1330, 104)
    .filter((y) => !(y > 640 && y < 850))
    .map(
      (y) => `M360 ${y}L490 ${y + 22}L486 ${y + 74}L360 ${y + 56}ZM840 ${y}L710 ${y + 22}L714 ${y + 74}L840 ${y + 56}Z`,
    );
  const middle = rows(128, 1330, 104)
    .filter((y) => !(y > 620 && y < 880))
    .map((y) => `M600 ${y}L672 ${y + 44}L660 ${y + 84}L600 ${y + 52}L540 ${y + 84}L528 ${y + 44}Z`);
  const toe = 'M520 92L680 92L660 126L540 126Z';
  return edge.join('') + middle.join('') + toe;
}

/** Square blocks with sipes, as on a tyre for gravel. */
function blocks(): string {
  return rows(112, 1340, 88)
    .filter((y) => !(y > 640 && y < 860))
    .flatMap((y, i) =>
      rows(352, 830, 106).map((x) => {
        const left = x + (i % 2 ? 40 : 0) - 20;
        return `M${left} ${y}L${left + 84} ${y}L${left + 84} ${y + 26}L${left + 50} ${y + 32}L${left + 84} ${y + 38}L${left + 84} ${y + 64}L${left} ${y + 64}L${left} ${y + 40}L${left + 32} ${y + 33}L${left} ${y + 26}Z`;
      }),
    )
    .join('');
}

const flat = {
  shank: at`-90 690 c, 0 666, 92 684 c, 84 780, 92 866 c, 0 886, -100 872 c, -92 780`,
  markAt: 776,
  rubber: soled,
};

const stepped = {
  shank: at`-120 660 c, 0 640, 124 660 c, 112 800 c, -112 800 c`,
  markAt: 724,
  rubber: black,
};

const low: readonly Tread[] = [
  { ...flat, lugs: waves() },
  { ...flat, lugs: cells() },
  { ...flat, lugs: discs() },
];

const high: readonly Tread[] = [
  { ...stepped, lugs: cleats() },
  { ...stepped, lugs: blocks() },
];

const pick = (list: readonly Tread[], model: number) => list[model % list.length];

/** Every model has its tread; shoes never have a boot's. */
export const treadOf = (boot: boolean, model: number): Tread => pick(boot ? high : low, model) ?? { ...flat, lugs: '' };
