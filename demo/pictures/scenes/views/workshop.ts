import { chance } from '../../kit/chance.ts';
import { group } from '../../kit/svg.ts';
import { box, glow, mixed, n, ramp, round } from '../parts/air.ts';
import { fir } from '../parts/fir.ts';
import { jacket } from '../parts/jacket.ts';
import { ridge } from '../parts/ridge.ts';
import { line, solid } from '../parts/steel.ts';
import { hungTool, type Tool } from '../parts/tools.ts';
import type { Scene } from '../scene.ts';

const pane = { left: 50, top: 120, width: 640, height: 640, columns: 5, rows: 4 };

/** Steel-framed window with a hazy morning behind it. */
function windowLight() {
  const { left, top, width, height, columns, rows } = pane;
  const bars = [
    ...Array.from({ length: columns - 1 }, (_, i) => `M${n(left + ((i + 1) * width) / columns)} ${top}v${height}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M${left} ${n(top + ((i + 1) * height) / rows)}h${width}`),
  ].join('');
  const r = chance(33);
  const grove = (count: number, low: number, high: number) =>
    Array.from({ length: count }, () => fir(left + r() * width, 770, low + r() * (high - low), r).tree).join('');
  return [
    ramp('out', [
      [0, '#dfe9ec'],
      [0.5, '#f7f5ea'],
      [0.78, '#fff3d9'],
      [1, '#d9d8cc'],
    ]),
    ramp('haze', [
      [0, '#f3efe2', 0],
      [1, '#f3efe2', 0.9],
    ]),
    `<clipPath id="win"><rect x="${left}" y="${top}" width="${width}" height="${height}"/></clipPath>`,
    box(left - 22, top - 22, width + 44, height + 44, '#15181a'),
    box(left, top, width, height, 'url(#out)'),
    `<g clip-path="url(#win)">${solid(ridge({ seed: 21, y: 600, height: 120, step: 60 }, 770), '#cdd5d2')}${solid(grove(16, 150, 260), '#b7c3c1')}${solid(grove(9, 200, 380), '#8fa09f')}${box(left, 600, width, 160, 'url(#haze)')}</g>`,
    line(bars, '#191c1e', 11),
    line(bars, '#fff', 2, 0.35),
    solid(`M${left - 46} ${top + height + 22}h${width + 92}l14 26h${-(width + 120)}Z`, '#3a3d3c'),
    box(left - 46, top + height + 22, width + 92, 5, '#d8d6c8', 0.7),
  ].join('');
}

/** The light that comes in: one soft slant for each row of panes, falling to the right. */
const shafts = () =>
  ramp(
    'shaft',
    [
      [0, '#fff4da', 0.3],
      [0.5, '#fff0d0', 0.1],
      [1, '#ffeecb', 0],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.8 },
  ) +
  [0, 1, 2, 3]
    .map((i) => {
      const y = pane.top + (i * pane.height) / 4;
      return solid(`M690 ${y + 6}V${y + 150}L1820 ${y + 900}L1980 ${y + 760}Z`, 'url(#shaft)', 0.75);
    })
    .join('');

const wallTools: readonly (readonly [Tool, number, number, number])[] = [
  ['saw', 1010, 220, 390],
  ['square', 1110, 220, 300],
  ['level', 1232, 214, 400],
  ['hammer', 1326, 226, 290],
  ['pliers', 1422, 228, 170],
  ['spanner', 1110, 560, 206],
  ['spanner', 1160, 560, 180],
  ['chisel', 1330, 560, 176],
  ['chisel', 1372, 560, 168],
  ['chisel', 1412, 560, 158],
  ['driver', 1452, 560, 150],
];

/** Boards behind the tools, a rail to hang them from. */
const rack = () =>
  [
    ramp(
      'board',
      [
        [0, '#5b4a38'],
        [0.5, '#43382c'],
        [1, '#2a2520'],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0.4 },
    ),
    box(946, 168, 556, 640, '#000', 0.35),
    box(934, 156, 556, 640, 'url(#board)'),
    line('M934 316H1490M934 476H1490M934 636H1490', '#1d1915', 3, 0.8),
    line('M934 319H1490M934 479H1490M934 639H1490M934 157H1490', '#a98a63', 1.6, 0.5),
    box(960, 206, 504, 12, '#1b1d1e'),
    box(1090, 546, 380, 12, '#1b1d1e'),
    ...wallTools.map(([tool, x, y, height]) => hungTool(tool, x, y, height)),
  ].join('');

