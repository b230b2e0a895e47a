import { chance } from '../kit/chance.ts';
import { type Pt, trace } from '../kit/geometry.ts';
import { knots } from '../kit/knots.ts';
import { along } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { stroke } from '../kit/svg.ts';

const fromTheSide = trace(knots`676 426, 720 404, 772 420, 850 446, 940 440, 1014 412, 1040 424`);

/** The lining of a winter boot where it comes over the edge: short hairs in three tones, the lightest last. */
export function furCollar(pen: Pen, rim: readonly Pt[] = fromTheSide): string {
  const r = chance(41);
  const hairs = (count: number, long: number) =>
    Array.from({ length: count }, (_, i) => {
      const { at } = along(rim, (i + r()) / count);
      const [x, y] = [at[0] + (r() - 0.5) * 10, at[1] + 16 - r() * 26];
      const [dx, dy] = [(r() - 0.5) * long * 0.9, -long * (0.5 + r() * 0.6)];
      return `M${x.toFixed(1)} ${y.toFixed(1)}q${(dx * 0.2).toFixed(1)} ${(dy * 0.7).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`;
    }).join('');
  const light = pen.main.dark ? '#8d8982' : '#f2eee6';
  const mid = pen.main.dark ? '#65625d' : '#cfc8ba';
  return (
    stroke(hairs(150, 22), '#000', 7, { opacity: 0.16, transform: 'translate(2 8)' }) +
    stroke(hairs(190, 20), mid, 6) +
    stroke(hairs(170, 20), light, 4) +
    stroke(hairs(90, 22), '#fff', 1.6, { opacity: 0.35 })
  );
}
