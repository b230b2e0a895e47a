import { ok, refuse } from '#core/result.ts';
import type { Order } from '../order/order.ts';
import { findOrders, type OrderPage } from '../order/order-store.server.ts';
import type { Visit } from '../visit.ts';
import { filterConditions } from './order-filter.server.ts';
import type { OrderFilter } from './order-filter.ts';
import { type HistoryShop, readSought } from './read-sought.server.ts';

type Input = OrderPage & { readonly filter?: OrderFilter };

/** Allowed for signed-in people: the orders that they may see, in full; without amounts if their company or the order's hides prices. */
export async function listOrders(shop: HistoryShop, visit: Visit, { filter, ...page }: Input) {
  const sought = await readSought(shop, visit, { reach: 'all', filter });
  if (!sought) return refuse({ code: 'not-signed-in' });
  const { orders, total } = await findOrders(shop.db, sought.scope, filterConditions(sought.filter), page);
  const isQuiet = ({ owner }: Pick<Order, 'owner'>) =>
    sought.hidesPrices || (owner.kind === 'company' && sought.quietCompanies.includes(owner.companyId));
  const seen = orders.map((order) => (isQuiet(order) ? { ...order, hidesPrices: true } : order));
  return ok({ orders: seen, total, page: page.page, pageSize: page.pageSize });
}
