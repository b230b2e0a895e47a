import { redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { PayingView } from '#app/components/checkout/checkout-page-view.ts';
import { notFound } from '#app/not-found.ts';
import { buyerKindOf } from '#modules/auth/buyer-kind.ts';
import { readPaying } from '#modules/checkout/read-paying.server.ts';
import { pageOfStatus } from '#modules/order/status-page.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { toOrderSummaryView } from '../outcome/to-order-summary-view.ts';
import { dropPayingCookie } from './paying-cookie.ts';
import { stepViewsFor } from './step-views.ts';

type PayingLink = { readonly link: string };

/** An order that waits for payment. Other orders redirect to their result. */
export async function loadPaying(shop: Shop, visit: Visit, { link }: PayingLink): Promise<PayingView> {
  const read = await readPaying(shop, visit, { link });
  if (!read.ok) {
    dropPayingCookie(visit);
    throw notFound();
  }
  const { order, page, isOpen, payment } = read.value;
  if (!isOpen) {
    dropPayingCookie(visit);
    throw redirect(`${routeHref(pageOfStatus[page], visit.language)}?o=${encodeURIComponent(link)}`);
  }
  const summary = toOrderSummaryView(visit, order);
  return {
    link,
    orderNo: order.orderNo,
    payable: summary.totals?.payable ?? '',
    payment,
    steps: stepViewsFor(buyerKindOf(visit.claims)),
    summary,
  };
}
