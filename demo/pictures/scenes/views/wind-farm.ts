import { group, tag } from '../../kit/svg.ts';
import { glow, mist, mixed, n, ramp, sky, streaks } from '../parts/air.ts';
import { person } from '../parts/people.ts';
import { ridge } from '../parts/ridge.ts';
import { line, solid, truss } from '../parts/steel.ts';
import type { Scene } from '../scene.ts';

const air = '#c98f78';
const near = '#12161b';
const depth = (share: number) => mixed(near, mixed('#6d6f82', air, 0.45), share);

/** A turbine by its tower: a tapered tube, a nacelle, three blades that thin out to the tip. */
function turbine(x: number, base: number, height: number, turn: number, colour: string, lit: string) {
  const blade = height * 0.62;
  const root = height * 0.018;
  const wing = `M${n(-root)} 0C${n(-root * 2.3)} ${n(-blade * 0.16)} ${n(-root * 1.3)} ${n(-blade * 0.5)} ${n(-root * 0.12)} ${n(-blade)}C${n(root * 0.5)} ${n(-blade * 0.6)} ${n(root * 0.9)} ${n(-blade * 0.2)} ${n(root)} 0Z`;
  const foot = height * 0.022;
  return group(
    { transform: `translate(${x} ${base})` },
    solid(`M${n(-foot)} 0L${n(-foot * 0.52)} ${-height}h${n(foot * 1.04)}L${n(foot)} 0Z`, colour),
    solid(`M${n(-foot)} 0L${n(-foot * 0.52)} ${-height}h${n(foot * 0.34)}L${n(-foot * 0.3)} 0Z`, lit, 0.55),
    group(
      { transform: `translate(0 ${-height})` },
      solid(
        `M${n(-foot * 0.9)} ${n(-foot * 0.8)}h${n(foot * 3.2)}q${n(foot * 0.5)} ${n(foot * 0.8)} 0 ${n(foot * 1.6)}h${n(-foot * 3.2)}Z`,
        colour,
      ),
      ...[0, 120, 240].map((at) =>
        group(
          { transform: `rotate(${turn + at})` },
          solid(wing, colour),
          solid(
            `M${n(-root)} 0C${n(-root * 2.3)} ${n(-blade * 0.16)} ${n(-root * 1.3)} ${n(-blade * 0.5)} ${n(-root * 0.12)} ${n(-blade)}C${n(-root * 0.7)} ${n(-blade * 0.5)} ${n(-root * 1.2)} ${n(-blade * 0.2)} ${n(-root)} 0Z`,
            lit,
            0.75,
          ),
        ),
      ),
      tag('circle', { r: n(foot * 0.95), fill: colour }),
    ),
  );
}

/** A lattice pylon with three arms; gives the points its wires hang from. */
function pylon(x: number, base: number, height: number, colour: string) {
  const u = height / 100;
  const arms = [
    [-70, 17],
    [-83, 22],
    [-94, 14],
  ] as const;
  const art = group(
    { transform: `translate(${x} ${base})` },
    line(truss([0, 0], [0, -62 * u], [20 * u, 6 * u], 7, true), colour, n(0.62 * u)),
    line(truss([0, -62 * u], [0, -100 * u], [6 * u, 1.6 * u], 8, true), colour, n(0.5 * u)),
    line(
      arms
        .map(
          ([y, reach]) =>
            `M${n(-reach * u)} ${n(y * u)}L0 ${n((y - 4) * u)}L${n(reach * u)} ${n(y * u)}ZM${n(-reach * u)} ${n(y * u)}v${n(3.4 * u)}M${n(reach * u)} ${n(y * u)}v${n(3.4 * u)}`,
        )
        .join(''),
      colour,
      n(0.6 * u),
    ),
  );
  const hooks = arms.flatMap(([y, reach]) =>
    [-1, 1].map((side) => [x + side * reach * u, base + (y + 3.4) * u] as const),
  );
  return { art, hooks };
}

type Pylon = ReturnType<typeof pylon>;

const wires = (one: Pylon, other: Pylon, sag: number, colour: string, width: number) =>
  line(
    one.hooks
      .map(([x, y], i) => {
        const [u, v] = other.hooks[i] ?? [x, y];
        return `M${n(x)} ${n(y)}Q${n((x + u) / 2)} ${n((y + v) / 2 + sag)} ${n(u)} ${n(v)}`;
      })
      .join(''),
    colour,
    width,
  );

function powerLine() {
  const row = [
    pylon(1330, 1010, 150, depth(0.52)),
    pylon(1490, 1030, 236, depth(0.42)),
    pylon(1740, 1070, 390, depth(0.28)),
    pylon(2170, 1180, 760, depth(0.1)),
    pylon(3160, 1400, 1500, near),
  ];
  const spans = row.slice(1).map((next, i) => {
    const one = row[i];
    return one ? wires(one, next, 16 + i * i * 16, depth(0.46 - i * 0.12), n(1.1 + i * 0.55)) : '';
  });
  return (
    spans.join('') +
    row
      .slice(0, 4)
      .map(({ art }) => art)
      .join('')
  );
}

