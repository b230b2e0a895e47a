import type { ListingMode } from '../list-engine/listing.ts';
import type { AssortmentContext } from './viewer.ts';

/** How variants become results; a list may also show each sku for itself. */
export const variantModes = ['Default', 'UniqueVariants', 'ColorVariants'] as const satisfies readonly ListingMode[];
export const listingModes = [...variantModes, 'AllVariants'] as const satisfies readonly ListingMode[];

export const idModes = ['Default', 'ID', 'EXTERNAL_AGREEMENT'] as const;
export type IdMode = (typeof idModes)[number];

/** Prices of external lists are asked for by their id mode, whatever else the question says. */
export function contextInIdMode(idMode: IdMode, context: AssortmentContext): AssortmentContext {
  return idMode === 'EXTERNAL_AGREEMENT' ? 'External' : context;
}
