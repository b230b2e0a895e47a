import type { Garment } from './garment.ts';

/** What can be seen on a garment besides its kind. */
export type GarmentFeature =
  | 'hood'
  | 'zip'
  | 'half-zip'
  | 'buttons'
  | 'long-sleeves'
  | 'chest-pockets'
  | 'holster-pockets'
  | 'knee-pockets'
  | 'thigh-pocket'
  | 'ruler-pocket'
  | 'reflective-tape'
  | 'sleeve-reflectors';

/** How a product is cut, where the catalogue says so. */
export type Cut = {
  /** More exact than the category: a category of hoodies has sweatshirts, too. */
  readonly garment?: Garment | undefined;
  /** Sorted, so that equal cuts have equal proofs. */
  readonly features: readonly GarmentFeature[];
};

/** Where the catalogue does not say it, a garment is drawn as it is usually made. */
const usual: Readonly<Record<Garment, readonly GarmentFeature[]>> = {
  jacket: ['zip'],
  hoodie: ['hood'],
  shirt: ['buttons', 'chest-pockets'],
  tshirt: [],
  polo: [],
  vest: ['zip'],
  overall: ['zip'],
  bib: [],
  trousers: [],
  shorts: [],
  cap: [],
};

export const featuresOf = (garment: Garment, cut: Cut | undefined): readonly GarmentFeature[] =>
  cut?.features ?? usual[garment];
