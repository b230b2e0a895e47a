import { type Knot, path, trace } from './geometry.ts';
import { moved } from './knots.ts';
import { along, blades, type Lens } from './lines.ts';
import type { Pen } from './pen.ts';
import { nest } from './soft.ts';
import { group, tag } from './svg.ts';

type Blur = 3 | 8 | 18 | 36;
/** One soft mark of light or shadow: a line of some width, a lens that can be drawn in any width, or a filled shape. */
export type Mark = {
  tone: 'dark' | 'light';
  blur: Blur;
  opacity: number;
  shift?: readonly [number, number];
} & ({ d: string; width?: number; lens?: never } | { d?: never; width: number; lens: Lens });

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
  lens: blades(knots),
  width,
  opacity,
});

export const hollow = (knots: readonly Knot[], width: number, opacity = 0.4, blur: Blur = 18): Mark => ({
  tone: 'dark',
  blur,
  lens: blades(knots),
  width,
  opacity,
});

/** A fold: a dark valley, its soft slope, and the lit ridge on the lamp's side. */
function fold(knots: readonly Knot[], width: number, strength = 1, peak = 0.4): Mark[] {
  const { normal } = along(trace(knots), 0.5);
  const toLamp = normal[0] * -0.55 + normal[1] * -0.83 >= 0 ? 1 : -1;
  const ridge = moved(knots, normal[0] * toLamp * width * 0.62, normal[1] * toLamp * width * 0.62);
  const slope = moved(knots, -normal[0] * toLamp * width * 0.4, -normal[1] * toLamp * width * 0.4);
  return [
    { tone: 'dark', blur: 8, lens: blades(slope, peak), width: width * 1.7, opacity: 0.42 * strength },
    { tone: 'dark', blur: 3, lens: blades(knots, peak), width: width * 0.6, opacity: 0.5 * strength },
    { tone: 'light', blur: 8, lens: blades(ridge, peak), width: width * 1.1, opacity: 0.62 * strength },
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

/** A mark without a blur: lines or lenses inside each other, a filled shape scattered a little. */
function softly(mark: Mark, paint: string, strength: number): string {
  const transform = mark.shift && `translate(${mark.shift[0]} ${mark.shift[1]})`;
  const most = mark.opacity * strength;
  if (mark.width === undefined)
    return tag('path', { d: mark.d, fill: paint, opacity: most, soft: mark.blur, transform });
  const { widths, opacity } = nest(mark.width, mark.blur, most);
  if (!mark.lens)
    return group(
      { transform, fill: 'none', stroke: paint, 'stroke-opacity': opacity, 'stroke-linejoin': 'round' },
      ...widths.map((width) => tag('path', { d: mark.d, 'stroke-width': width })),
    );
  const { lens } = mark;
  // The inner ones are shorter, so that the ends fade out too.
  const trim = (i: number) => (0.3 * (widths.length - 1 - i)) / widths.length;
  return group(
    { transform, fill: paint, 'fill-opacity': opacity },
    ...widths.map((width, i) => tag('path', { d: lens(width, trim(i), mark.blur < 18) })),
  );
}

/** Paints the marks over everything inside the outline. */
export function lit(pen: Pen, outline: string, marks: readonly Mark[]) {
  const id = pen.name();
  const layer = (tone: Mark['tone'], colour: string, strength: number) =>
    marks
      .filter((mark) => mark.tone === tone)
      .map((mark) => softly(mark, colour, strength))
      .join('');
  return (
    tag('clipPath', { id }, tag('path', { d: outline })) +
    group({ 'clip-path': `url(#${id})` }, layer('dark', '#000', pen.main.shade), layer('light', '#fff', pen.main.light))
  );
}
