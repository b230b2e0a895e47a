import type { VasArticle } from './vas-article.ts';

/** Working days that a service adds to a delivery. */
export const leadDays: Readonly<Record<VasArticle['service'], number>> = {
  transfer: 3,
  embroidery: 5,
  chip: 2,
  alteration: 4,
  packing: 1,
};

type Days = { readonly from: number; readonly to: number };

/** The delivery days of garments with these services: they begin when the slowest service is done. */
export function afterServices(days: Days, services: readonly VasArticle['service'][]): Days {
  const lead = Math.max(0, ...services.map((service) => leadDays[service]));
  return { from: days.from + lead, to: days.to + lead };
}
