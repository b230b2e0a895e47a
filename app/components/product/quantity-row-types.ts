/** The inputs of a line in the size table of quick add. */
export const quantityRowTypes = ['Quantity', 'Comment', 'Default'] as const;

export type QuantityRowType = (typeof quantityRowTypes)[number];
