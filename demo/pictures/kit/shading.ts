import { boxOf, type Knot, path, trace } from './geometry.ts';
import { moved } from './knots.ts';
import { along, blade } from './lines.ts';
import type { Pen } from './pen.ts';
import { group, tag } from './svg.ts';

type Blur = 3 | 8 | 18 | 36;
/** One soft mark of light or shadow. */
export type Mark = {
  tone: 'dark' | 'light';
  blur: Blur;
  d: string;
  opacity: number;
  width?: number;
  shift?: readonly [number, number];
};

type Region = { x: number; y: number; width: number; height: number };

const blurFilter = (id: string, blur: number, region: Region) =>
  tag(
    'filter',
    { id, filterUnits: 'userSpaceOnUse', ...region, 'color-interpolation-filters': 'sRGB' },
    tag('feGaussianBlur', { stdDeviation: blur }),
  );

/** Blurs for whole outlines (b3, b8, b18), and a tight one for the shadow of a small piece (s3). */
export const blurs =
  [3, 8, 18].map((b) => blurFilter(`b${b}`, b, { x: -300, y: -900, width: 1800, height: 2700 })).join('') +
  '<filter id="s3" x="-.4" y="-.4" width="1.8" height="1.8" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="3"/></filter>';

/** A round body turns away from the light at its edges: more on the right and below, since the lamp is upper left. */
export function roundness(d: string, width: number, strength = 1): Mark[] {
  return [
    { tone: 'dark', blur: 36, d, width: width * 1.1, opacity: 0.5 * strength, shift: [-width * 0.3, -width * 0.16] },
    { tone: 'dark', blur: 8, d, width: width * 0.2, opacity: 0.34 * strength, shift: [-5, -4] },
    { tone: 'light', blur: 18, d, width: width * 0.34, opacity: 0.34 * strength, shift: [width * 0.13, width * 0.08] },
  ];
}

/** Light lying along a limb. */
export const sheen = (knots: readonly Knot[], width: number, opacity = 0.5, blur: Blur = 36): Mark => ({
  tone: 'light',
  blur,
  d: blade(knots, width),
  opacity,
});

export const hollow = (knots: readonly Knot[], width: number, opacity = 0.4, blur: Blur = 18): Mark => ({
  tone: 'dark',
  blur,
  d: blade(knots, width),
  opacity,
});

/** A fold: a dark valley, its soft slope, and the lit ridge on the lamp's side. */
function fold(knots: readonly Knot[], width: number, strength = 1, peak = 0.4): Mark[] {
  const { normal } = along(trace(knots), 0.5);
  const toLamp = normal[0] * -0.55 + normal[1] * -0.83 >= 0 ? 1 : -1;
  const ridge = moved(knots, normal[0] * toLamp * width * 0.62, normal[1] * toLamp * width * 0.62);
  const slope = moved(knots, -normal[0] * toLamp * width * 0.4, -normal[1] * toLamp * width * 0.4);
  return [
    { tone: 'dark', blur: 8, d: blade(slope, width * 1.7, peak), opacity: 0.42 * strength },
    { tone: 'dark', blur: 3, d: blade(knots, width * 0.6, peak), opacity: 0.5 * strength },
    { tone: 'light', blur: 8, d: blade(ridge, width * 1.1, peak), opacity: 0.62 * strength },
  ];
}

export const folds = (list: ReadonlyArray<readonly [knots: readonly Knot[], width: number, strength?: number]>) =>
  list.flatMap(([knots, width, strength]) => fold(knots, width, strength));

/** A soft shadow that one part throws on the part below it. */
export const cast = (knots: readonly Knot[], width: number, opacity = 0.5, blur: Blur = 8): Mark => ({
  tone: 'dark',
  blur,
  d: path(knots),
  width,
  opacity,
});

const blend = { dark: 'multiply', light: 'screen' } as const;

/** Paints the marks over everything inside the outline. */
export function lit(pen: Pen, outline: string, marks: readonly Mark[]) {
  const id = pen.name();
  const { left, right, top, bottom } = boxOf(outline);
  // Blurring costs by the area: each form is blurred in its own box, not on the whole sheet.
  const region = {
    x: Math.floor(left) - 60,
    y: Math.floor(top) - 60,
    width: Math.ceil(right - left) + 120,
    height: Math.ceil(bottom - top) + 120,
  };
  const used = ([36, 18, 8, 3] as const).filter((blur) => marks.some((mark) => mark.blur === blur));
  const paint = { dark: pen.main.shadow, light: pen.main.glint };
  const layers = (['dark', 'light'] as const).map((tone) =>
    group(
      // Blending must be outermost: a clipped group is isolated from what lies under it.
      { style: `mix-blend-mode:${blend[tone]}`, 'clip-path': `url(#${id})` },
      ...used.map((blur) =>
        group(
          { filter: `url(#${id}b${blur})` },
          ...marks
            .filter((mark) => mark.tone === tone && mark.blur === blur)
            .map(({ d, width, opacity, shift }) =>
              tag('path', {
                d,
                ...(width === undefined
                  ? { fill: paint[tone] }
                  : { fill: 'none', stroke: paint[tone], 'stroke-width': width, 'stroke-linejoin': 'round' }),
                opacity,
                transform: shift ? `translate(${shift[0]} ${shift[1]})` : undefined,
              }),
            ),
        ),
      ),
    ),
  );
  return (
    used.map((blur) => blurFilter(`${id}b${blur}`, blur, region)).join('') +
    tag('clipPath', { id }, tag('path', { d: outline })) +
    layers.join('')
  );
}
