import type { Tones } from '../kit/colour.ts';
import type { Knot } from '../kit/geometry.ts';
import { stroke } from '../kit/svg.ts';

/** Fine upright ribs inside a band drawn between two lines. */
export function ribs(top: readonly Knot[], bottom: readonly Knot[], count: number, tone: Tones) {
  const pick = (knots: readonly Knot[], t: number) => {
    const i = Math.min(knots.length - 2, Math.floor(t * (knots.length - 1)));
    const [a, b] = [knots[i] ?? [0, 0], knots[i + 1] ?? [0, 0]];
    const u = t * (knots.length - 1) - i;
    return `${Math.round(a[0] + (b[0] - a[0]) * u)} ${Math.round(a[1] + (b[1] - a[1]) * u)}`;
  };
  const d = Array.from(
    { length: count },
    (_, i) => `M${pick(top, (i + 0.5) / count)}L${pick(bottom, (i + 0.5) / count)}`,
  ).join('');
  return (
    stroke(d, tone.dark ? '#000' : tone.line, 2.2, { opacity: tone.dark ? 0.5 : 0.34 }) +
    stroke(d, '#fff', 1.4, { opacity: tone.dark ? 0.1 : 0.25, transform: 'translate(2 0)' })
  );
}
