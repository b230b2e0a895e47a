import { redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { stepInTheWay } from '#modules/checkout/steps.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { trackedCart } from '../cart/tracked-cart.ts';
import { loadPaying } from './load-paying.server.ts';
import { payingHref, readPayingCookie } from './paying-cookie.ts';
import { readOrderPage } from './read-order-page.server.ts';

/** The data of the second step; if the address names a sealed order, its payment. */
export async function loadOrderStep(shop: Shop, visit: Visit, request: Request) {
  const link = new URL(request.url).searchParams.get('o');
  if (link !== null) return { kind: 'paying' as const, paying: await loadPaying(shop, visit, { link }) };
  const read = await readOrderPage(shop, visit, request);
  const way = read ? stepInTheWay(2, read.view.who, read.view.validity) : undefined;
  if (read && !way)
    return { kind: 'form' as const, page: read.page, tracked: trackedCart(read.view.cart, read.isHidden) };
  const begun = readPayingCookie(visit);
  throw redirect(begun === undefined ? routeHref('checkout', visit.language) : payingHref(visit.language, begun));
}
