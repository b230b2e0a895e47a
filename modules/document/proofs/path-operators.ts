type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 1000) / 1000);
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/**
 * Converts SVG path data with absolute M, L, C, Q and Z to PDF operators. PDF has no quadratic curves, so they become cubic ones. Much
 * faster than a general parser; a sheet of names has millions of numbers.
 */
export function pathOperators(d: string): string {
  const out: string[] = [];
  let now: Point = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    if (command === 'Z') {
      out.push('h');
      continue;
    }
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const step = command === 'C' ? 6 : command === 'Q' ? 4 : 2;
    for (let index = 0; index + step <= numbers.length; index += step) {
      const point = (place: number): Point => [numbers[index + place] ?? 0, numbers[index + place + 1] ?? 0];
      const end = point(step - 2);
      if (command === 'C') out.push(`${at(point(0))} ${at(point(2))} ${at(end)} c`);
      else if (command === 'Q')
        out.push(`${at(between(now, point(0), 2 / 3))} ${at(between(end, point(0), 2 / 3))} ${at(end)} c`);
      else out.push(`${at(end)} ${command === 'M' ? 'm' : 'l'}`);
      now = end;
    }
  }
  return out.join('\n');
}
