import { chance } from '../../kit/chance.ts';
import { tag } from '../../kit/svg.ts';
import { box, glow, mixed, n, ramp } from '../parts/air.ts';
import { cook } from '../parts/cook.ts';
import { line, solid } from '../parts/steel.ts';
import type { Scene } from '../scene.ts';

const tile = { width: 92, height: 46 };

/** Glazed tiles in half bond; each takes the lamps a little differently. */
function tiles() {
  const r = chance(5);
  const shades: Record<string, string[]> = {};
  for (let row = 0; row < 19; row += 1)
    for (let column = -1; column < 27; column += 1) {
      const shade = ['#332f2b', '#393531', '#2e2a27', '#3f3a35'][Math.floor(r() * 4)] ?? '#332f2b';
      const list = shades[shade] ?? [];
      list.push(
        `M${column * tile.width + (row % 2) * 46 + 2} ${row * tile.height + 82}h${tile.width - 3}v${tile.height - 3}h${3 - tile.width}z`,
      );
      shades[shade] = list;
    }
  return (
    box(0, 0, 2400, 960, '#191715') +
    Object.entries(shades)
      .map(([shade, list]) => solid(list.join(''), shade))
      .join('')
  );
}

/** The extraction hood: brushed steel, filters seen from below, lamps under its edge. */
const hood = () =>
  [
    ramp(
      'steel',
      [
        [0, '#5f6869'],
        [0.2, '#aeb4b1'],
        [0.34, '#7f8887'],
        [0.62, '#4b5455'],
        [0.86, '#6b7473'],
        [1, '#2f3738'],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0.1 },
    ),
    ramp('fall', [
      [0, '#000', 0.55],
      [0.6, '#000', 0.1],
      [1, '#000', 0],
    ]),
    solid('M420 0h900l170 262H190Z', 'url(#steel)'),
    solid('M420 0h900l170 262H190Z', 'url(#fall)'),
    line('M640 0L500 262M870 0V262M1100 0L1220 262', '#20282a', 3, 0.7),
    line('M643 0L503 262M873 0V262M1103 0L1223 262', '#e8ebe6', 1.5, 0.35),
    solid('M176 262h1328v54H176Z', 'url(#steel)'),
    box(176, 262, 1328, 4, '#eef0ea', 0.7),
    box(176, 312, 1328, 12, '#0c0f0f'),
    ...[380, 700, 1020, 1320].map((x) => box(x - 70, 316, 140, 9, '#fff1cf')),
  ].join('');

const lamps = [380, 700, 1020, 1320];

/** Each lamp makes its own pool on the wall; together they are the warmth of the room. */
const light = () =>
  lamps
    .map((x) =>
      glow(`pool${x}`, [x, 470], 300, 480, [
        [0, '#ffcf8d', 0.62],
        [0.35, '#f3a95a', 0.3],
        [1, '#e08a3a', 0],
      ]),
    )
    .join('') +
  glow('warm', [850, 640], 1150, 560, [
    [0, '#ffb765', 0.34],
    [0.5, '#f09a45', 0.13],
    [1, '#e58a38', 0],
  ]);

