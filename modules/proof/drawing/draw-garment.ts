import { lightnessOf, mixed } from '../colour.ts';
import type { GarmentFeature } from '../cut.ts';
import type { At, Shape } from '../drawing-shape.ts';
import type { Garment } from '../garment.ts';
import type { Side } from '../positions.ts';
import { partsOf } from './garment-parts.ts';
import { isHalf, joined } from './joined.ts';
import type { Material, Part } from './part.ts';

type Cloth = { readonly main: string; readonly second: string };
type Worn = { readonly garment: Garment; readonly side: Side; readonly features: readonly GarmentFeature[] };

/** The garment in its colours. `at` places the middle of the shoulder line. */
export function drawGarment({ garment, side, features }: Worn, cloth: Cloth, at: At): Shape[] {
  const looks = looksOf(cloth);
  return partsOf(garment, side, features).flatMap((part) => drawPart(part, looks[part.of], at));
}

type Look = Pick<Shape, 'fill' | 'stroke' | 'strokeWidth' | 'dash' | 'opacity'> & { readonly edge?: string };

/** Seams are lighter than dark cloth, and darker than light cloth. */
function looksOf({ main, second }: Cloth): Readonly<Record<Material, Look>> {
  const line = (cloth: string) =>
    lightnessOf(cloth) < 0.05 ? mixed(cloth, '#ffffff', 0.34) : mixed(cloth, '#000000', 0.4);
  return {
    cloth: { fill: main, edge: line(main) },
    second: { fill: second, edge: line(second) },
    inside: { fill: mixed(main, '#000000', 0.45), edge: line(main) },
    shade: { fill: '#000000', opacity: 0.1 },
    seam: { stroke: line(main), strokeWidth: 2.4 },
    stitch: { stroke: line(main), strokeWidth: 1.6, dash: [7, 4], opacity: 0.8 },
    tape: { fill: '#cdd2d1', edge: '#8f9797' },
    zip: { stroke: mixed(line(main), '#808488', 0.5), strokeWidth: 7, dash: [4, 2] },
  };
}

function drawPart({ d: drawn, whole = false }: Part, { edge, ...look }: Look, at: At): Shape[] {
  const meets = !whole && isHalf(drawn);
  const d = meets ? joined(drawn) : drawn;
  const sides = whole || meets ? [at] : [at, { ...at, scaleX: -at.scaleX }];
  return [
    ...sides.map((one): Shape => ({ d, ...look, at: one })),
    ...(edge ? sides.map((one): Shape => ({ d: open(d), stroke: edge, strokeWidth: 2.6, at: one })) : []),
  ];
}

/** The last side of a part lies on another one and has no edge. */
const open = (d: string) => d.replace(/Z$/, '');
