type Matrix = readonly [number, number, number, number, number, number];

const same: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
];

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

function one(name: string, [x = 0, y]: readonly number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, x, y ?? 0];
  if (name === 'scale') return [x, 0, 0, y ?? x, 0, 0];
  const angle = (x * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
}

function matrixOf(attributes: string): Matrix {
  const list = / transform="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return [...list.matchAll(/(translate|scale|rotate)\(([^)]*)\)/g)].reduce<Matrix>(
    (all, [, name = '', numbers = '']) => times(all, one(name, numbers.trim().split(/[ ,]+/).map(Number))),
    same,
  );
}

/** Rounding must not leave a tile a hair under its whole number of pixels, or the rasteriser cuts it to one less. */
const aHairMore = 1.000002;

/** Scales a pattern so that its tile has a whole number of pixels, even if the shape is rotated or scaled. */
function gridOf(at: Matrix, [width, height]: readonly [number, number]): Matrix {
  const scale = Math.sqrt(Math.abs(at[0] * at[3] - at[1] * at[2]));
  const step = (size: number) => (Math.max(1, Math.round(size * scale)) / size) * aHairMore;
  return times(inverse(at), [step(width), 0, 0, step(height), 0, 0]);
}

/**
 * Lays every pattern on the pixels of the sheet. Rasterising a tile that falls between pixels costs a hundred times one
 * that does not: sheets are rasterised 1200 wide or a whole multiple of it.
 */
export function snapPatterns(svg: string): string {
  const sizes = new Map<string, readonly [number, number]>();
  for (const [, id = '', width, height] of svg.matchAll(/<pattern id="([^"]+)" width="([^"]+)" height="([^"]+)"/g))
    sizes.set(id, [Number(width), Number(height)]);
  const snapped = new Map<string, { id: string; tag: string }>();
  const above: Matrix[] = [same];

  const body = svg.replace(
    /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g,
    (whole, close: string, _, list: string, alone: string) => {
      if (close) {
        above.pop();
        return whole;
      }
      const at = times(above.at(-1) ?? same, matrixOf(list));
      if (!alone) above.push(at);
      const pattern = / fill="url\(#([^)]+)\)"/.exec(list)?.[1] ?? '';
      const size = sizes.get(pattern);
      if (!size) return whole;
      const key = [pattern, ...at.map((number) => number.toFixed(5))].join();
      const known = snapped.get(key);
      const id = known?.id ?? `t${snapped.size}`;
      if (!known)
        snapped.set(key, {
          id,
          tag: `<pattern id="${id}" href="#${pattern}" patternTransform="matrix(${gridOf(at, size)
            .map((number) => Number(number.toFixed(8)))
            .join(' ')})"/>`,
        });
      return whole.replace(`url(#${pattern})`, `url(#${id})`);
    },
  );
  return body.replace('<defs>', `<defs>${[...snapped.values()].map(({ tag }) => tag).join('')}`);
}
