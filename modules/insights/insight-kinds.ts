/** What is counted of visits. */
export const insightKinds = ['page', 'list', 'search', 'product', 'cart', 'checkout'] as const;

export type InsightKind = (typeof insightKinds)[number];
