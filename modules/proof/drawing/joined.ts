const meetsMiddle = /^M0 -?[\d.]+[^M]*[ LC]0 -?[\d.]+$/;

/** Whether the outline of a half begins and ends in the middle of the garment. */
export const isHalf = (d: string): boolean => meetsMiddle.test(d);

type Point = readonly [x: number, y: number];

/**
 * A half and its mirror image as one outline. Two halves that only touch would show a fine line between them. Commands are
 * absolute M, L and C.
 */
export function joined(half: string): string {
  const points = Array.from(half.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]): Point => [Number(x), Number(y)]);
  const commands = half.match(/[LC]/g) ?? [];
  const back = points.slice(0, -1).toReversed().map(mirrored);
  let at = 0;
  const returned = commands.toReversed().map((command) => {
    const from = at;
    at += command === 'C' ? 3 : 1;
    return command + back.slice(from, at).join('');
  });
  return `${half}${returned.join('')}Z`;
}

const mirrored = ([x, y]: Point): string => `${x === 0 ? 0 : -x} ${y} `;
