import { group } from './svg.ts';

/** The house mark, printed. */
export const mark = (x: number, y: number, size: number, colour: string) =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    `<path d="M-30 -34L0 2L30 -34M0 2V40" fill="none" stroke="${colour}" stroke-width="13"/>`,
  );
