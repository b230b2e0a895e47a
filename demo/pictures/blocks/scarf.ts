import { form } from '../kit/assemble.ts';
import { type Plate, together, turned } from '../kit/canvas.ts';
import { chance } from '../kit/chance.ts';
import { type Knot, shape } from '../kit/geometry.ts';
import { label } from '../kit/hardware.ts';
import { at } from '../kit/knots.ts';
import type { Pen } from '../kit/pen.ts';
import { piece } from '../kit/sewing.ts';
import { cast, folds, hollow, roundness, sheen } from '../kit/shading.ts';
import { stroke } from '../kit/svg.ts';
import { ribs } from './ribs.ts';

/** Yarns knotted into the end, in bundles that fall a little apart. */
function fringe(pen: Pen, left: number, right: number, y: number) {
  const r = chance(left + 900);
  const count = 17;
  const yarns = Array.from({ length: count }, (_, i) => {
    const x = 600 + left + ((right - left) * (i + 0.5)) / count;
    return { x, bend: (r() - 0.5) * 16, long: 74 + r() * 16 };
  });
  const d = yarns
    .flatMap(({ x, bend, long }) =>
      [-4, 0, 4].map((by) => `M${x} ${y - 6}q${bend * 0.2 + by} 34 ${bend + by * 1.6} ${long}`),
    )
    .join('');
  return (
    stroke(d, '#000', 6, { opacity: 0.16, transform: 'translate(4 6)' }) +
    stroke(d, pen.main.edge, 5) +
    stroke(d, pen.main.body, 3) +
    stroke(yarns.map(({ x }) => `M${x} ${y - 6}v16`).join(''), pen.main.line, 10, { opacity: 0.8 })
  );
}

type End = { left: number; right: number; bottom: number; lean: number };

/** One half of a scarf hung over a rail. */
function half(pen: Pen, { left, right, bottom, lean }: End, labelled: boolean): Plate {
  const k: Knot[] = at`${left + 34} 168 c, ${(left + right) / 2} 150, ${right - 34} 168 c, ${right + 2} 300, ${right - lean} 700, ${right} ${bottom} c, ${left} ${bottom} c, ${left - lean} 700, ${left - 2} 300`;
  const stripe = (y: number, height: number) =>
    piece(
      pen,
      at`${left - 12} ${y} c, ${right + 12} ${y} c, ${right + 12} ${y + height} c, ${left - 12} ${y + height} c`,
      {
        cloth: pen.trim,
        rows: [],
        raise: 0,
        weave: false,
      },
    );
  const lines =
    ribs(at`${left + 36} 168, ${right - 36} 168`, at`${left - lean} 700, ${right - lean} 700`, 22, pen.main) +
    ribs(at`${left - lean} 700, ${right - lean} 700`, at`${left} ${bottom}, ${right} ${bottom}`, 22, pen.main);
  return {
    outline:
      shape(k) +
      shape(
        at`${left + 6} ${bottom - 4} c, ${right - 6} ${bottom - 4} c, ${right - 10} ${bottom + 76} c, ${left + 10} ${bottom + 76} c`,
      ),
    art:
      fringe(pen, left, right, bottom) +
      form(
        pen,
        k,
        stripe(bottom - 190, 54) +
          stripe(bottom - 112, 22) +
          lines +
          (labelled
            ? label([600 + left + 74, bottom - 46], 74, 46, pen.trim.dark ? pen.trim.body : pen.trim.deep, '#f2efe8')
            : ''),
        [
          ...roundness(shape(k), 70, 0.9),
          sheen(at`${left + 70} 240, ${left + 60 - lean} 640, ${left + 74} ${bottom - 60}`, 90, 0.5),
          hollow(at`${right - 60} 220, ${right - 66 - lean} 620, ${right - 50} ${bottom - 40}`, 60, 0.35, 18),
          ...folds([
            [at`${left + 46} 176, ${left + 90} 330, ${left + 70} 560`, 26, 0.6],
            [at`${right - 60} 180, ${right - 96} 340, ${right - 70} 620`, 26, 0.55],
            [at`${(left + right) / 2} 170, ${(left + right) / 2 - 10} 280, ${(left + right) / 2 + 8} 440`, 24, 0.4],
          ]),
          cast(at`${left + 30} 172, ${(left + right) / 2} 156, ${right - 30} 172`, 30, 0.4, 8),
        ],
      ),
  };
}

/** A knitted scarf laid double, one end a little lower. */
export function scarf(pen: Pen, side: 'front' | 'back'): Plate {
  const both = together(
    half(pen, { left: -70, right: 190, bottom: 1250, lean: -8 }, false),
    half(pen, { left: -180, right: 80, bottom: 1150, lean: 6 }, side === 'front'),
  );
  const plate = { outline: both.outline, art: pen.defs + both.art };
  return side === 'front' ? plate : turned(plate);
}
