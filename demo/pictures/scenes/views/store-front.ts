import { symbolArt } from '../../brand/mark.ts';
import { wordmarkArt } from '../../brand/wordmark.ts';
import { chance } from '../../kit/chance.ts';
import { group, tag } from '../../kit/svg.ts';
import { box, glow, mixed, n, ramp } from '../parts/air.ts';
import { jacket } from '../parts/jacket.ts';
import { line, solid } from '../parts/steel.ts';
import type { Scene } from '../scene.ts';

const ground = 1120;
const glass = { left: 150, right: 1270, top: 400, bottom: 1040 };
const door = { left: 1350, right: 1620, top: 400, bottom: ground };

/** Dark timber cladding, board on board; the street lamp is somewhere to the upper left. */
function cladding() {
  const r = chance(64);
  const boards = Array.from({ length: 63 }, (_, i) =>
    box(i * 39, 0, 37, ground, mixed('#24292c', '#30373a', r()), 0.9),
  );
  return (
    box(0, 0, 2400, ground, '#15191b') +
    boards.join('') +
    ramp(
      'dusk',
      [
        [0, '#7e93a0', 0.22],
        [0.4, '#43535d', 0.12],
        [1, '#000', 0.5],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0.5 },
    ) +
    box(0, 0, 2400, ground, 'url(#dusk)')
  );
}

const clothes = ['#2b3a55', '#3d4348', '#6d5a3f', '#23272b', '#51603f', '#7c7468', '#2f4a52', '#1d2026'];

/** A rail of jackets seen end on: shoulders at different heights, the light on every left edge. */
function rail(x: number, width: number, y: number, length: number, seed: number) {
  const r = chance(seed);
  const pieces: string[] = [];
  for (let at = x + 8; at < x + width - 24; at += 17 + r() * 9) {
    const cloth = clothes[Math.floor(r() * clothes.length)] ?? '#2b3a55';
    const [w, h] = [16 + r() * 8, length * (0.84 + r() * 0.16)];
    pieces.push(
      solid(`M${n(at)} ${y + 16}q${n(w * 0.5)}-12 ${n(w)} 0l3 ${n(h)}h${n(-w - 6)}Z`, cloth) +
        solid(`M${n(at)} ${y + 16}q2-5 5-7l-2 ${n(h + 7)}h-6Z`, mixed(cloth, '#ffe2b0', 0.4)),
    );
  }
  return (
    line(`M${x} ${y}h${width}`, '#3a3128', 7) +
    line(`M${x + 6} ${y}v${length + 130}M${x + width - 6} ${y}v${length + 130}`, '#3a3128', 6) +
    pieces.join('')
  );
}

/** A window form without head: stand, trousers, and the jacket over it. */
function form(x: number, cloth: string, trim: string, legs: string, id: string, bands?: string) {
  return [
    ramp(
      `${id}l`,
      [
        [0, mixed(legs, '#ffe6bd', 0.32)],
        [0.4, legs],
        [1, mixed(legs, '#000000', 0.5)],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0 },
    ),
    group(
      { transform: `translate(${x} 0) scale(.84 1)` },
      tag('ellipse', { cx: 0, cy: 1016, rx: 150, ry: 10, fill: '#000', opacity: 0.4 }),
      solid(
        'M-94 740Q0 756 94 740C96 830 84 930 80 1008Q50 1016 18 1008C16 930 10 880 2 826C-6 880-14 930-16 1008Q-48 1016-80 1008C-84 930-98 830-94 740Z',
        `url(#${id}l)`,
      ),
      solid('M-82 858h62l2 66h-60ZM18 858h64l-4 66h-58Z', '#000', 0.22),
      line('M-82 858h62M18 858h64M-78 924h60M20 924h58', mixed(legs, '#ffffff', 0.3), 1.6, 0.7),
      solid('M-27 470v-26q27-14 54 0v26Z', '#b9a788'),
      solid('M-27 470v-26q9-5 18-6v32Z', '#e5d6ba'),
      tag('ellipse', { cx: 0, cy: 444, rx: 27, ry: 7, fill: '#d6c5a6' }),
    ),
    group(
      { transform: `translate(${x} 478) scale(.72 .86)` },
      jacket({ at: [0, 0], scale: 1, cloth, trim, id, ...(bands ? { bands } : {}) }),
    ),
  ].join('');
}

const room = ramp('inside', [
  [0, '#ffe9c0'],
  [0.4, '#f4cf97'],
  [0.8, '#c8975e'],
  [1, '#8d6840'],
]);

const reflex = ramp(
  'sheen',
  [
    [0, '#cfe2ee', 0.3],
    [0.3, '#cfe2ee', 0.04],
    [1, '#cfe2ee', 0],
  ],
  { x1: 0, y1: 0, x2: 1, y2: 0.7 },
);

