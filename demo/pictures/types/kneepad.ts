import { form } from '../kit/assemble.ts';
import { moveTo, type Plate, together, turned } from '../kit/canvas.ts';
import type { Garment } from '../kit/garment.ts';
import { shape } from '../kit/geometry.ts';
import { label } from '../kit/hardware.ts';
import { at } from '../kit/knots.ts';
import { inset, polyline } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { piece } from '../kit/sewing.ts';
import { cast, hollow, roundness, sheen } from '../kit/shading.ts';
import { stroke, tag } from '../kit/svg.ts';

const pad = at`-150 210, 0 186, 150 210, 206 330, 214 560, 206 860, 190 1080, 130 1160, 0 1184, -130 1160, -190 1080, -206 860, -214 560, -206 330`;

/** The outer face: cells that bend with the knee, and a cap in the second colour where it meets the floor. */
function outer(pen: Pen) {
  const cap = pen.pick('cap', [
    at`-132 430 c, 0 404, 132 430 c, 150 620, 132 820 c, 0 850, -132 820 c, -150 620`,
    at`-140 440 c, 0 380, 140 440 c, 120 640, 70 830 c, 0 850, -70 830 c, -120 640`,
    at`-100 400, 0 380, 100 400, 150 520, 156 700, 100 830, 0 856, -100 830, -156 700, -150 520`,
  ]);
  const grooves = pen.pick('grooves', [
    [470, 540, 610, 680, 750],
    [500, 580, 660, 740],
    [560, 690],
  ]);
  const cell = pen.pick('cells', [
    'M26 0L52 15V45L26 60L0 45V15ZM0 60L26 75V105M52 60L26 75',
    'M0 22H52M0 67H52',
    'M0 0L26 45L52 0M0 90L26 45L52 90',
  ]);
  const clip = pen.name();
  const cells = pen.name();
  return (
    tag(
      'pattern',
      { id: cells, width: 52, height: 90, patternUnits: 'userSpaceOnUse' },
      `<path d="${cell}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="7"/><path d="M26 4L49 17" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>`,
    ) +
    tag('clipPath', { id: clip }, tag('path', { d: polyline(inset(pad, 30), true) })) +
    tag('g', { 'clip-path': `url(#${clip})` }, tag('path', { d: shape(pad), fill: `url(#${cells})` })) +
    stroke(polyline(inset(pad, 30), true), '#000', 4, { opacity: 0.4 }) +
    piece(pen, cap, { cloth: pen.trim, rows: [], raise: 1.2, weave: false }) +
    grooves
      .map(
        (y) =>
          stroke(`M476 ${y + 14}Q600 ${y - 14} 724 ${y + 14}`, '#000', 9, { opacity: 0.3 }) +
          stroke(`M476 ${y + 22}Q600 ${y - 6} 724 ${y + 22}`, '#fff', 2.4, { opacity: 0.22 }),
      )
      .join('') +
    label([600, pen.pick('signature', [1080, 290])], 84, 46, pen.main.dark ? pen.main.soft : pen.main.deep, '#f2efe8')
  );
}

/** The inner face: smooth foam with grooves behind the knee. */
const inner = (pen: Pen) =>
  [380, 520, 660, 800, 940]
    .map(
      (y) =>
        stroke(`M420 ${y}Q600 ${y + 40} 780 ${y}`, '#000', 12, { opacity: 0.28 }) +
        stroke(`M420 ${y + 9}Q600 ${y + 49} 780 ${y + 9}`, '#fff', 3, { opacity: 0.2 }),
    )
    .join('') + stroke(polyline(inset(pad, 22), true), pen.main.line, 2, { opacity: 0.5 });

function one(pen: Pen, side: 'front' | 'back'): Plate {
  const marks = [
    ...roundness(shape(pad), 110, 1),
    sheen(at`-110 280, -130 600, -110 1000`, 110, 0.7, 36),
    hollow(at`0 430, 10 620, 0 820`, side === 'back' ? 260 : 40, side === 'back' ? 0.5 : 0.2, 36),
    cast(at`-140 830, 0 862, 140 830`, 30, side === 'front' ? 0.5 : 0.01, 8),
  ];
  return {
    outline: shape(pad),
    art: form({ ...pen, weave: 'none' }, pad, side === 'front' ? outer(pen) : inner(pen), marks),
  };
}

function pair(pen: Pen, side: 'front' | 'back'): Plate {
  const left = moveTo(one(pen, side), 0.98, -248, 40);
  const both = together(left, turned(moveTo(one(pen, side), 0.98, -248, -30)));
  return { outline: both.outline, art: pen.defs + both.art };
}

export const kneepad: Garment = {
  front: (pen) => pair(pen, 'front'),
  back: (pen) => pair(pen, 'back'),
  detail: { side: 'front', at: [360, 680], scale: 2 },
  wear: 'outfit',
  size: () => ({ height: 25.7 }),
};