/** Bench with vice, plane, boards and the drawers below. */
function bench() {
  const drawers = [
    [930, 1064, 330],
    [930, 1160, 330],
    [930, 1256, 330],
  ] as const;
  return [
    ramp(
      'top',
      [
        [0, '#d8b27c'],
        [0.35, '#a67b4b'],
        [0.7, '#5d452d'],
        [1, '#2c231b'],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0 },
    ),
    ramp('front', [
      [0, '#2a241e'],
      [1, '#121110'],
    ]),
    box(0, 1010, 2400, 340, '#0e0f10'),
    box(60, 1026, 1960, 324, 'url(#front)'),
    box(0, 962, 2200, 58, 'url(#top)'),
    box(0, 958, 2200, 10, '#f1d9ad', 0.55),
    line('M0 992H2200', '#3a2b1c', 2, 0.5),
    box(0, 1020, 2200, 26, '#000', 0.5),
    ...drawers.map(
      ([x, y, w]) =>
        box(x, y, w, 86, '#312a23') + box(x, y, w, 3, '#8d7352', 0.6) + box(x + w / 2 - 44, y + 34, 88, 9, '#86898a'),
    ),
    // Boards waiting to be planed.
    [0, 1, 2]
      .map(
        (i) =>
          box(96 + i * 26, 930 - i * 30, 560 - i * 60, 27, mixed('#c79a62', '#7c5a36', i * 0.3)) +
          box(96 + i * 26, 930 - i * 30, 560 - i * 60, 4, '#f0d6a6', 0.8),
      )
      .join(''),
    // A jack plane on the last of them.
    solid('M300 870q-4-22 14-24h206q18 2 16 24Z', '#3c4144'),
    solid('M300 852h238v4H300Z', '#aab0af', 0.8),
    solid('M330 846q2-30 18-32q16 2 14 32Z', '#8a6238'),
    solid('M404 846l24-52h18l-12 52Z', '#70777a'),
    solid('M456 846q-4-20 6-42q18-10 26 6q-8 16-4 36Z', '#8a6238'),
    solid('M456 846q-4-20 6-42q6-3 12-2q-10 20-8 44Z', '#c0905a'),
    // Shavings.
    line(
      'M560 948q24-30 44-6q10 22-14 24q-20-4-8-20M700 950q16-22 34-6q8 16-10 16M620 950q60-8 84 2',
      '#e6c894',
      5,
      0.85,
    ),
    // Vice.
    solid('M1180 958v-26h150v26ZM1200 932v-40q0-20 22-22h36v62ZM1262 932v-70h58q20 2 20 20v20h-34v30Z', '#3d4447'),
    solid('M1200 892q0-20 22-22h36v8h-30q-18 2-18 20v34h-10ZM1262 862h58q8 0 12 4l-62 6Z', '#98a0a2', 0.75),
    line('M1340 908h76M1416 876v66', '#7b8386', 9),
    '<circle cx="1416" cy="874" r="8" fill="#9aa2a4"/><circle cx="1416" cy="944" r="8" fill="#6a7275"/>',
    // Crates under the bench, where the light still reaches.
    box(180, 1150, 330, 200, '#2c2520') +
      box(180, 1150, 330, 4, '#9a7d58', 0.5) +
      line('M180 1216h330M180 1282h330', '#14110f', 5),
    box(560, 1190, 300, 160, '#25211d') +
      box(560, 1190, 300, 4, '#8a7152', 0.45) +
      line('M560 1246h300M560 1300h300', '#12100e', 5),
    // A mug.
    solid('M1530 958q-8-40-6-66h66q2 26-6 66Z', '#d7d3c8'),
    solid('M1560 892h30q2 26-6 66h-26Z', '#7a766d', 0.55),
    line('M1590 904q26 0 22 22q-4 16-26 16', '#a9a59b', 8),
  ].join('');
}

export const workshop: Scene = {
  quiet: 'right',
  tallQuiet: 'bottom',
  tone: 'dark',
  focus: 560,
  draw: () =>
    [
      ramp(
        'wall',
        [
          [0, '#74736b'],
          [0.34, '#4b4d49'],
          [0.7, '#2b2e2d'],
          [1, '#1b1d1d'],
        ],
        { x1: 0, y1: 0.1, x2: 1, y2: 0.5 },
      ),
      box(0, 0, 2400, 1350, 'url(#wall)'),
      line('M0 86H2400M0 258H2400M0 430H2400M0 602H2400M0 774H2400', '#0e0f10', 3, 0.28),
      line('M0 89H2400M0 261H2400M0 433H2400M0 605H2400M0 777H2400', '#fff', 1.4, 0.06),
      glow('in', [370, 440], 1300, 900, [
        [0, '#fff5de', 0.4],
        [0.4, '#ffefcf', 0.18],
        [1, '#ffedc8', 0],
      ]),
      group({ transform: 'translate(-166 0)' }, rack()),
      box(1420, 246, 250, 26, '#000', 0.3) +
        box(1412, 236, 250, 24, '#4a3b2c') +
        box(1412, 236, 250, 4, '#a98a63', 0.7),
      line('M1458 252v22q0 12-10 12M1536 252v30M1616 252v22q0 12-10 12', '#9ba1a3', 6),
      jacket({ at: [1536, 316], scale: 0.96, cloth: '#27385c', trim: '#1a1c20', id: 'j' }),
      windowLight(),
      shafts(),
      bench(),
      round('pool', [
        [0, '#fff0cc', 0.3],
        [1, '#fff0cc', 0],
      ]),
      '<ellipse cx="620" cy="980" rx="900" ry="120" fill="url(#pool)"/>',
    ].join(''),
};
