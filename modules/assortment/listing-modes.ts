import type { ListingMode } from '../list-engine/listing.ts';
import type { AssortmentContext } from './viewer.ts';

/** How variants are grouped into results; a list may also show each sku separately. */
export const variantModes = ['Default', 'UniqueVariants', 'ColorVariants'] as const satisfies readonly ListingMode[];
export const listingModes = [...variantModes, 'AllVariants'] as const satisfies readonly ListingMode[];

export const idModes = ['Default', 'ID', 'EXTERNAL_AGREEMENT'] as const;
export type IdMode = (typeof idModes)[number];

/** The id mode for external lists selects the external prices, regardless of the other parameters. */
export function contextInIdMode(idMode: IdMode, context: AssortmentContext): AssortmentContext {
  return idMode === 'EXTERNAL_AGREEMENT' ? 'External' : context;
}