/** What hangs from the rail. */
function rail() {
  const pan = (x: number, drop: number, radius: number, colour: string) =>
    line(`M${x} 420v${drop}`, mixed(colour, '#000000', 0.2), 13) +
    line(`M${x - 4} 424v${drop - 8}`, '#f3dfb6', 2.5, 0.6) +
    tag('circle', { cx: x, cy: 420 + drop + radius * 0.92, r: radius, fill: mixed(colour, '#000000', 0.55) }) +
    tag('circle', { cx: x - 3, cy: 417 + drop + radius * 0.92, r: radius * 0.94, fill: colour }) +
    tag('circle', { cx: x, cy: 420 + drop + radius * 0.92, r: radius * 0.76, fill: mixed(colour, '#000000', 0.34) }) +
    line(
      `M${n(x - radius * 0.84)} ${n(420 + drop + radius * 0.7)}A${radius * 0.86} ${radius * 0.86} 0 0 1 ${n(x + radius * 0.1)} ${n(420 + drop + radius * 0.08)}`,
      '#fff0d0',
      4,
      0.75,
    );
  const ladle = (x: number, drop: number) =>
    line(`M${x} 424v${drop}`, '#8d9391', 7) +
    solid(`M${x - 30} ${424 + drop}h60q-2 42-30 42t-30-42Z`, '#757c7b') +
    solid(`M${x - 30} ${424 + drop}h16q0 30 10 40q-24-8-26-40Z`, '#e7dcc2', 0.7);
  const whisk = (x: number, drop: number) =>
    line(`M${x} 424v${drop * 0.5}`, '#8d9391', 10) +
    line(
      `M${x} ${424 + drop * 0.5}q-40 ${drop * 0.34} 0 ${drop * 0.6}q40 ${-drop * 0.26} 0 ${-drop * 0.6}q-16 ${drop * 0.34} 0 ${drop * 0.6}q16 ${-drop * 0.26} 0 ${-drop * 0.6}`,
      '#b4b9b5',
      3,
    );
  return [
    box(230, 412, 1230, 10, '#9aa19f') + box(230, 412, 1230, 3, '#f6ead0', 0.8),
    line('M300 322v92M850 322v92M1400 322v92', '#596261', 6),
    pan(330, 66, 74, '#8a5a36'),
    pan(500, 60, 62, '#7d5031'),
    pan(640, 56, 50, '#70482c'),
    ladle(752, 150),
    ladle(820, 130),
    whisk(890, 160),
    pan(1180, 60, 66, '#484f50'),
  ].join('');
}

/** Range and worktop in steel, pots at work. */
function range() {
  const pot = (x: number, width: number, height: number) => {
    const id = `pot${x}`;
    return [
      ramp(
        id,
        [
          [0, '#4c5454'],
          [0.2, '#d3d3c8'],
          [0.38, '#8b9290'],
          [0.8, '#3b4343'],
          [1, '#596060'],
        ],
        { x1: 0, y1: 0, x2: 1, y2: 0 },
      ),
      solid(`M${x} ${866 - height}h${width}v${height - 12}q0 12-12 12h${24 - width}q-12 0-12-12Z`, `url(#${id})`),
      tag('ellipse', { cx: x + width / 2, cy: 866 - height, rx: width / 2 + 3, ry: 11, fill: '#c9c9be' }),
      tag('ellipse', { cx: x + width / 2, cy: 867 - height, rx: width / 2 - 6, ry: 7.5, fill: '#3a2c1e' }),
      line(`M${x} ${886 - height}h-24v22h24M${x + width} ${886 - height}h24v22h-24`, '#6a7271', 8),
    ].join('');
  };
  const knob = (x: number) =>
    tag('circle', { cx: x, cy: 966, r: 19, fill: '#15191a' }) +
    tag('circle', { cx: x - 2, cy: 963, r: 14, fill: '#3b4142' }) +
    line(`M${x - 2} 952v10`, '#f0e3c6', 3);
  return [
    ramp('top', [
      [0, '#f0dfba'],
      [0.3, '#a9a899'],
      [1, '#5e6665'],
    ]),
    ramp('front', [
      [0, '#5d6462'],
      [0.22, '#3c4342'],
      [1, '#0f1213'],
    ]),
    pot(300, 190, 130),
    pot(560, 150, 96),
    pot(1030, 220, 158),
    // A sauté pan with its handle, flame under it.
    solid('M764 842h180q-4 24-20 24H784q-16 0-20-24Z', '#2c3232'),
    line('M940 848L1020 832', '#2c3232', 13),
    line('M766 843h176', '#f3ddae', 3, 0.8),
    glow('flame', [854, 876], 120, 22, [
      [0, '#8fd0ff', 0.8],
      [0.5, '#5fa8e8', 0.3],
      [1, '#5fa8e8', 0],
    ]),
    ...[250, 520, 740, 1010].map((x, i) =>
      solid(
        `M${x} 866h${[290, 230, 250, 270][i]}v8h-10v10h-10v-10h${-([290, 230, 250, 270][i] ?? 0) + 40}v10h-10v-10h-10Z`,
        '#121515',
      ),
    ),
    box(0, 876, 2400, 14, '#1a1f1f'),
    box(0, 884, 2400, 40, 'url(#top)'),
    box(0, 924, 2400, 426, 'url(#front)'),
    box(0, 924, 2400, 14, '#000', 0.4),
    ...[300, 390, 480, 570, 760, 850, 940, 1030, 1210, 1300].map(knob),
    ...[170, 690, 1170].map(
      (x) =>
        box(x, 1020, 460, 330, '#2c3333', 0.7) +
        box(x, 1020, 460, 4, '#cfcaba', 0.5) +
        box(x + 40, 1056, 380, 14, '#aeb0a6') +
        box(x + 40, 1056, 380, 4, '#fff4da', 0.7),
    ),
    // A cloth over the rail.
    solid('M760 1054h104l6 190q-30 10-58 2q-30 8-58-2Z', '#d8cdb8') +
      solid('M812 1054h52l6 190q-30 10-58 2Z', '#7d776c', 0.55) +
      line('M756 1204q54 12 114 0', '#e9fb3c', 8, 0.6),
    box(1660, 1000, 4, 350, '#15191a', 0.8),
  ].join('');
}

