import { chance } from '../../kit/chance.ts';
import { full, n } from './air.ts';

type Ridge = { seed: number; y: number; height: number; step?: number; rough?: number; tilt?: number };

/** The upper edge of a hill range: three slow waves and a little roughness. */
function ridgeLine({ seed, y, height, step = 40, rough = 0.08, tilt = 0 }: Ridge) {
  const r = chance(seed);
  const waves = [1, 2.3, 5.1].map((pace) => ({ pace: pace * (0.8 + r() * 0.4), phase: r() * 6.28, size: 0.62 / pace }));
  return Array.from({ length: Math.ceil(full.width / step) + 1 }, (_, i): [number, number] => {
    const x = i * step;
    const rise = waves.reduce((sum, w) => sum + w.size * Math.sin((x / full.width) * 6.28 * w.pace + w.phase), 0);
    return [x, n(y - height * (0.5 + rise * 0.6 + (r() - 0.5) * rough) + (tilt * x) / full.width)];
  });
}

/** Down to the lower edge of the sheet. */
export const ridge = (shape: Ridge, bottom: number = full.height) => {
  const line = ridgeLine(shape);
  return `M0 ${bottom}L${line.map(([x, y]) => `${x} ${y}`).join(' ')} ${full.width} ${bottom}Z`;
};
