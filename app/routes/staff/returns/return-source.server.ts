import { routeHref } from '#app/addresses/page-addresses.ts';
import { returnKinds } from '#app/components/staff/orders/return-kind.ts';
import type { StaffReturn } from '#app/components/staff/orders/staff-order.ts';
import { withPageColours, withPageNames } from '#app/routes/order-page/names-in-language.server.ts';
import { toReturnView } from '#app/routes/order-page/to-order-page.server.ts';
import { moneyIn } from '#app/routes/staff/orders/load-order.server.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { ok } from '#core/result.ts';
import { exchangedOf, type ReturnState } from '#modules/fulfilment/order-return.ts';
import { listStaffReturns, type StaffReturnFacts } from '#modules/returns/list-staff-returns.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const returnStates = ['asked', 'accepted', 'refused'] as const;

/** Return requests of all markets, the oldest first. */
export const returnSource: ListSource<StaffReturn, 'asked'> = {
  shape: {
    name: 'staff-returns',
    keyKind: 'uuid',
    sorts: [{ name: 'asked', kind: 'time', isDescending: false }],
    filters: { state: returnStates, kind: returnKinds },
  },
  read: async (shop, visit, { search, filters, part }) => {
    const listed = await listStaffReturns(shop, visit, {
      search,
      // The list shape has validated these values.
      state: (filters.state ?? 'asked') as ReturnState,
      kind: returnKinds.find((kind) => kind === filters.kind),
      part,
    });
    if (!listed.ok) return listed;
    const items = await Promise.all(listed.value.items.map((one) => toStaffReturn(shop, visit, one)));
    return ok({ ...listed.value, items });
  },
};

export async function toStaffReturn(shop: Shop, visit: Visit, facts: StaffReturnFacts): Promise<StaffReturn> {
  const { asked, held, worth, awaited, payment, mayRefuse, isUnsent } = facts;
  const amount = moneyIn(visit);
  const { id, orderNo, buyer } = held.order;
  const order = await withPageNames(shop, visit, held.order);
  const [shown = asked] = await withPageColours(shop, visit, order, [asked]);
  const staffOrderHref = (orderId: string) => routeHref('staffOrder', visit.language, { orderId });
  return {
    ...toReturnView(visit, shown, order, staffOrderHref),
    orderNo,
    orderHref: staffOrderHref(id),
    buyer: [buyer.firstName, buyer.lastName].filter(Boolean).join(' ') || buyer.email,
    email: buyer.email,
    worth: amount(worth),
    awaited: awaited && { ...awaited, amount: amount(awaited.amount) },
    payment,
    mayRefuse,
    isUnsent,
    isPaidBack: worth.amount > 0,
    isReplaced: exchangedOf(asked).some(({ quantity }) => quantity > 0),
  };
}
