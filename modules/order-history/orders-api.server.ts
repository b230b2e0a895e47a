import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { listOrders } from './list-orders.server.ts';
import { filterQuery, ordersPage, ordersQuery, toOrderFilter, toOrderView } from './orders-schema.ts';

type Listed = Awaited<ReturnType<typeof listOrders>>;

/** The API for the orders that the caller may see. */
export function ordersApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/orders',
      summary: 'Orders that were sent or wait for their payment, the newest first',
      description: 'One’s own; of the whole company for its administrators and for internal staff.',
      needsToken: true,
      query: ordersQuery,
      answer: ordersPage,
    },
    async ({ shop, visit, query }) => shown(await listOrders(shop, visit, { ...query, sort: 'date', order: 'desc' })),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/orders/filter',
      summary: 'The same orders, narrowed and sorted',
      needsToken: true,
      query: filterQuery,
      answer: ordersPage,
    },
    async ({ shop, visit, query: { page, pageSize, sort, order, ...given } }) => {
      const filter = toOrderFilter(given);
      return shown(await listOrders(shop, visit, { page, pageSize, sort, order, filter }));
    },
  );

  return api;
}

function shown(listed: Listed) {
  if (!listed.ok) return listed;
  const { orders, ...page } = listed.value;
  return ok({ ...page, items: orders.map(toOrderView) });
}
