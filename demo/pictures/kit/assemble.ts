import type { Plate } from './canvas.ts';
import { type Knot, shape } from './geometry.ts';
import type { Pen } from './pen.ts';
import { lit, type Mark } from './shading.ts';
import { fill, group, stroke, tag } from './svg.ts';

/**
 * The layers that one part adds: behind the body, panels cut off at its edge, cloth sewn on it, light and shadow,
 * hardware on top, and outlines beyond it.
 */
export type Part = {
  behind?: string;
  inside?: string;
  cloth?: string;
  over?: string;
  marks?: readonly Mark[];
  outline?: string;
};

const join = (parts: readonly Part[], key: 'behind' | 'inside' | 'cloth' | 'over' | 'outline') =>
  parts.map((part) => part[key] ?? '').join('');

/** Body, then what is sewn on, then one light over all of it, then metal. */
export function assemble(pen: Pen, body: readonly Knot[], parts: readonly Part[]): Plate {
  const d = shape(body);
  const outline = d + join(parts, 'outline');
  const edge = pen.name();
  return {
    outline,
    art:
      pen.defs +
      join(parts, 'behind') +
      fill(d, pen.main.body) +
      fill(d, pen.weave) +
      stroke(d, '#000', 2.4, { opacity: 0.34 }) +
      tag('clipPath', { id: edge }, tag('path', { d })) +
      group({ 'clip-path': `url(#${edge})` }, join(parts, 'inside')) +
      join(parts, 'cloth') +
      lit(
        pen,
        outline,
        parts.flatMap((part) => part.marks ?? []),
      ) +
      join(parts, 'over'),
  };
}

/** A limb lit on its own: sleeves, hoods and other parts that stand apart from the body. */
export function form(pen: Pen, knots: readonly Knot[], inside: string, marks: readonly Mark[], cloth = pen.main) {
  const d = shape(knots);
  const edge = pen.name();
  return (
    fill(d, cloth.body) +
    fill(d, pen.weave) +
    stroke(d, '#000', 2.4, { opacity: 0.34 }) +
    tag('clipPath', { id: edge }, tag('path', { d })) +
    group({ 'clip-path': `url(#${edge})` }, inside) +
    lit(pen, d, marks)
  );
}
