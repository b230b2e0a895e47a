import { type Knot, shape } from './geometry.ts';
import type { Pen } from './pen.ts';
import { fill, stroke, tag } from './svg.ts';

/** Elastic cloth has tape in segments, which stretch with it. */
const elastic = new Set<Pen['texture']>(['stretch', 'birdseye', 'jersey', 'softshell']);

/** Retroreflective tape: silver with a fine cell pattern and a sheen that runs across it. */
export function reflective(pen: Pen, knots: readonly Knot[]) {
  const segmented = elastic.has(pen.texture);
  const [cells, shine, gaps] = [pen.name(), pen.name(), pen.name()];
  const d = shape(knots);
  const defs =
    `<pattern id="${cells}" width="13" height="13" patternUnits="userSpaceOnUse">` +
    '<path d="M0 0L13 13M13 0L0 13" stroke="#7f858b" stroke-opacity=".5" stroke-width="1.2"/></pattern>' +
    tag(
      'linearGradient',
      { id: shine, x1: 0, y1: 0, x2: 1, y2: 0.12 },
      [
        [0, '#aeb3b8'],
        [0.22, '#d9dcdf'],
        [0.38, '#f4f5f6'],
        [0.55, '#cfd3d6'],
        [0.8, '#b4b9be'],
        [1, '#989ea4'],
      ]
        .map(([offset, colour]) => tag('stop', { offset, 'stop-color': colour }))
        .join(''),
    );
  const slits = segmented
    ? `<pattern id="${gaps}" width="28" height="63" patternUnits="userSpaceOnUse"><path d="M3 0L-25 63M31 0L3 63" stroke="${pen.main.body}" stroke-width="4.5"/></pattern>`
    : '';
  return (
    defs +
    slits +
    tag('path', { d, fill: '#000', opacity: 0.22, soft: 3, transform: 'translate(1 3)' }) +
    fill(d, `url(#${shine})`) +
    fill(d, `url(#${cells})`) +
    stroke(d, '#6d7379', 1.6, { opacity: 0.85 }) +
    (segmented ? fill(d, `url(#${gaps})`) : '')
  );
}
