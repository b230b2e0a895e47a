import { routeHref } from '#app/addresses/page-addresses.ts';
import type { PersonView } from '#app/components/people/people-view.ts';
import type { Money } from '#core/money.ts';
import { isInternal } from '#modules/auth/claims.ts';
import { dayIn } from '#modules/market/market-day.ts';
import type { OrderState } from '#modules/order/order-state.ts';
import { listOrderLines } from '#modules/order-history/list-order-lines.server.ts';
import { listStaffOrders } from '#modules/order-history/list-staff-orders.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { orderHrefIn } from '../history/history-place.server.ts';
import { amountWriter } from '../history/write-amounts.ts';

const ordersShown = 10;

/** The last orders that the person sent, of those that the visitor sees. Undefined for staff who see no orders. */
export async function readPersonOrders(shop: Shop, visit: Visit, customerId: number): Promise<PersonView['orders']> {
  // Staff belong to no company of the person: they see orders by their task, on their own page of an order.
  if (isInternal(visit.claims)) {
    const part = { limit: ordersShown, isDescending: true };
    const listed = await listStaffOrders(shop, visit, { search: '', shown: 'all', customerId, part });
    const hrefOf = (orderId: string) => routeHref('staffOrder', visit.language, { orderId });
    return listed.ok ? listed.value.items.map(viewIn(visit, hrefOf)) : undefined;
  }
  const part = { limit: ordersShown, order: 'desc', after: undefined, before: undefined } as const;
  const listed = await listOrderLines(shop, visit, { reach: 'all', filter: { customerId }, part });
  return listed.ok ? listed.value.items.map(viewIn(visit, orderHrefIn(visit, 'all'))) : [];
}

type Line = {
  readonly id: string;
  readonly orderNo: string;
  readonly createdAt: Date;
  readonly state: OrderState;
  readonly marketId: number;
  readonly payable: Money | undefined;
};

function viewIn(visit: Visit, hrefOf: (orderId: string) => string) {
  const write = amountWriter(visit);
  return ({ id, orderNo, createdAt, state, marketId, payable }: Line) => ({
    id,
    href: hrefOf(id),
    orderNo,
    day: dayIn(visit.market.marketId, createdAt),
    state,
    total: write(marketId, payable),
  });
}
