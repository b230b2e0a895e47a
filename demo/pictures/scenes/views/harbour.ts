import { chance } from '../../kit/chance.ts';
import { group, tag } from '../../kit/svg.ts';
import { box, glow, mist, mixed, n, ramp, sky, streaks } from '../parts/air.ts';
import { person } from '../parts/people.ts';
import { ridge } from '../parts/ridge.ts';
import { line, solid, truss } from '../parts/steel.ts';
import type { Scene } from '../scene.ts';

const air = '#cdd5d6';
const near = '#14191d';
const depth = (share: number) => mixed(near, air, share);
const waterline = 1010;

/** A ship-to-shore gantry: portal legs, boom out over the water, the apex and its stays. */
function gantry(x: number, base: number, height: number, colour: string, lit: string) {
  const u = height / 100;
  const p = (a: number, b: number) => `${n(a * u)} ${n(-b * u)}`;
  const w = (v: number) => n(v * u);
  return group(
    { transform: `translate(${x} ${base})` },
    line(`M${p(-15, 0)}L${p(-13, 58)}L${p(-9, 100)}M${p(15, 0)}L${p(13, 58)}L${p(-5, 100)}`, colour, w(2.1)),
    line(`M${p(-15, 16)}L${p(15, 16)}M${p(-13.6, 40)}L${p(13.6, 40)}`, colour, w(1.7)),
    line(`M${p(-14.6, 18)}L${p(13.6, 39)}M${p(14.6, 18)}L${p(-13.6, 39)}`, colour, w(0.7)),
    line(`M${p(-15.4, 0)}L${p(-13.4, 58)}L${p(-9.4, 100)}`, lit, w(0.5), 0.8),
    // Boom.
    line(truss([-84 * u, -60 * u], [46 * u, -60 * u], [4 * u, 4 * u], 40), colour, w(0.5)),
    line(`M${p(-86, 58)}L${p(48, 58)}`, colour, w(1.6)),
    line(`M${p(-86, 62)}L${p(46, 62)}`, colour, w(0.8)),
    line(`M${p(-7, 100)}L${p(-78, 62)}M${p(-7, 100)}L${p(-46, 62)}M${p(-7, 100)}L${p(40, 62)}`, colour, w(0.6)),
    solid(`M${p(18, 70)}h${w(17)}v${w(8)}h${w(-17)}Z`, colour),
    solid(`M${p(-9.9, 101)}h${w(6)}v${w(2)}h${w(-6)}Z`, colour),
    solid(`M${p(-36, 58)}h${w(10)}v${w(2)}h${w(-10)}ZM${p(-24, 57)}h${w(5)}v${w(5)}h${w(-5)}Z`, colour),
    line(`M${p(-33, 57)}L${p(-33, 34)}M${p(-29, 57)}L${p(-29, 34)}`, colour, w(0.28)),
    solid(`M${p(-37, 34)}h${w(12)}v${w(1.6)}h${w(-12)}Z`, colour),
    solid(`M${p(-16.5, 3)}h${w(4)}v${w(3)}h${w(-4)}ZM${p(12.5, 3)}h${w(4)}v${w(3)}h${w(-4)}Z`, colour),
  );
}

const paints = ['#56666d', '#6f7a7a', '#7d6a5c', '#4b5a64', '#8a8478', '#65594f', '#3f4d55'];

type Stack = {
  seed: number;
  x: number;
  base: number;
  columns: number;
  high: number;
  size: readonly [number, number];
  share: number;
  signal?: readonly [number, number];
};

/** Containers end to end, some stacks lower than others; ribs and door bars where they are near enough. */
function containers({ seed, x, base, columns, high, size, share, signal }: Stack) {
  const r = chance(seed);
  const [width, height] = size;
  let art = '';
  for (let c = 0; c < columns; c += 1) {
    const levels = Math.max(1, Math.round(high * (0.55 + r() * 0.5)));
    for (let l = 0; l < levels; l += 1) {
      const [left, top] = [x + c * (width + 3), base - (l + 1) * (height + 1.6)];
      const paint = paints[Math.floor(r() * paints.length)] ?? '#56666d';
      const yellow = signal !== undefined && signal[0] === c && signal[1] === l;
      const body = mixed(yellow ? '#d7e63f' : mixed(paint, near, 0.25), air, share);
      art += box(left, top, width, height, body);
      art +=
        box(left, top, width, height * 0.07, mixed(body, '#ffffff', 0.28)) +
        box(left, top + height * 0.9, width, height * 0.1, mixed(body, near, 0.45));
      if (width < 90) continue;
      const ribs = Array.from(
        { length: Math.floor(width / 9) },
        (_, i) => `M${n(left + 6 + i * 9)} ${n(top + height * 0.12)}v${n(height * 0.74)}`,
      );
      art += line(ribs.join(''), mixed(body, near, 0.3), 2.2, 0.55);
    }
  }
  return art;
}

/** The ship: a long hull with its own load, bridge and funnel aft. */
function ship(share: number) {
  const hull = depth(share);
  return (
    containers({ seed: 61, x: 352, base: 880, columns: 12, high: 4, size: [54, 22], share: share + 0.16 }) +
    solid('M1010 882v-150h18v-26h54v26h20v150Z', depth(share + 0.24)) +
    solid('M1016 742h80v12h-80ZM1016 772h80v6h-80ZM1016 800h80v6h-80Z', depth(share - 0.06), 0.8) +
    solid('M1110 882v-118h38v118Z', depth(share + 0.06)) +
    line('M1054 706v-60M1040 664h28', depth(share + 0.1), 4) +
    solid(`M300 872h860q22 0 20 22l-12 ${waterline - 894}H372q-44-60-72-138Z`, hull) +
    solid(`M352 976h820l-4 34H372q-12-14-20-34Z`, mixed(hull, '#7a3b2e', 0.4)) +
    line('M306 884h870', depth(share + 0.22), 4, 0.7)
  );
}

