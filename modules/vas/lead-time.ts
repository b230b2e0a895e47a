import type { VasArticle } from './vas-article.ts';

/** Working days that a service adds to a delivery. */
export const leadDays: Readonly<Record<VasArticle['service'], number>> = {
  transfer: 3,
  embroidery: 5,
  chip: 2,
  alteration: 4,
  packing: 1,
};
