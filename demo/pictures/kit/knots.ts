import { centre, type Knot } from './geometry.ts';

/** The other half of a garment: reflected on the centre line. */
export const mirror = <T extends Knot>(knots: readonly T[], axis = centre): T[] =>
  knots.map((k) => [axis * 2 - k[0], ...k.slice(1)] as unknown as T);

/** Both sides of a thing drawn for the right. */
export const sides = (knots: readonly Knot[], draw: (k: Knot[], side: 1 | -1) => string) =>
  draw(mirror(knots), -1) + draw([...knots], 1);

/** A right half drawn from top to bottom, closed by its reflection. */
export const whole = (half: readonly Knot[], axis = centre): Knot[] => [
  ...half,
  ...mirror(half, axis)
    .toReversed()
    .filter((knot) => Math.abs(knot[0] - axis) > 0.5),
];

/** Knots moved to the centre line: x counts from there. */
export const fromCentre = (knots: readonly Knot[]): Knot[] =>
  knots.map((k) => (k.length === 3 ? [k[0] + centre, k[1], k[2]] : [k[0] + centre, k[1]]));

/** A line of knots as text: `84 212 c, 282 268` has a corner at its first point. */
export function knots(text: TemplateStringsArray, ...values: readonly number[]): Knot[] {
  return String.raw(text, ...values)
    .split(',')
    .map((part): Knot => {
      const [x, y, corner] = part.trim().split(' ');
      return corner === 'c' ? [Number(x), Number(y), 'c'] : [Number(x), Number(y)];
    });
}

/** The same, with x counted from the centre line. */
export const at = (text: TemplateStringsArray, ...values: readonly number[]) => fromCentre(knots(text, ...values));

export const moved = (knots: readonly Knot[], dx: number, dy: number): Knot[] =>
  knots.map((k) => (k.length === 3 ? [k[0] + dx, k[1] + dy, k[2]] : [k[0] + dx, k[1] + dy]));