function shopWindow() {
  const { left, right, top, bottom } = glass;
  const width = right - left;
  return [
    box(left - 20, top - 20, width + 40, bottom - top + 40, '#0c0e0f'),
    box(left, top, width, bottom - top, 'url(#inside)'),
    // Shelves at the back with folded stacks.
    ...[0, 1, 2].map((row) => {
      const y = 520 + row * 110;
      const r = chance(row + 90);
      const stacks = Array.from({ length: 5 }, (_, i) => {
        const at = 560 + i * 56;
        return Array.from({ length: 3 + Math.floor(r() * 3) }, (_x, k) =>
          box(
            at,
            y - 15 - k * 14,
            50,
            12,
            mixed(clothes[Math.floor(r() * clothes.length)] ?? '#3d4348', '#e0b57c', 0.42),
          ),
        ).join('');
      });
      return box(550, y, 296, 7, '#a87a49') + stacks.join('');
    }),
    `<clipPath id="pane"><path d="M${left} ${top}H${right}V${bottom}H${left}ZM${door.left} ${door.top}H${door.right}V${ground}H${door.left}Z"/></clipPath>`,
    group(
      { 'clip-path': 'url(#pane)' },
      ...[336, 523, 709, 896, 1083, door.left + 130].map((x) =>
        glow(`spot${x}`, [x, top + 10], 150, 240, [
          [0, '#fffaf0', 0.9],
          [0.4, '#ffeec4', 0.32],
          [1, '#ffe9b8', 0],
        ]),
      ),
    ),
    rail(940, 310, 610, 250, 12),
    box(left, 1010, width, 30, '#5f452b') + box(left, 1010, width, 4, '#ffe6b6', 0.7),
    form(334, '#c9d936', '#1d2430', '#20262f', 'f1', '#e4e7e2'),
    form(712, '#2c3c5e', '#15181c', '#33383c', 'f2'),
    // Glass: the evening sky in it, and the frame.
    solid(`M${left} ${top}h420L${left + 160} ${bottom}H${left}Z`, 'url(#sheen)'),
    solid(`M${left + 520} ${top}h90L${left + 350} ${bottom}h-90Z`, 'url(#sheen)', 0.6),
    line(`M${left + 373} ${top}V${bottom}M${left + 746} ${top}V${bottom}`, '#101314', 12),
    line(`M${left} ${top}h${width}v${bottom - top}h${-width}Z`, '#101314', 14),
    line(`M${left - 18} ${top - 18}h${width + 36}`, '#8f9a9f', 2, 0.6),
  ].join('');
}

const entrance = () =>
  [
    box(door.left - 20, door.top - 20, door.right - door.left + 40, ground - door.top + 20, '#0c0e0f'),
    box(door.left, door.top, door.right - door.left, ground - door.top, 'url(#inside)'),
    box(door.left + 30, 470, 90, 420, '#a87a49', 0.5),
    rail(door.left + 130, 130, 560, 230, 31),
    solid(`M${door.left} ${door.top}h150L${door.left + 40} ${ground}H${door.left}Z`, 'url(#sheen)'),
    line(
      `M${door.left + 8} ${door.top + 6}V${ground}M${door.right - 8} ${door.top + 6}V${ground}M${door.left} ${door.top + 8}H${door.right}M${door.left} ${ground - 40}H${door.right}`,
      '#14181a',
      18,
    ),
    box(door.right - 46, 700, 10, 190, '#c9b48d'),
    box(door.left - 40, ground - 8, door.right - door.left + 80, 12, '#3a4043'),
  ].join('');

/** Fascia with the name lit from behind, a blade sign with the mark. */
const signs = () =>
  [
    box(110, 214, 1560, 140, '#0e1112'),
    box(110, 214, 1560, 3, '#7f8b91', 0.6),
    box(110, 354, 1560, 16, '#000', 0.5),
    glow('name', [430, 284], 420, 130, [
      [0, '#fff3d4', 0.4],
      [1, '#ffe9bd', 0],
    ]),
    group({ transform: 'translate(220 230) scale(2.25)' }, wordmarkArt('#fff8e8')),
    line('M1690 250h96', '#0c0e0f', 10),
    box(1700, 262, 150, 150, '#0b0d0e'),
    box(1706, 268, 138, 138, '#16181a'),
    glow('halo', [1775, 337], 240, 220, [
      [0, '#e9fb3c', 0.16],
      [1, '#e9fb3c', 0],
    ]),
    group({ transform: 'translate(1717 279) scale(2.42)' }, symbolArt('#e9fb3c')),
  ].join('');

/** Wet paving: the lit openings are reflected as long soft streaks. */
function pavement() {
  const r = chance(71);
  const slabs = Array.from({ length: 22 }, (_, i) => {
    const x = -600 + i * 170;
    return `M${n(1000 + (x - 1000) * 0.8)} ${ground + 26}L${n(1000 + (x - 1000) * 1.9)} 1350`;
  });
  const glints = Array.from({ length: 80 }, () => {
    const y = ground + 30 + r() * 190;
    return `M${n(160 + r() * 1480)} ${n(y)}h${n(20 + r() * 70)}`;
  });
  const streak = (id: string, left: number, right: number, strength: number) =>
    glow(id, [(left + right) / 2, ground + 24], (right - left) * 0.66, 260, [
      [0, '#ffdca0', strength],
      [0.5, '#f0b870', strength * 0.5],
      [1, '#d99a52', 0],
    ]);
  return [
    ramp('wet', [
      [0, '#2c3336'],
      [1, '#14181a'],
    ]),
    box(0, ground, 2400, 230, 'url(#wet)'),
    `<clipPath id="street"><path d="M0 ${ground}H2400V1350H0Z"/></clipPath>`,
    group(
      { 'clip-path': 'url(#street)' },
      streak('w1', 150, 510, 0.6),
      streak('w2', 535, 885, 0.55),
      streak('w3', 910, 1270, 0.55),
      streak('w4', 1350, 1620, 0.7),
      streak('w5', 1690, 1860, 0.12),
    ),
    line(slabs.join(''), '#0d1011', 3, 0.6),
    line(`M0 ${ground + 62}H2400M0 ${ground + 122}H2400`, '#0d1011', 3, 0.5),
    line(glints.join(''), '#fff0cf', 2.4, 0.24),
    box(0, ground, 2400, 24, '#0f1213'),
    box(0, ground + 23, 2400, 3, '#6d787d', 0.5),
  ].join('');
}

export const storeFront: Scene = {
  quiet: 'right',
  tallQuiet: 'bottom',
  tone: 'dark',
  focus: 130,
  draw: () => [room, reflex, cladding(), signs(), entrance(), shopWindow(), pavement()].join(''),
};
