import type { Part } from '../kit/assemble.ts';
import { reflective } from '../kit/bands.ts';
import { at, sides } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { stroke } from '../kit/svg.ts';
import { legBand } from './legs/trouser-panels.ts';
import type { Legs } from './legs/trousers.ts';
import { sleeveBand, type Torso } from './torso.ts';

/** Reflective details on clothes without a visibility class: narrow tape where headlamps hit it. */
export const sleeveReflectors = (pen: Pen, block: Torso): string => {
  if (!pen.features.reflectors) return '';
  const y = pen.pick('sleeve reflector', [520, 580, 470]);
  return pen
    .pick('sleeve reflectors', [[0], [0, 44]])
    .map((down) => reflective(pen, sleeveBand(block, y + down, 24)))
    .join('');
};

export const legReflectors = (pen: Pen, block: Legs, y: number, height = 28): Part =>
  pen.features.reflectors ? { inside: sides(legBand(block, y, height), (k) => reflective(pen, k)) } : {};

/** A horizontal strip of tape across an item without sleeves or legs; the outline cuts off its ends. */
export const strip = (pen: Pen, y: number, half: number, sag = 0, height = 26): string =>
  pen.features.reflectors
    ? reflective(
        pen,
        at`${-half} ${y} c, 0 ${y + sag}, ${half} ${y} c, ${half} ${y + height} c, 0 ${y + height + sag}, ${-half} ${y + height} c`,
      )
    : '';

/** Reflective piping along a line. */
export const shiningEdge = (pen: Pen, d: string, width = 12): string =>
  pen.features.reflectors
    ? stroke(d, '#5d6369', width + 3) +
      stroke(d, '#c3c8cc', width) +
      stroke(d, '#f6f7f8', width * 0.35, { opacity: 0.9 })
    : '';
