type Point = readonly [number, number];

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Whole units and relative steps: a forest is thousands of points. */
function outline(points: readonly Point[]) {
  const at = points.map(whole);
  const steps = at.slice(1).map(([x, y], i) => {
    const [u, v] = at[i] ?? [0, 0];
    return y - v < 0 ? `${x - u}${y - v}` : `${x - u} ${y - v}`;
  });
  return at[0] ? `M${at[0][0]} ${at[0][1]}l${steps.join(' ').replaceAll(' -', '-')}z` : '';
}

/** One fir: tiers of drooping branches, ragged as grown, the snow on its branches and the drift it stands in. */
export function fir(x: number, base: number, height: number, r: () => number) {
  const tiers = Math.max(7, Math.min(19, Math.round(height / 30)));
  const step = (height * 0.95) / tiers;
  const spread = height * (0.15 + r() * 0.04);
  const top = base - height;
  const side = (sign: 1 | -1) =>
    Array.from({ length: tiers }, (_, i): readonly [Point, Point] => {
      const share = (i + 1) / tiers;
      const reach = spread * share ** 0.78 * (0.74 + r() * 0.46);
      const y = top + step * (i + 1) + (r() - 0.5) * step * 0.3;
      return [
        [x + sign * reach, y],
        [x + sign * reach * (0.34 + r() * 0.14), y - step * (0.1 + r() * 0.22)],
      ];
    });
  const [right, left] = [side(1), side(-1)];
  const tree = outline([[x, top], ...right.flat(), [x, base], ...left.flat().toReversed()]);
  const snow = [left, right].flatMap((branches) =>
    branches.slice(1).map(([tip], i) => {
      const inner = branches[i]?.[1] ?? tip;
      const half: Point = [(tip[0] + inner[0]) / 2, (tip[1] + inner[1]) / 2 - step * 0.1];
      return outline([inner, half, tip, [half[0] + (x - half[0]) * 0.12, half[1] + step * (0.2 + r() * 0.14)]]);
    }),
  );
  const [reach, rise] = [spread * 1.25, step * 1.5].map(Math.round) as [number, number];
  const drift = `M${Math.round(x) - reach} ${Math.round(base - step * 0.3)}q${reach}-${rise} ${reach * 2} 0q-${reach} ${rise} ${-reach * 2} 0z`;
  return { tree, snow: snow.join(''), drift };
}
