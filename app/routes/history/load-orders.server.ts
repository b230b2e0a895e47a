import type { OrderItem } from '#app/components/history/history-views.ts';
import { notFound } from '#app/not-found.ts';
import { historyExcelPath } from '#modules/document/document-paths.ts';
import type { OrderReach } from '#modules/order/order-scope.server.ts';
import { orderStates } from '#modules/order/order-state.ts';
import { numberKey } from '#modules/order-history/cursor.ts';
import { listOrderLines } from '#modules/order-history/list-order-lines.server.ts';
import type { OrderFilter } from '#modules/order-history/order-filter.ts';
import type { OrderLine } from '#modules/order-history/order-line.ts';
import { readSeenCompanies } from '#modules/order-history/seen-companies.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { orderHrefIn, readHistoryPlace } from './history-place.server.ts';
import { type HistoryQuery, historyQueryOf, soughtIn } from './history-query.ts';
import { daysOf, toListView } from './to-list-view.ts';
import { amountWriter } from './write-amounts.ts';

type Which = { readonly query: URLSearchParams; readonly reach: OrderReach; readonly isExternal?: boolean };

export async function loadOrders(shop: Shop, visit: Visit, { query, reach, isExternal = false }: Which) {
  const asked = historyQueryOf(query, numberKey);
  const filter = { ...soughtIn(asked), state: orderStates.find((name) => name === asked.state), isExternal };
  const listed = await listOrderLines(shop, visit, { reach, filter, part: asked.part });
  if (!listed.ok) throw notFound();
  const companies = await readSeenCompanies(shop, visit, reach);
  const write = amountWriter(visit);
  const hrefOf = orderHrefIn(visit, reach);
  const dayOf = daysOf(visit);
  const toItem = (line: OrderLine): OrderItem => ({
    id: line.id,
    href: hrefOf(line.id),
    orderNo: line.orderNo,
    reference: line.orderNumber ?? line.label ?? line.projectNumber,
    day: dayOf(line.createdAt),
    company: line.company?.name,
    buyer: line.buyer.name || line.buyer.email,
    state: line.state,
    paymentSide: line.paymentSide,
    pieces: line.pieces,
    pictures: line.pictures,
    total: write(line.marketId, line.payable),
    isHidden: line.isHidden,
    suppliers: line.suppliers,
  });
  return {
    ...(await readHistoryPlace(shop, visit)),
    list: toListView(asked, listed.value, toItem, companies),
    excelHref: excelHrefOf(visit, reach, filter, asked.order),
  };
}

const excelHrefOf = (
  { language }: Visit,
  reach: OrderReach,
  { text: search, state, from, to, companyId, isExternal: external }: OrderFilter,
  order: HistoryQuery['order'],
) =>
  historyExcelPath(
    { own: reach === 'own', external: external === true, order, search, state, from, to, companyId },
    language,
  );
