import type { SizeGuideFacts } from './guide-button-state.ts';

/** The sizing part of a product page: what its guide button does, and the size that the signed-in visitor wears. */
export type ProductSizing = SizeGuideFacts & { readonly ownSize: string | undefined };
