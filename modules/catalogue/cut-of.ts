import type { Cut, GarmentFeature } from '../proof/cut.ts';
import { garmentNamed } from '../proof/garment.ts';
import type { FeedRowOf } from './feed-schema.ts';

export type Design = NonNullable<FeedRowOf<'product'>['design']>;

/** What a proof draws of a product's design. */
export function cutOf(design: Design): Cut {
  const { garment, length, hood, closure, hiVisClass, reflectors, holsterPockets, kneePockets, features } = design;
  const has: Readonly<Record<GarmentFeature, boolean>> = {
    hood: hood !== 'none',
    zip: closure === 'zip' || closure === 'two-way-zip' || garment === 'zip-hoodie',
    'half-zip': closure === 'half-zip',
    buttons: closure === 'buttons' || features.includes('studs'),
    'long-sleeves': length === 'long',
    'chest-pockets': features.includes('chest'),
    'holster-pockets': holsterPockets,
    'knee-pockets': kneePockets,
    'thigh-pocket': features.includes('thigh') || garment === 'cargo-trousers',
    'ruler-pocket': features.includes('ruler'),
    'reflective-tape': hiVisClass > 0,
    'sleeve-reflectors': reflectors && hiVisClass === 0 && length === 'long',
  };
  const seen = (Object.keys(has) as GarmentFeature[]).filter((feature) => has[feature]);
  return { garment: garmentNamed(garment), features: seen.sort() };
}
