import { redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { stepInTheWay } from '#modules/checkout/steps.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { payingHref, readPayingCookie } from './paying-cookie.ts';
import { readOrderPage } from './read-order-page.server.ts';
import { toReviewPage } from './to-review-page.ts';

/** The third step, once the steps before it are complete. Consumers do not have it. */
export async function loadReviewStep(shop: Shop, visit: Visit, request: Request) {
  const { language } = visit;
  const read = await readOrderPage(shop, visit, request);
  const way = read ? stepInTheWay(3, read.view.who, read.view.validity) : undefined;
  if (read && !way) return toReviewPage(visit, read);
  const begun = read ? undefined : readPayingCookie(visit);
  throw redirect(begun === undefined ? routeHref(way?.page ?? 'checkout', language) : payingHref(language, begun));
}
