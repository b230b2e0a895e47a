import type { CheckoutDoor } from '#app/components/checkout/checkout-door.ts';
import { buyerKindOf } from '#modules/auth/buyer-kind.ts';
import { readClosed } from '#modules/checkout/read-closed.server.ts';
import { findOrderByLink } from '#modules/order/find-order.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { dropPayingCookie, payingHref, readPayingCookie } from './paying-cookie.ts';
import { stepViewsFor } from './step-views.ts';

export async function readCheckoutDoor(shop: Shop, visit: Visit): Promise<CheckoutDoor> {
  return {
    closed: await readClosed(shop, visit),
    steps: stepViewsFor(buyerKindOf(visit.claims)),
    payingHref: await payingOn(shop, visit),
  };
}

/** Where an order that this browser began can still be paid. */
async function payingOn(shop: Shop, visit: Visit): Promise<string | undefined> {
  const link = readPayingCookie(visit);
  if (link === undefined) return undefined;
  const found = await findOrderByLink(shop, visit, { link });
  if (found.ok && found.value.order.paymentState === 'Pending') return payingHref(visit.language, link);
  dropPayingCookie(visit);
  return undefined;
}
