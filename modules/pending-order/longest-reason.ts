/** Longest message about an order or a row (X14). */
export const longestReason = 500;
