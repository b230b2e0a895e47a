import { routeHref } from '#app/addresses/page-addresses.ts';
import { notFound } from '#app/not-found.ts';
import { daysOf } from '#app/routes/history/to-list-view.ts';
import { articleIn } from '#app/routes/order-page/to-order-page.server.ts';
import { listStaffReturns } from '#modules/fulfilment/list-staff-returns.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

export const returnStates = ['asked', 'accepted', 'refused'] as const;

export type StaffReturn = Awaited<ReturnType<typeof loadStaffReturns>>['returns'][number];

export async function loadStaffReturns(shop: Shop, visit: Visit, query: URLSearchParams) {
  const state = returnStates.find((one) => one === query.get('state')) ?? 'asked';
  const listed = await listStaffReturns(shop, visit, { state });
  if (!listed.ok) throw notFound();
  const dayOf = daysOf(visit);
  return {
    state,
    returns: listed.value.map(({ asked, order }) => ({
      id: asked.id,
      state: asked.state,
      day: dayOf(asked.askedAt),
      comment: asked.comment,
      answer: asked.answer,
      orderNo: order.orderNo,
      orderHref: `${routeHref('staffOrders', visit.language)}?order=${order.id}`,
      buyer: [order.buyer.firstName, order.buyer.lastName, order.buyer.email].filter(Boolean).join(' '),
      rows: asked.rows.map(({ rowNumber, quantity, reason }) => ({
        article: articleIn(order.rows, rowNumber),
        pieces: quantity,
        reason,
      })),
    })),
  };
}
