import type { StaffOrderBrief } from '#app/components/staff/orders/staff-order.ts';
import { marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { ok } from '#core/result.ts';
import { marketList } from '#modules/market/markets.ts';
import { type OrderState, orderStates } from '#modules/order/order-state.ts';
import { listStaffOrders } from '#modules/order-history/list-staff-orders.server.ts';
import {
  type ShownOrders,
  type StaffOrderSort,
  shownOrders,
  staffOrderSorts,
} from '#modules/order-history/shown-orders.ts';
import { moneyIn } from './load-order.server.ts';

/** Orders of all markets, as the fulfilment module lists them. */
export const orderSource: ListSource<StaffOrderBrief, StaffOrderSort> = {
  shape: {
    name: 'staff-orders',
    keyKind: 'number',
    sorts: staffOrderSorts.map((name) => ({
      name,
      kind: name === 'created' ? 'time' : 'text',
      isDescending: name === 'created',
    })),
    filters: {
      show: shownOrders,
      status: orderStates,
      market: marketList.map(({ marketId }) => String(marketId)),
      company: 'text',
      person: 'text',
      from: 'day',
      to: 'day',
    },
  },
  read: async (shop, visit, { search, filters, sort, part }) => {
    const { show = 'all', status, market, company, person, from, to } = filters;
    const listed = await listStaffOrders(shop, visit, {
      search,
      // The list shape has validated these values.
      shown: show as ShownOrders,
      state: status as OrderState | undefined,
      marketId: market === undefined ? undefined : Number(market),
      company,
      person,
      from,
      to,
      sort,
      part,
    });
    if (!listed.ok) return listed;
    const markets = marketsByName(visit);
    const write = moneyIn(visit);
    const items = listed.value.items.map(({ marketId, ...order }) => ({
      ...order,
      market: markets.find((one) => one.marketId === marketId)?.name ?? '',
      total: write(order.payable),
    }));
    return ok({ ...listed.value, items });
  },
};
