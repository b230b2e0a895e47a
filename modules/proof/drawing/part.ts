import type { GarmentFeature } from '../cut.ts';

/** The material of a part: cloth, a second colour, a seam, a row of stitches, a zip, reflective tape or the dark inside. */
export type Material = 'cloth' | 'second' | 'inside' | 'seam' | 'stitch' | 'zip' | 'shade' | 'tape';

/**
 * Parts of a garment of size M lying flat, in millimetres: the right half of the picture, from the middle (x is 0) and the
 * highest point of the shoulder. The other half is its mirror image, unless the part is `whole`.
 */
export type Part = { readonly of: Material; readonly d: string; readonly whole?: boolean };

/** Whether a garment has a feature. */
export type Has = (feature: GarmentFeature) => boolean;

/** The parts only if the garment has the feature. */
export const where = (is: boolean, parts: readonly Part[]): readonly Part[] => (is ? parts : []);
