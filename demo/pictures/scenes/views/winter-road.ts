import { chance } from '../../kit/chance.ts';
import { tag } from '../../kit/svg.ts';
import { box, glow, mist, mixed, n, ramp, sky, streaks } from '../parts/air.ts';
import { fir } from '../parts/fir.ts';
import { person } from '../parts/people.ts';
import { ridge } from '../parts/ridge.ts';
import { line, solid } from '../parts/steel.ts';
import type { Scene } from '../scene.ts';

const air = '#8aa6b7';
const near = '#0c1a24';
const depth = (share: number) => mixed(near, air, share);

/** Snow in the wind: short slanted marks, thicker where they are near. */
function snowfall() {
  const r = chance(77);
  const flakes = (count: number, size: number, length: number, opacity: number) => {
    const d = Array.from(
      { length: count },
      () => `M${n(r() * 2400)} ${n(1350 * r() ** 0.7)}l${n(-length * 0.5)} ${length}`,
    ).join('');
    return tag('path', { d, stroke: '#eef3f5', 'stroke-width': size, 'stroke-linecap': 'round', opacity });
  };
  return flakes(300, 2, 4, 0.3) + flakes(90, 3.4, 9, 0.26) + flakes(22, 6, 16, 0.14);
}

const vanishing = { x: 1540, y: 892 };

const bins = [
  { far: 13, share: 0.64 },
  { far: 8.6, share: 0.54 },
  { far: 6, share: 0.42 },
  { far: 4.2, share: 0.3 },
  { far: 3, share: 0.19 },
  { far: 2.3, share: 0.08 },
];

/** The edge of the forest runs along the road: firs placed on the ground plane and seen in perspective. */
function forest() {
  const r = chance(19);
  return bins.map(({ far, share }, bin) => {
    const grown: ReturnType<typeof fir>[] = [];
    const place = (side: 1 | -1, offset: number, tall: number) => {
      const z = far * (0.8 + r() * 0.3);
      const x = vanishing.x + (side * offset) / z;
      if (x > -160 && x < 2560) grown.push(fir(x, vanishing.y + 560 / z, (tall * (0.66 + r() * 0.5)) / z, r));
    };
    for (let i = 0; i < 10; i += 1) place(1, 1080 + i * (bin > 3 ? 190 : 330) * (0.7 + r() * 0.8), 2100);
    for (let i = 0; i < 12; i += 1) place(-1, 1560 + i * (bin > 3 ? 330 : 560) * (0.6 + r() * 0.8), 1650);
    const [top, foot] = [depth(share), mixed(depth(share), '#a9bfcc', 0.6 - bin * 0.05)];
    return (
      ramp(`fir${bin}`, [
        [0, top],
        [0.5, mixed(top, foot, 0.2)],
        [0.9, foot],
        [1, foot, 0.25],
      ]) +
      solid(grown.map(({ tree }) => tree).join(''), `url(#fir${bin})`) +
      (bin < 3
        ? ''
        : solid(grown.map(({ snow }) => snow).join(''), mixed('#c3d3dc', depth(share), 0.25 + bin * 0.06), 0.5)) +
      solid(grown.map(({ drift }) => drift).join(''), mixed('#b0bfc7', '#8098a8', bin / 5), 0.95)
    );
  });
}

/** Road markers, as every northern road has them: tall sticks with a reflecting band. */
function markers() {
  const left = [
    [1452, 952, 34],
    [1420, 976, 48],
    [1368, 1012, 70],
    [1276, 1070, 108],
    [1110, 1166, 170],
  ] as const;
  const right = [
    [1622, 950, 34],
    [1668, 974, 48],
    [1742, 1010, 70],
    [1870, 1066, 108],
    [2096, 1158, 170],
  ] as const;
  return [...left, ...right]
    .map(
      ([x, y, h]) => box(x, y - h, h * 0.05, h, '#20272b') + box(x, y - h * 0.94, h * 0.05, h * 0.16, '#e9fb3c', 0.9),
    )
    .join('');
}