/** The service van with its beacon, and two who have come to look. */
const visit = () =>
  [
    glow('lamp', [1490, 1262], 240, 26, [
      [0, '#fff0cf', 0.9],
      [0.2, '#ffdca0', 0.4],
      [1, '#ffd08a', 0],
    ]),
    // A long-bodied van: roof with ladder, one line from bonnet to tail.
    solid('M1262 1262V1190q2-14 16-15l120-1q22 0 36 18l24 30q30 5 34 15q3 8 2 18l-4 7Z', '#14181c'),
    solid('M1404 1184q14 1 24 14l18 24h-46v-38Z', '#8b6f70', 0.85),
    line('M1278 1175q-4 0-6 4l-4 40', '#d99a74', 2, 0.7),
    line('M1274 1168H1404M1290 1168v8M1340 1168v8M1390 1168v8', '#14181c', 4),
    solid('M1264 1228h124l-3 7h-121Z', '#e9fb3c', 0.6),
    line('M1398 1178v78M1332 1178v78', '#272d33', 2),
    '<circle cx="1304" cy="1263" r="17" fill="#0a0c0f"/><circle cx="1304" cy="1263" r="8" fill="#2c3238"/>',
    '<circle cx="1448" cy="1263" r="17" fill="#0a0c0f"/><circle cx="1448" cy="1263" r="8" fill="#2c3238"/>',
    solid('M1486 1240l8 2q1 6-1 9l-8-1Z', '#fff3d6'),
    solid('M1262 1232h5v14h-5Z', '#c2452f'),
    person({
      at: [1594, 1286],
      height: 140,
      pose: 'point',
      cloth: '#15191d',
      rim: '#d9986c',
      vest: ['#d3e23c', '#f1f2e6'],
      helmet: '#d9d4c8',
    }),
    person({ at: [1664, 1292], height: 134, pose: 'stand', cloth: '#15191d', rim: '#d9986c', helmet: '#d9d4c8' }),
  ].join('');

export const windFarm: Scene = {
  quiet: 'left',
  tallQuiet: 'top',
  tone: 'dark',
  focus: 1180,
  draw: () =>
    [
      sky('sky', [
        [0, '#232c3d'],
        [0.28, '#46465a'],
        [0.48, '#83646a'],
        [0.62, '#c98a6c'],
        [0.72, '#edb67c'],
        [0.8, '#f3c98f'],
        [1, '#b98468'],
      ]),
      streaks('high', '#e8a98a', [
        [700, 470, 900, 20, 0.4],
        [1600, 560, 900, 26, 0.5],
        [1100, 640, 760, 14, 0.55],
        [2100, 420, 640, 22, 0.3],
        [400, 700, 560, 12, 0.5],
      ]),
      glow('sun', [820, 960], 900, 300, [
        [0, '#ffe9bd', 0.95],
        [0.4, '#ffcf90', 0.4],
        [1, '#ffc07a', 0],
      ]),
      solid(ridge({ seed: 3, y: 1000, height: 150, step: 40, rough: 0.05 }), depth(0.84)),
      turbine(980, 950, 190, 12, depth(0.74), '#ffdcae'),
      turbine(1150, 960, 220, 48, depth(0.72), '#ffdcae'),
      turbine(760, 960, 170, 80, depth(0.78), '#ffdcae'),
      mist('m1', 830, 220, '#f0bf90', 0.75),
      solid(ridge({ seed: 17, y: 1050, height: 150, step: 36, rough: 0.05 }), depth(0.62)),
      turbine(1390, 1000, 400, 20, depth(0.56), '#ffd3a0'),
      turbine(2290, 1010, 380, 95, depth(0.56), '#ffd3a0'),
      mist('m2', 900, 220, '#dda382', 0.65),
      turbine(1905, 1080, 740, 33, depth(0.38), '#f9c391'),
      solid(ridge({ seed: 8, y: 1120, height: 150, step: 30, rough: 0.05, tilt: -30 }), depth(0.42)),
      mist('m3', 960, 230, '#b98175', 0.55),
      powerLine(),
      ramp('field', [
        [0, depth(0.26)],
        [1, depth(0.06)],
      ]),
      solid(ridge({ seed: 26, y: 1230, height: 110, step: 30, rough: 0.06, tilt: -40 }), 'url(#field)'),
      mist('m4', 1090, 170, '#8e6a68', 0.42),
      solid('M0 1330C500 1300 900 1290 1300 1282C1700 1274 2100 1290 2400 1262V1350H0Z', near),
      visit(),
    ].join(''),
};
