import { redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { findReviewed } from '#modules/review/find-reviewed.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The product of an address. A missing or renamed one redirects to its page, which handles it. */
export async function productOf(shop: Shop, visit: Visit, { uniqueName }: { uniqueName: string }) {
  const product = await findReviewed(shop, visit, { uniqueName });
  if (!product) throw redirect(routeHref('product', visit.language, { uniqueName }));
  return product;
}
