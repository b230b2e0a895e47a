import { type Knot, type Pt, path } from '../../kit/geometry.ts';
import { knots } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { stroke, tag } from '../../kit/svg.ts';

/** A lace over the instep that runs into its eyelet, with its shadow. */
export function lace(pen: Pen, [x, y]: Knot, [dx, dy]: readonly [number, number], colour: string) {
  const d = path(knots`${x + dx * 1.08} ${y + dy * 1.1}, ${x + dx * 0.5 + 3} ${y + dy * 0.52 - 3}, ${x} ${y}`);
  return (
    eyelet([x, y], pen.main.dark) +
    stroke(d, '#000', 16, { opacity: 0.4, transform: 'translate(3 5)' }) +
    stroke(d, colour, 14.5) +
    stroke(d, '#fff', 9, { opacity: 0.2, 'stroke-dasharray': '2 4', 'stroke-linecap': 'butt' })
  );
}

const eyelet = ([x, y]: Pt, dark: boolean) =>
  tag('circle', { cx: x, cy: y, r: 11, fill: dark ? '#7e8388' : '#55595d' }) +
  tag('circle', { cx: x, cy: y, r: 6, fill: '#151617' }) +
  stroke(`M${x - 8} ${y - 4}A9 9 0 0 1 ${x + 3} ${y - 8}`, '#fff', 1.6, { opacity: 0.7 });
