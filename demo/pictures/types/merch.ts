import { flask } from '../blocks/flask.ts';
import { lanyard } from '../blocks/lanyard.ts';
import { mug } from '../blocks/mug.ts';
import { neckTube } from '../blocks/neck-tube.ts';
import { scarf } from '../blocks/scarf.ts';
import { tape } from '../blocks/tape.ts';
import { tote } from '../blocks/tote.ts';
import { oneOf } from '../kit/garment.ts';
import type { Pen } from '../kit/pen.ts';

const things = {
  lanyard: { draw: lanyard, detail: { side: 'front', at: [600, 1120], scale: 2.3 }, size: { height: 50 } },
  tape: { draw: tape, detail: { side: 'front', at: [600, 620], scale: 2 }, size: { width: 16 } },
  scarf: { draw: scarf, detail: { side: 'front', at: [640, 1120], scale: 2.1 }, size: { height: 84 } },
  tube: { draw: neckTube, detail: { side: 'front', at: [690, 1010], scale: 2.4 }, size: { width: 25 } },
  tote: { draw: tote, detail: { side: 'front', at: [500, 640], scale: 2.1 }, size: { width: 38 } },
  flask: { draw: flask, detail: { side: 'front', at: [600, 740], scale: 1.9 }, size: { height: 25 } },
  mug: { draw: mug, detail: { side: 'front', at: [600, 740], scale: 1.9 }, size: { width: 12 } },
} as const;

/** The kind of a giveaway by its material, unless the product specifies it. */
const ofMaterial: Partial<Record<Pen['texture'], keyof typeof things>> = {
  webbing: 'lanyard',
  knit: 'scarf',
  jersey: 'tube',
  cordura: 'tote',
};

const isKind = (kind: string | undefined): kind is keyof typeof things => Object.hasOwn(things, kind ?? '');

export const merch = oneOf(things, ({ features: { kind }, texture }) =>
  isKind(kind) ? kind : (ofMaterial[texture] ?? 'flask'),
);
