import { markPath } from '../brand/mark.ts';
import { group, tag } from './svg.ts';

/** The house mark, printed. Its grid is 48; at size 1 it stands 74 high. */
export const mark = (x: number, y: number, size: number, colour: string) =>
  group(
    { transform: `translate(${x} ${y}) scale(${(size * 74) / 36}) translate(-24 -22.5)` },
    tag('path', { d: markPath(), fill: colour }),
  );
