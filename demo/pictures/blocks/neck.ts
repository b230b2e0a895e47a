import type { Part } from '../kit/assemble.ts';
import type { Tones } from '../kit/colour.ts';
import { type Knot, shape } from '../kit/geometry.ts';
import { label } from '../kit/hardware.ts';
import { at } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { piece, stitched } from '../kit/sewing.ts';
import { cast } from '../kit/shading.ts';
import { fill, stroke, tag } from '../kit/svg.ts';
import { ribs } from './ribs.ts';

/** The inside of the back, seen through the neck opening. */
export function insideNeck(pen: Pen, neck: number, drop: number, top = 196, cloth: Tones = pen.main): Part {
  const d = shape(
    at`${-neck - 2} 213 c, ${-neck * 0.5} ${top + 4}, 0 ${top}, ${neck * 0.5} ${top + 4}, ${neck + 2} 213 c, ${neck + 3} ${drop * 0.5 + 106}, ${neck * 0.7} ${drop + 4}, 0 ${drop + 18}, ${-neck * 0.7} ${drop + 4}, ${-neck - 3} ${drop * 0.5 + 106}`,
  );
  return {
    outline: d,
    behind:
      fill(d, cloth.body) +
      fill(d, pen.weave) +
      tag('path', { d, fill: '#000', opacity: cloth.dark ? 0.4 : 0.2 }) +
      stroke(d, '#000', 2, { opacity: 0.3 }) +
      label([600, top + 42], 54, 28, '#efece5', '#26282b'),
  };
}

/** A round neck in rib, sewn with a cover stitch. */
export function crewNeck(
  pen: Pen,
  neck: number,
  drop: number,
  view: 'front' | 'back',
  cloth: Tones = pen.main,
  usual = 30,
): Part {
  const width = usual * pen.pick('neck', [1, 0.72, 1.25]);
  const low = view === 'front' ? drop : 238;
  const inner: Knot[] = at`${-neck} 210, ${-neck * 0.87} ${212 + (low - 212) * 0.46}, ${-neck * 0.52} ${low - (low - 212) * 0.15}, 0 ${low}, ${neck * 0.52} ${low - (low - 212) * 0.15}, ${neck * 0.87} ${212 + (low - 212) * 0.46}, ${neck} 210`;
  const outer: Knot[] = at`${-neck - width * 0.86} 218, ${-neck * 0.87 - width * 0.95} ${218 + (low - 206) * 0.52}, ${-neck * 0.54 - width * 0.5} ${low + width * 0.66}, 0 ${low + width}, ${neck * 0.54 + width * 0.5} ${low + width * 0.66}, ${neck * 0.87 + width * 0.95} ${218 + (low - 206) * 0.52}, ${neck + width * 0.86} 218`;
  const corner = (k: Knot): Knot => [k[0], k[1], 'c'];
  const band: Knot[] = [
    corner(inner[0] ?? [0, 0]),
    ...inner.slice(1, -1),
    corner(inner[6] ?? [0, 0]),
    corner(outer[6] ?? [0, 0]),
    ...outer.slice(1, -1).toReversed(),
    corner(outer[0] ?? [0, 0]),
  ];
  return {
    outline: shape(band),
    cloth:
      piece(pen, band, { cloth, rows: [], raise: 0.35, weave: false }) +
      ribs(inner, outer, 54, cloth) +
      pen
        .pick('neck rows', [[-6, -11], [-6], [-6, -11, -30]])
        .map((row) => stitched(pen, outer, row, pen.main.line))
        .join(''),
    marks: [cast(outer, 10, 0.4, 3)],
  };
}