/** Reflections in the water: the shapes above mirrored, in strokes that grow longer towards the viewer. */
function ripples() {
  const r = chance(88);
  const strokes = (count: number, colour: string, opacity: number, from: number, to: number) => {
    const d = Array.from({ length: count }, () => {
      const y = waterline + 6 + r() ** 1.5 * (1260 - waterline);
      const near = (y - waterline) / 250;
      const width = (26 + r() * 90) * (0.5 + near * 1.6);
      return `M${n(from + r() * (to - from))} ${n(y)}h${n(width)}l${n(-width * 0.3)} ${n(1.5 + near * 3.4)}h${n(-width * 0.45)}Z`;
    });
    return solid(d.join(''), colour, opacity);
  };
  return (
    strokes(150, '#f4efe2', 0.3, -60, 2400) +
    strokes(110, '#42525b', 0.26, 200, 2400) +
    strokes(70, '#fdf3da', 0.5, 60, 520)
  );
}

const reflection = (art: string, id: string) =>
  ramp(id, [
    [0, '#fff', 0.5],
    [1, '#fff', 0],
  ]) +
  tag(
    'mask',
    { id: `${id}m`, maskUnits: 'userSpaceOnUse', x: 0, y: waterline, width: 2400, height: 240 },
    box(0, waterline, 2400, 240, `url(#${id})`),
  ) +
  tag('g', { mask: `url(#${id}m)` }, group({ transform: `translate(0 ${waterline * 2}) scale(1 -1)` }, art));

/** The quay we stand on, with bollard, rail and rope. */
const quay = () =>
  [
    ramp('stone', [
      [0, '#4a5256'],
      [0.12, '#33393d'],
      [1, '#171b1e'],
    ]),
    solid('M0 1290L1180 1216H2400V1350H0Z', 'url(#stone)'),
    line('M0 1292L1180 1218H2400', '#c9cdc8', 4, 0.6),
    line('M180 1350L1240 1252H2400M520 1350L1300 1272H2400', '#0f1214', 5, 0.6),
    solid('M866 1262q-4-44-18-50q-8-18 8-20h56q16 2 8 20q-14 6-18 50q-18 8-36 0Z', '#101417'),
    solid('M852 1194q-8 6-2 16q8 5 14 20q0-24 6-36Z', '#59656a', 0.6),
    line('M858 1226C700 1224 520 1160 372 1000', '#20272b', 5),
  ].join('');

const shore = () =>
  [
    gantry(1190, 1004, 360, depth(0.56), '#f6efdf'),
    gantry(1470, 1008, 470, depth(0.44), '#f6efdf'),
    containers({ seed: 7, x: 1380, base: 1008, columns: 14, high: 5, size: [72, 29], share: 0.5 }),
    mist('m2', 820, 220, '#dcdfda', 0.5),
    gantry(1905, 1012, 740, depth(0.24), '#e9e4d6'),
    containers({ seed: 15, x: 1640, base: 1010, columns: 8, high: 4, size: [118, 47], share: 0.26, signal: [3, 1] }),
  ].join('');

export const harbour: Scene = {
  quiet: 'left',
  tallQuiet: 'top',
  tone: 'light',
  focus: 1290,
  draw: () =>
    [
      sky('sky', [
        [0, '#a3b3ba'],
        [0.35, '#c6cfd0'],
        [0.6, '#e3e2da'],
        [0.74, '#efe7d6'],
        [1, '#c4cac8'],
      ]),
      glow('sun', [330, 820], 900, 460, [
        [0, '#fff6e0', 0.95],
        [0.4, '#fdeed0', 0.5],
        [1, '#fbe9c8', 0],
      ]),
      streaks('cloud', '#fbf6ea', [
        [600, 420, 900, 26, 0.5],
        [1500, 330, 800, 22, 0.4],
        [1000, 560, 900, 16, 0.55],
        [2000, 600, 600, 14, 0.5],
      ]),
      solid(ridge({ seed: 44, y: 960, height: 120, step: 50, rough: 0.08 }, 1010), depth(0.82)),
      solid(ridge({ seed: 52, y: 990, height: 90, step: 40, rough: 0.1 }, 1010), depth(0.74)),
      mist('m1', 850, 180, '#f1ebdc', 0.7),
      ship(0.46),
      shore(),
      ramp('sea', [
        [0, '#cfd3cf'],
        [0.3, '#a9b5b8'],
        [1, '#66777f'],
      ]),
      box(0, waterline, 2400, 340, 'url(#sea)'),
      reflection(ship(0.46), 'r1'),
      reflection(shore().replace(/<linearGradient id="m2".*?<\/linearGradient><rect[^>]*>/, ''), 'r2'),
      glow('path', [330, 1060], 330, 150, [
        [0, '#fff6e2', 0.7],
        [1, '#fff2d6', 0],
      ]),
      solid(`M1600 ${waterline - 2}H2400v26H1590Z`, depth(0.14)),
      ripples(),
      quay(),
      person({
        at: [1560, 1262],
        height: 226,
        pose: 'walk',
        cloth: '#161b1f',
        rim: '#d5d8d3',
        vest: ['#d9e83f', '#f4f5ec'],
        helmet: '#ebe7dc',
        turned: true,
      }),
      person({
        at: [1672, 1262],
        height: 218,
        pose: 'stand',
        cloth: '#1a2024',
        rim: '#d5d8d3',
        helmet: '#ebe7dc',
        turned: true,
      }),
    ].join(''),
};
