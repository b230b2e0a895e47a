import { chance } from '../../kit/chance.ts';
import { box, glow, mist, mixed, n, ramp, sky, streaks } from '../parts/air.ts';
import { person } from '../parts/people.ts';
import { ridge } from '../parts/ridge.ts';
import { line, scaffold, solid, towerCrane } from '../parts/steel.ts';
import type { Scene } from '../scene.ts';

const air = '#ecd9c0';
const cool = '#b9c0c0';
const near = '#17191b';
const depth = (share: number) => mixed(near, mixed(cool, air, 0.5), share);

/** Roofs of the town behind: a row of blocks with a few stacks. */
function town(seed: number, base: number, low: number, high: number) {
  const r = chance(seed);
  let d = '';
  for (let x = -40; x < 2440; ) {
    const width = 40 + r() * 110;
    const top = base - low - r() * (high - low);
    d += `M${n(x)} ${base}V${n(top)}h${n(width)}V${base}Z`;
    if (r() > 0.72) d += `M${n(x + width * 0.6)} ${n(top)}v${n(-16 - r() * 30)}h9v60Z`;
    x += width + (r() > 0.6 ? r() * 50 : -2);
  }
  return d;
}

type Frame = { x: number; base: number; bay: number; floor: number; bays: number; floors: number };

/** A concrete frame going up: slabs and columns, dark under each ceiling, warm where the sun comes in from the left. */
function frame({ x, base, bay, floor, bays, floors }: Frame, share: number) {
  const width = bay * bays;
  const [face, side, inside] = [depth(share), depth(share - 0.1), depth(share + 0.14)];
  const room = `room${x}`;
  let art = ramp(room, [
    [0, side, 0.92],
    [0.45, face, 0.7],
    [1, inside, 0.55],
  ]);
  for (let i = 0; i < floors; i += 1) {
    const y = base - floor * (i + 1);
    const wide = width - (i === floors - 1 ? bay : 0);
    const columns = Array.from({ length: Math.round(wide / bay) + 1 }, (_, c) => x + c * bay);
    art += box(x, y, wide, floor, `url(#${room})`);
    art += columns
      .slice(0, -1)
      .map((at) => box(at + bay * 0.42, y, bay * 0.06, floor, mixed(face, inside, 0.35)))
      .join('');
    art += columns
      .map(
        (at) =>
          box(at - bay * 0.05, y, bay * 0.11, floor, face) +
          box(at - bay * 0.05, y, bay * 0.025, floor, '#f2d3a4', 0.42),
      )
      .join('');
    art += box(x - 18, y, wide + 36, floor * 0.14, face);
    art += box(x - 18, y, wide + 36, 2.4, '#f6dcb2', 0.4);
    art += box(x - 18, y, 5, floor * 0.14, '#f8dfb8', 0.6);
  }
  const roof = base - floor * floors;
  const bars = Array.from({ length: bays * 5 }, (_, i) => {
    const at = x + (i % 5) * 7 + Math.floor(i / 5) * bay - 14;
    return `M${n(at)} ${roof}v${-n(floor * (0.42 + ((i * 7) % 5) * 0.03))}`;
  });
  return art + line(bars.join(''), face, 2.6);
}

/** The deck nearest to us: the edge of a slab, starter bars where walls and columns will stand, mats tied between. */
function deck() {
  const r = chance(41);
  const edge = 1232;
  const wall = (from: number, count: number, gap: number, top: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = from + i * gap + (r() - 0.5) * 6;
      return `M${n(x)} 1262L${n(x + (r() - 0.5) * 9)} ${n(top + r() * 34)}`;
    }).join('');
  const ties = (from: number, to: number, ys: readonly number[]) =>
    ys.map((y) => `M${from} ${n(y + r() * 4)}L${to} ${n(y + r() * 4)}`).join('');
  return (
    line(wall(1640, 34, 23, 1092) + ties(1630, 2400, [1128, 1176]), depth(0.22), 3.2) +
    line(wall(1170, 7, 17, 986), near, 5.6) +
    line(ties(1160, 1284, [1030, 1074, 1118, 1162, 1204]), near, 3.6) +
    line(wall(1760, 9, 18, 1000), near, 5.6) +
    line(ties(1750, 1916, [1040, 1084, 1128, 1172]), near, 3.6) +
    line(wall(2080, 18, 20, 1040), near, 5.6) +
    line(ties(2066, 2400, [1086, 1140, 1192]), near, 3.8) +
    ramp('earth', [
      [0, '#3a3129'],
      [0.4, '#201e1d'],
      [1, near],
    ]) +
    solid(`M0 1304L420 1284L760 1262L1040 1250L1100 ${edge}L2400 ${edge}V1350H0Z`, 'url(#earth)') +
    solid(`M1100 ${edge}H2400v5H1092Z`, '#e2bd8a', 0.6) +
    // A stack of formwork boards and a bundle of bars.
    [0, 1, 2, 3]
      .map((i) => box(850 + (i % 2) * 8, 1240 - i * 13, 196 - (i % 3) * 10, 10, mixed(near, '#8a6f50', 0.3 + i * 0.1)))
      .join('') +
    solid('M866 1250h16v14h-16ZM1010 1250h16v8h-16Z', near)
  );
}

