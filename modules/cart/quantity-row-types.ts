/** What a line of the size table asks for when several sizes are bought at once. */
export const quantityRowTypes = ['Quantity', 'Comment', 'Default'] as const;

export type QuantityRowType = (typeof quantityRowTypes)[number];
