import { form } from '../kit/assemble.ts';
import type { Plate } from '../kit/canvas.ts';
import { shape } from '../kit/geometry.ts';
import { at } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { hollow, roundness, sheen } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';

const silver = '#c9ced3';

/** The turns of a roll, seen from its side. */
const turns = [250, 220, 190, 160].map(
  (r) => `M${600 - r} 620A${r} ${r} 0 0 1 ${600 + r} 620A${r} ${r} 0 0 1 ${600 - r} 620Z`,
);

/** A roll of tape, standing, its end hanging down: a silver stripe between two edges of the colour, plain behind. */
export function tape(pen: Pen, side: 'front' | 'back'): Plate {
  const roll = at`0 330, 205 415, 290 620, 205 825, 0 910, -205 825, -290 620, -205 415`;
  const core = at`0 490, 92 528, 130 620, 92 712, 0 750, -92 712, -130 620, -92 528`;
  const end = at`196 640 c, 290 620 c, 296 900, 288 1200 c, 190 1216 c, 200 900`;
  const stripe = stroke('M845 640C850 820 846 1020 840 1206', silver, 46);
  const light = stroke('M834 660C838 830 834 1020 829 1190', '#fff', 7, { opacity: 0.6 });
  const wound = turns.map((d) => stroke(d, pen.main.line, 4, { opacity: 0.5 })).join('');
  const art =
    pen.defs +
    form(pen, end, side === 'front' ? stripe + light : '', roundness(shape(end), 26, 0.8)) +
    form(pen, roll, stroke(turns[0] ?? '', silver, 22) + wound, [
      ...roundness(shape(roll), 70, 1),
      sheen(at`-150 420, -220 560, -210 720`, 60, 0.6, 18),
    ]) +
    form({ ...pen, weave: 'none' }, core, '', [hollow(at`-90 600, 0 560, 90 600`, 120, 0.8, 18)], {
      ...pen.trim,
      body: '#8a6a45',
      dark: true,
    });
  return { outline: shape(roll) + shape(end), art };
}