/** A truck coming towards us: four lamps, a dark cab, the light it pushes ahead of it. */
const truck = () =>
  [
    glow('beam', [1540, 940], 620, 170, [
      [0, '#fff1cf', 0.8],
      [0.3, '#ffe6b4', 0.34],
      [1, '#ffe2aa', 0],
    ]),
    '<path d="M1500 846q2-10 12-10h56q10 0 12 10v96h-80Z" fill="#1b2429"/>',
    '<path d="M1506 862h68v28h-68Z" fill="#3d4d56"/>',
    '<path d="M1504 920h72v16h-72Z" fill="#0d1215"/>',
    line('M1510 834h60', '#2a353b', 4),
    [1518, 1534, 1546, 1562]
      .map((x) =>
        glow(`roof${x}`, [x, 832], 15, 15, [
          [0, '#fff8e2', 1],
          [0.3, '#ffeab8', 0.7],
          [1, '#ffdf9c', 0],
        ]),
      )
      .join(''),
    [1512, 1568]
      .map((x) =>
        glow(`lamp${x}`, [x, 912], 74, 74, [
          [0, '#fffdf4', 1],
          [0.14, '#fff3cf', 0.95],
          [0.4, '#ffe3a8', 0.32],
          [1, '#ffdf9c', 0],
        ]),
      )
      .join(''),
  ].join('');

export const winterRoad: Scene = {
  quiet: 'left',
  tallQuiet: 'top',
  tone: 'dark',
  focus: 1000,
  draw: () =>
    [
      sky('sky', [
        [0, '#27404f'],
        [0.3, '#4b6674'],
        [0.55, '#8aa0aa'],
        [0.68, '#c9c7be'],
        [0.74, '#d8cdbd'],
        [1, '#9fb0ba'],
      ]),
      streaks('cloud', '#e5d8c8', [
        [1500, 690, 900, 22, 0.5],
        [900, 610, 700, 16, 0.3],
        [1900, 540, 620, 18, 0.22],
      ]),
      solid(ridge({ seed: 12, y: 890, height: 190, step: 50, rough: 0.06 }), depth(0.8)),
      solid(ridge({ seed: 31, y: 930, height: 150, step: 40, rough: 0.1 }), depth(0.7)),
      mist('m0', 760, 200, '#d5d2cb', 0.6),
      ramp('snow', [
        [0, '#aebdc6'],
        [0.25, '#9cb0bc'],
        [1, '#5f7889'],
      ]),
      solid('M0 946C500 938 1000 940 1500 936C1900 938 2200 944 2400 950V1350H0Z', 'url(#snow)'),
      ramp('road', [
        [0, '#b9bdbb'],
        [0.3, '#8798a3'],
        [1, '#4b6070'],
      ]),
      solid(
        'M1490 938C1470 950 1400 988 1240 1076C1080 1164 900 1262 760 1350H2330C2180 1262 1990 1160 1840 1074C1700 990 1630 950 1590 938Z',
        'url(#road)',
      ),
      line(
        'M1520 938C1500 960 1440 1010 1350 1090C1260 1170 1160 1270 1090 1350M1556 938C1580 970 1650 1040 1730 1120C1810 1200 1890 1280 1950 1350',
        '#3f5361',
        20,
        0.28,
      ),
      line(
        'M1512 938C1488 962 1424 1014 1330 1094C1238 1174 1136 1272 1066 1350M1564 938C1592 972 1664 1042 1748 1122C1830 1202 1914 1282 1976 1350',
        '#dfe5e6',
        5,
        0.22,
      ),
      solid(
        'M1480 940C1380 972 1150 1086 900 1220C800 1274 700 1330 670 1350H780C940 1258 1110 1156 1250 1076C1390 998 1450 962 1490 940Z',
        '#d3dde1',
        0.55,
      ),
      solid(
        'M1596 940C1690 974 1900 1080 2120 1206C2220 1266 2330 1330 2360 1350H2280C2140 1264 1980 1162 1830 1076C1700 1000 1640 964 1590 940Z',
        '#73899a',
        0.55,
      ),
      ...forest().flatMap((row, i) => (i === 3 ? [row, mist('m3', 820, 260, '#a9bac4', 0.5)] : [row])),
      truck(),
      markers(),
      person({
        at: [1822, 1084],
        height: 196,
        pose: 'walk',
        cloth: '#141b20',
        rim: '#f0dcae',
        vest: ['#c6d63c', '#f2f4ea'],
        helmet: '#cfd3d0',
        turned: true,
      }),
      mist('m4', 1000, 330, '#7e96a5', 0.4),
      snowfall(),
    ].join(''),
};
