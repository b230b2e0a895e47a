import type { SizeGuideFacts } from './guide-button-state.ts';

/** The sizing part of a product page: the state of its guide button, and the signed-in visitor's size. */
export type ProductSizing = SizeGuideFacts & { readonly ownSize: string | undefined };
