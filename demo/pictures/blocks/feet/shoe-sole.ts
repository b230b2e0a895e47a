import { form } from '../../kit/assemble.ts';
import { tones } from '../../kit/colour.ts';
import { shape } from '../../kit/geometry.ts';
import { knots } from '../../kit/knots.ts';
import type { Pen } from '../../kit/pen.ts';
import { sheen } from '../../kit/shading.ts';
import { fill, stroke, tag } from '../../kit/svg.ts';
import { midsole, outsole } from './shoe-cuts.ts';

export const rubber = tones('#1d1e20');

/** Lugs cut into the lower edge of the sole. */
function lugs() {
  const forefoot = Array.from(
    { length: 7 },
    (_, i) => `M${244 + i * 48} 1024l-10 -${26 + (i % 2) * 8}q8 -5 15 1l6 ${27 + (i % 2) * 8}Z`,
  );
  const heel = Array.from(
    { length: 4 },
    (_, i) => `M${894 + i * 46} 1024l12 -${28 + (i % 2) * 8}q8 -4 14 2l-4 ${28 + (i % 2) * 8}Z`,
  );
  return [...forefoot, ...heel].join('');
}

export function sole(pen: Pen, foam: string) {
  const clip = pen.name();
  return (
    form(
      { ...pen, weave: 'none' },
      outsole,
      fill(lugs(), '#000', 0.75),
      [sheen(knots`140 940, 400 978, 700 972`, 14, 0.4, 8)],
      rubber,
    ) +
    tag('clipPath', { id: clip }, tag('path', { d: shape(midsole) })) +
    fill(shape(midsole), foam) +
    tag(
      'g',
      { 'clip-path': `url(#${clip})` },
      stroke('M120 896C260 956 480 954 720 936S960 916 1090 886', '#000', 3, { opacity: 0.35 }) +
        stroke('M120 904C260 964 480 962 720 944S960 924 1090 894', '#fff', 2, { opacity: 0.16 }) +
        tag('path', {
          d: 'M120 874C220 924 420 934 720 914S980 896 1090 862',
          fill: 'none',
          stroke: '#fff',
          'stroke-width': 16,
          opacity: 0.22,
          soft: 3,
        }) +
        tag('path', {
          d: 'M120 930C260 976 520 980 760 960S980 946 1100 920',
          fill: 'none',
          stroke: '#000',
          'stroke-width': 22,
          opacity: 0.5,
          soft: 8,
        }),
    ) +
    stroke(shape(midsole), '#000', 2, { opacity: 0.4 })
  );
}
