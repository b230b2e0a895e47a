import type { GarmentFeature } from '../cut.ts';
import type { Garment } from '../garment.ts';
import type { Side } from '../positions.ts';
import { shortsBack, shortsFront, trousersBack, trousersFront } from './legs.ts';
import { bibBack, bibFront, overallBack, overallFront } from './overalls.ts';
import type { Has, Part } from './part.ts';
import {
  hoodieFront,
  jacketBack,
  jacketFront,
  poloFront,
  shirtBack,
  shirtFront,
  tshirtBack,
  tshirtFront,
  vestBack,
  vestFront,
} from './tops.ts';

const capFront: readonly Part[] = [
  { of: 'cloth', d: 'M0 -40C70 -38 120 10 124 120C80 108 40 104 0 104' },
  { of: 'second', d: 'M0 104C40 104 80 108 124 120C140 150 130 166 120 168C90 140 40 134 0 134' },
  { of: 'seam', d: 'M0 -40L0 104', whole: true },
  { of: 'seam', d: 'M0 -40C50 -20 74 40 78 108' },
];
const capBack: readonly Part[] = [{ of: 'cloth', d: 'M0 -40C70 -38 120 10 124 120C80 128 40 130 0 130' }];

type Drawn = Readonly<Record<Side, (has: Has) => readonly Part[]>>;

const drawings: Readonly<Record<Garment, Drawn>> = {
  jacket: { front: jacketFront, back: jacketBack },
  hoodie: { front: hoodieFront, back: shirtBack },
  shirt: { front: shirtFront, back: shirtBack },
  tshirt: { front: tshirtFront, back: tshirtBack },
  polo: { front: poloFront, back: tshirtBack },
  vest: { front: vestFront, back: vestBack },
  overall: { front: overallFront, back: overallBack },
  bib: { front: bibFront, back: bibBack },
  trousers: { front: trousersFront, back: trousersBack },
  shorts: { front: shortsFront, back: () => shortsBack },
  cap: { front: () => capFront, back: () => capBack },
};

type Features = readonly GarmentFeature[];

export const partsOf = (garment: Garment, side: Side, features: Features): readonly Part[] =>
  drawings[garment][side]((feature) => features.includes(feature));

type Extent = { readonly halfWidth: number; readonly top: number; readonly bottom: number };

const extents: Readonly<Record<Garment, Extent>> = {
  jacket: { halfWidth: 474, top: -64, bottom: 718 },
  hoodie: { halfWidth: 474, top: -64, bottom: 718 },
  shirt: { halfWidth: 474, top: -64, bottom: 718 },
  tshirt: { halfWidth: 430, top: -34, bottom: 718 },
  polo: { halfWidth: 430, top: -64, bottom: 718 },
  vest: { halfWidth: 294, top: -64, bottom: 718 },
  overall: { halfWidth: 474, top: -64, bottom: 1514 },
  bib: { halfWidth: 284, top: -4, bottom: 1514 },
  trousers: { halfWidth: 250, top: -4, bottom: 1076 },
  shorts: { halfWidth: 266, top: -4, bottom: 526 },
  cap: { halfWidth: 140, top: -44, bottom: 172 },
};

/** The catalogue calls vests, trousers and caps long, too: of them it says nothing about sleeves. */
const canBeLong = (garment: Garment) => garment === 'tshirt' || garment === 'polo';

/** The extent of a garment of size M. */
export function extentOf(garment: Garment, features: Features): Extent {
  const { halfWidth, top, bottom } = extents[garment];
  return {
    halfWidth: canBeLong(garment) && features.includes('long-sleeves') ? extents.jacket.halfWidth : halfWidth,
    top: features.includes('hood') ? -138 : top,
    bottom,
  };
}
