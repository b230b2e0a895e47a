import type { Part } from '../kit/assemble.ts';
import { label } from '../kit/hardware.ts';
import { at } from '../kit/knots.ts';
import { mark } from '../kit/mark.ts';
import type { Pen } from '../kit/pen.ts';
import { piece } from '../kit/sewing.ts';
import { stroke } from '../kit/svg.ts';

/** The brand mark on soft tops: on the chest, in the side seam, at the hem, or absent. */
export function print(pen: Pen, pocket: boolean, hem: number): Part {
  const ink = pen.main.dark ? '#d8d3c8' : pen.main.line;
  const places: [Part, ...Part[]] = [
    { over: mark(pocket ? 460 : 740, 470, 0.55, ink) },
    { over: mark(460, 470, 0.4, ink) },
    { over: label([806, hem - 96], 30, 22, pen.main.dark ? pen.main.soft : pen.main.deep, '#f2efe8') },
    { over: label([420, hem - 60], 44, 26, pen.main.dark ? pen.main.soft : pen.main.deep, '#f2efe8') },
    { over: stroke('M436 470h56M436 482h34', ink, 5, { opacity: 0.8 }) },
  ];
  return pen.pick('signature', places);
}

/** A second cloth let into the sides, or none. */
export function flash(pen: Pen, hem: number): Part {
  const ways: [readonly number[], ...(readonly number[])[]] = [[], [250, 236], [214, 262]];
  const [top, low] = pen.pick('flash', ways);
  if (top === undefined || low === undefined) return {};
  return {
    inside: [1, -1]
      .map((s) =>
        piece(
          pen,
          at`${s * top} 540, ${s * (low - 14)} 800, ${s * low} ${hem + 16} c, ${s * 330} ${hem + 16} c, ${s * 330} 540 c`,
          { cloth: pen.trim, rows: [6], raise: 0.2 },
        ),
      )
      .join(''),
  };
}
