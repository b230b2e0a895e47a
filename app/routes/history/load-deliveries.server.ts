import type { DeliveryItem } from '#app/components/history/history-views.ts';
import { notFound } from '#app/not-found.ts';
import type { OrderReach } from '#modules/order/order-scope.server.ts';
import { idKey } from '#modules/order-history/cursor.ts';
import type { DeliveryLine } from '#modules/order-history/delivery-line.ts';
import { listDeliveries } from '#modules/order-history/list-deliveries.server.ts';
import { readSeenCompanies } from '#modules/order-history/seen-companies.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { orderHrefIn, readHistoryPlace } from './history-place.server.ts';
import { historyQueryOf, soughtIn } from './history-query.ts';
import { daysOf, toListView } from './to-list-view.ts';

type Which = { readonly query: URLSearchParams; readonly reach: OrderReach };

export async function loadDeliveries(shop: Shop, visit: Visit, { query, reach }: Which) {
  const asked = historyQueryOf(query, idKey);
  const listed = await listDeliveries(shop, visit, { reach, filter: soughtIn(asked), part: asked.part });
  if (!listed.ok) throw notFound();
  const companies = await readSeenCompanies(shop, visit, reach);
  const hrefOf = orderHrefIn(visit, reach);
  const dayOf = daysOf(visit);
  const toItem = (line: DeliveryLine): DeliveryItem => ({
    id: line.id,
    dispatchNumber: line.dispatchNumber,
    carrier: line.carrier,
    trackingNumber: line.trackingNumber,
    trackingUrl: webAddress(line.trackingUrl),
    day: dayOf(line.dispatchedAt),
    expectedOn: line.expectedOn,
    arrivedOn: line.arrivedAt && dayOf(line.arrivedAt),
    pieces: line.pieces,
    company: line.company?.name,
    state: line.order.state,
    orderNo: line.order.orderNo,
    orderHref: hrefOf(line.order.id),
  });
  return { ...(await readHistoryPlace(shop, visit)), list: toListView(asked, listed.value, toItem, companies) };
}

/** The address comes from another system, so only http and https become links. */
export const webAddress = (url: string | undefined): string | undefined =>
  url !== undefined && /^https?:\/\//i.test(url) ? url : undefined;
