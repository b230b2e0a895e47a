import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { idKey, type ListPart, numberKey } from './cursor.ts';
import { deliveriesQuery, invoicesQuery, orderLinesQuery, summaryQuery, toAsked, toPart } from './history-query.ts';
import {
  deliveriesAnswer,
  invoicesAnswer,
  orderLinesAnswer,
  summaryAnswer,
  toDeliveryView,
  toInvoiceView,
  toOrderLineView,
  toSummaryView,
} from './history-schema.ts';
import { listDeliveries } from './list-deliveries.server.ts';
import { listInvoices } from './list-invoices.server.ts';
import { listOrderLines, pageOrderLines } from './list-order-lines.server.ts';
import { changeVisibility, readVisibility } from './order-visibility.server.ts';
import { summariseOrders } from './summarise-orders.server.ts';

/** The API for past orders: for buyers their own, for administrators those of the company. */
export function historyApi(): Api {
  const api = createApi();
  addLists(api);
  addVisibility(api);
  return api;
}

const description = 'One’s own; of the company, or of one’s team in it, for its administrators.';

const shown = <T, V>({ items, next, previous }: ListPart<T>, view: (item: T) => V) => ({
  items: items.map(view),
  next: next ?? null,
  previous: previous ?? null,
});

function addLists(api: Api): void {
  addCall(
    api,
    {
      method: 'get',
      path: '/orders',
      summary: 'Orders in short, by page or from one answer to the next',
      description,
      needsToken: true,
      query: orderLinesQuery,
      answer: orderLinesAnswer,
    },
    async ({ shop, visit, query }) => {
      const { page, pageSize, order } = query;
      if (query.after !== undefined || query.before !== undefined) {
        const part = toPart(query, numberKey);
        const listed = await listOrderLines(shop, visit, { ...toAsked(query), part });
        if (!listed.ok) return listed;
        return ok({ ...shown(listed.value, toOrderLineView), page: null, pageSize, total: null });
      }
      const listed = await pageOrderLines(shop, visit, { ...toAsked(query), page: { page, pageSize, order } });
      if (!listed.ok) return listed;
      return ok({ ...shown(listed.value, toOrderLineView), page, pageSize, total: listed.value.total });
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/summary',
      summary: 'Number, states and total amounts of orders by currency',
      description,
      needsToken: true,
      query: summaryQuery,
      answer: summaryAnswer,
    },
    async ({ shop, visit, query }) => {
      const summarised = await summariseOrders(shop, visit, toAsked(query));
      return summarised.ok ? ok(toSummaryView(summarised.value)) : summarised;
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/deliveries',
      summary: 'What left the warehouse, the last first',
      description,
      needsToken: true,
      query: deliveriesQuery,
      answer: deliveriesAnswer,
    },
    async ({ shop, visit, query }) => {
      const listed = await listDeliveries(shop, visit, { ...toAsked(query), part: toPart(query, idKey) });
      return listed.ok ? ok(shown(listed.value, toDeliveryView)) : listed;
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/invoices',
      summary: 'Invoices and credit notes, the last first',
      description,
      needsToken: true,
      query: invoicesQuery,
      answer: invoicesAnswer,
    },
    async ({ shop, visit, query }) => {
      const asked = { ...toAsked(query), state: query.State, part: toPart(query, idKey) };
      const listed = await listInvoices(shop, visit, asked);
      return listed.ok ? ok(shown(listed.value, toInvoiceView)) : listed;
    },
  );
}

const visibility = z.object({ isVisible: z.boolean() });
const visibilityAnswer = visibility.extend({ orderId: z.string() }).meta({ id: 'OrderVisibility' });
const params = z.object({ orderId: z.uuid() });

function addVisibility(api: Api): void {
  addCall(
    api,
    {
      method: 'get',
      path: '/orders/{orderId}/visibility',
      summary: 'Whether the plain users of the company see an order',
      needsToken: true,
      params,
      answer: visibilityAnswer,
    },
    ({ shop, visit, params: { orderId } }) => readVisibility(shop, visit, { orderId }),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/orders/{orderId}/visibility',
      summary: 'Shows or hides an order, by those who administer its company',
      needsToken: true,
      params,
      body: visibility,
      answer: visibilityAnswer,
    },
    ({ shop, visit, params: { orderId }, body: { isVisible } }) =>
      changeVisibility(shop, visit, { orderId, isVisible }),
  );
}
