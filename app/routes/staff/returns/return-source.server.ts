import { routeHref } from '#app/addresses/page-addresses.ts';
import type { StaffReturn } from '#app/components/staff/orders/staff-order.ts';
import { toReturnView } from '#app/routes/order-page/to-order-page.server.ts';
import { moneyIn } from '#app/routes/staff/orders/load-order.server.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { ok } from '#core/result.ts';
import type { HeldOrder } from '#modules/fulfilment/held-order.ts';
import type { OrderReturn, ReturnState } from '#modules/fulfilment/order-return.ts';
import { listStaffReturns } from '#modules/returns/list-staff-returns.server.ts';
import { returnWorth } from '#modules/returns/return-worth.ts';
import type { Visit } from '#modules/visit.ts';

const returnStates = ['asked', 'accepted', 'refused'] as const;

/** Return requests of all markets, the oldest first. */
export const returnSource: ListSource<StaffReturn, 'asked'> = {
  shape: {
    name: 'staff-returns',
    keyKind: 'uuid',
    sorts: [{ name: 'asked', kind: 'time', isDescending: false }],
    filters: { state: returnStates },
  },
  read: async (shop, visit, { filters, part }) => {
    const listed = await listStaffReturns(shop, visit, { state: (filters.state ?? 'asked') as ReturnState, part });
    if (!listed.ok) return listed;
    return ok({ ...listed.value, items: listed.value.items.map((one) => toStaffReturn(visit, one)) });
  },
};

export function toStaffReturn(visit: Visit, { asked, held }: { asked: OrderReturn; held: HeldOrder }): StaffReturn {
  const { id, orderNo, buyer } = held.order;
  const staffOrderHref = (orderId: string) => routeHref('staffOrder', visit.language, { orderId });
  return {
    ...toReturnView(visit, asked, held.order, staffOrderHref),
    orderNo,
    orderHref: staffOrderHref(id),
    buyer: [buyer.firstName, buyer.lastName, buyer.email].filter(Boolean).join(' '),
    worth: moneyIn(visit)(returnWorth(held, asked)),
  };
}