export const buildingSite: Scene = {
  quiet: 'left',
  tallQuiet: 'top',
  tone: 'light',
  focus: 1270,
  draw: () =>
    [
      sky('sky', [
        [0, '#9fb0b9'],
        [0.3, '#c3cac8'],
        [0.52, '#e6d9c4'],
        [0.66, '#f4d5a6'],
        [0.76, '#edc79c'],
        [1, '#c9b59b'],
      ]),
      glow('dawn', [1120, 888], 1150, 560, [
        [0, '#fff3d2', 0.95],
        [0.25, '#ffe3b0', 0.55],
        [1, '#ffdca6', 0],
      ]),
      streaks('cloud', '#fbeed6', [
        [1500, 520, 720, 16, 0.55],
        [820, 610, 560, 11, 0.5],
        [1900, 400, 600, 14, 0.34],
        [1240, 690, 480, 9, 0.6],
      ]),
      '<circle cx="1120" cy="868" r="58" fill="#fffaf0"/>',
      solid(ridge({ seed: 5, y: 960, height: 130, step: 60, rough: 0.1 }), depth(0.84)),
      ramp('t1', [
        [0, depth(0.74)],
        [1, depth(0.8), 0],
      ]),
      solid(town(9, 1060, 80, 150), 'url(#t1)'),
      towerCrane({ x: 520, base: 1000, height: 250, reach: 190, side: 1, colour: depth(0.72) }),
      towerCrane({ x: 1010, base: 1010, height: 330, reach: 230, side: -1, colour: depth(0.66) }),
      mist('m1', 780, 330, '#f7e3c4', 0.85),
      ramp('t2', [
        [0, depth(0.58)],
        [1, depth(0.72), 0],
      ]),
      solid(town(23, 1180, 120, 250), 'url(#t2)'),
      frame({ x: 1290, base: 1190, bay: 96, floor: 74, bays: 3, floors: 6 }, 0.54),
      mist('m2', 880, 320, '#f3dcba', 0.8),
      towerCrane({ x: 1662, base: 1200, height: 930, reach: 880, side: -1, colour: depth(0.34), weight: 0.8 }),
      frame({ x: 1736, base: 1230, bay: 150, floor: 118, bays: 5, floors: 6 }, 0.32),
      mist('m3', 960, 380, '#eed3ac', 0.78),
      scaffold({ x: 2020, base: 1240, bay: 128, lift: 142, bays: 3, lifts: 6, colour: depth(0.1), weight: 6.4 }),
      person({
        at: [2110, 814],
        height: 112,
        pose: 'walk',
        cloth: depth(0.08),
        rim: '#efc891',
        vest: ['#c9d64a', '#eef0e2'],
        helmet: '#dcd8cb',
        turned: true,
      }),
      person({ at: [2310, 956], height: 112, pose: 'stand', cloth: depth(0.08), rim: '#efc891', helmet: '#dcd8cb' }),
      deck(),
      person({
        at: [1404, 1230],
        height: 196,
        pose: 'point',
        cloth: '#1d2022',
        rim: '#efc891',
        vest: ['#dcec3f', '#f3f4ea'],
        helmet: '#ece8dd',
        turned: true,
      }),
      person({
        at: [1512, 1230],
        height: 190,
        pose: 'stand',
        cloth: '#1d2022',
        rim: '#efc891',
        helmet: '#ece8dd',
        turned: true,
      }),
    ].join(''),
};
