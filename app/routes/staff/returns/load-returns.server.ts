import { routeHref } from '#app/addresses/page-addresses.ts';
import { notFound } from '#app/not-found.ts';
import { toReturnView } from '#app/routes/order-page/to-order-page.server.ts';
import { moneyIn } from '#app/routes/staff/orders/load-orders.server.ts';
import { listStaffReturns } from '#modules/fulfilment/list-staff-returns.server.ts';
import { returnWorth } from '#modules/fulfilment/return-worth.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

export const returnStates = ['asked', 'accepted', 'refused'] as const;

export async function loadStaffReturns(shop: Shop, visit: Visit, query: URLSearchParams) {
  const state = returnStates.find((one) => one === query.get('state')) ?? 'asked';
  const listed = await listStaffReturns(shop, visit, { state });
  if (!listed.ok) throw notFound();
  const write = moneyIn(visit);
  return {
    state,
    returns: listed.value.map(({ asked, held }) => {
      const { id, orderNo, buyer } = held.order;
      return {
        ...toReturnView(visit, asked, held.order),
        orderNo,
        orderHref: `${routeHref('staffOrders', visit.language)}?order=${id}`,
        buyer: [buyer.firstName, buyer.lastName, buyer.email].filter(Boolean).join(' '),
        /** What accepting it is worth. */
        worth: write(returnWorth(held, asked)),
      };
    }),
  };
}
