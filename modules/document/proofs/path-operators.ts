import { createByteWriter } from './byte-writer.ts';

const zero = '0'.charCodeAt(0);
const nine = '9'.charCodeAt(0);
const dot = '.'.charCodeAt(0);
const minus = '-'.charCodeAt(0);
const space = ' '.charCodeAt(0);

const isDigit = (code: number) => code >= zero && code <= nine;
const startsNumber = (code: number) => isDigit(code) || code === dot || code === minus;

/** How many numbers a command has. */
const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4 };

/**
 * Converts SVG path data with absolute M, L, C, Q and Z to PDF operators. PDF has no quadratic curves, so they become cubic ones. A sheet of
 * names has millions of numbers: they are read and written digit by digit, because strings for them would take most of the memory that
 * a sheet needs.
 */
export function createPathConverter(): (d: string) => Uint8Array {
  const out = createByteWriter();
  const numbers = new Float64Array(6);
  let command = '';
  let count = 0;
  let fromX = 0;
  let fromY = 0;
  const numberAt = (at: number) => numbers[at] ?? 0;

  /** Two thirds of the way from an end of a quadratic curve to its control point. */
  function control(x: number, y: number): void {
    out.number(x + ((numberAt(0) - x) * 2) / 3);
    out.number(y + ((numberAt(1) - y) * 2) / 3);
  }

  function draw(): void {
    const x = numberAt(count - 2);
    const y = numberAt(count - 1);
    if (command === 'Q') {
      control(fromX, fromY);
      control(x, y);
    } else for (let at = 0; at < count - 2; at += 1) out.number(numberAt(at));
    out.number(x);
    out.number(y);
    out.operator(command === 'M' ? 'm' : command === 'L' ? 'l' : 'c');
    fromX = x;
    fromY = y;
    count = 0;
  }

  return (d) => {
    let at = 0;
    while (at < d.length) {
      const code = d.charCodeAt(at);
      if (!startsNumber(code)) {
        at += 1;
        if (code === space) continue;
        command = d.charAt(at - 1);
        count = 0;
        if (command === 'Z') out.operator('h');
        continue;
      }
      const sign = code === minus ? -1 : 1;
      if (code === minus) at += 1;
      let digits = 0;
      let scale = 0;
      for (let next = d.charCodeAt(at); isDigit(next) || next === dot; at += 1, next = d.charCodeAt(at)) {
        if (next === dot) scale = 1;
        else {
          digits = digits * 10 + next - zero;
          scale *= 10;
        }
      }
      numbers[count] = (sign * digits) / (scale || 1);
      count += 1;
      if (count === sizes[command]) draw();
    }
    return out.take();
  };
}