const steamPath = (x: number, y: number, sway: number, height: number) =>
  `M${x - 40} ${y}C${x - 90 + sway} ${y - height * 0.3} ${x + 60 + sway} ${y - height * 0.5} ${x - 20 + sway} ${y - height}C${x + 70 + sway} ${y - height * 0.8} ${x + 120 + sway} ${y - height * 0.4} ${x + 50} ${y}Z`;

const steam = () =>
  '<filter id="soft" filterUnits="userSpaceOnUse" x="180" y="300" width="1200" height="560"><feGaussianBlur stdDeviation="22"/></filter>' +
  tag(
    'g',
    { filter: 'url(#soft)', fill: '#fff3dc' },
    tag('path', { d: steamPath(395, 740, 20, 330), opacity: 0.34 }) +
      tag('path', { d: steamPath(635, 772, -30, 260), opacity: 0.26 }) +
      tag('path', { d: steamPath(850, 840, 30, 380), opacity: 0.34 }) +
      tag('path', { d: steamPath(1140, 710, -20, 340), opacity: 0.38 }),
  );

/** The pass on the quiet side: plates on a shelf, a heat lamp, tickets on a rail. */
const pass = () =>
  [
    box(1700, 640, 700, 16, '#59615f') + box(1700, 640, 700, 4, '#d9cfb4', 0.5),
    box(1700, 656, 700, 20, '#000', 0.35),
    ...[1760, 1900, 2060, 2220].map((x, i) => {
      const count = [7, 10, 6, 9][i] ?? 6;
      return Array.from({ length: count }, (_, k) =>
        tag('path', {
          d: `M${x} ${632 - k * 9}q50 9 100 0v5q-50 9-100 0Z`,
          fill: mixed('#3d403d', '#77736a', k / count),
          stroke: '#1f2525',
          'stroke-width': 1.4,
        }),
      ).join('');
    }),
    line('M1720 676v208M2380 676v208', '#3d4544', 12),
  ].join('');

export const kitchen: Scene = {
  quiet: 'right',
  tallQuiet: 'bottom',
  tone: 'dark',
  focus: 540,
  draw: () =>
    [
      tiles(),
      ramp(
        'dusk',
        [
          [0, '#000', 0.1],
          [0.55, '#000', 0.3],
          [1, '#000', 0.72],
        ],
        { x1: 0, y1: 0, x2: 1, y2: 0 },
      ),
      box(0, 0, 2400, 960, 'url(#dusk)'),
      light(),
      hood(),
      rail(),
      pass(),
      range(),
      steam(),
      cook(),
      glow('near', [1240, 640], 420, 420, [
        [0, '#ffb765', 0.2],
        [1, '#ffb765', 0],
      ]),
    ].join(''),
};
