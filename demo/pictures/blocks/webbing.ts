import type { Pen } from '../kit/pen.ts';
import { stroke } from '../kit/svg.ts';
import { pullOf } from './jacket-parts.ts';

export const pull = (pen: Pen) => ({
  tape: pen.main.deep,
  teeth: pen.main.dark ? '#6f7478' : '#4d5257',
  width: 18,
  puller: 0.12,
  pull: pullOf(pen),
});

/** Webbing that goes round in a curve. */
export function web(pen: Pen, d: string, width: number) {
  return (
    stroke(d, '#000', width + 2, { opacity: 0.35, transform: 'translate(3 8)', soft: 3 }) +
    stroke(d, pen.trim.body, width, { 'stroke-linecap': 'butt' }) +
    stroke(d, '#000', width, { opacity: 0.14, 'stroke-dasharray': '3 4', 'stroke-linecap': 'butt' }) +
    stroke(d, pen.trim.stitch, 1.8, { opacity: 0.6, 'stroke-dasharray': '8 5' })
  );
}
