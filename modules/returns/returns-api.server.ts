import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { orderParams as params, sealQuery as query } from '../order/order-way-schema.ts';
import { wayTo } from '../order/reach-order.server.ts';
import { askReturn } from './ask-return.server.ts';
import { listExchanges, listReturns } from './list-returns.server.ts';
import {
  askReturnBody,
  exchangesAnswer,
  returnsAnswer,
  returnView,
  toExchangesView,
  toReturnsView,
  toReturnView,
  withdrawBody,
} from './return-schema.ts';
import { withdraw } from './withdraw.server.ts';

/** Returns of an order, for those who see the order and for guests with its sealed link. */
export function returnsApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/orders/{orderId}/returns',
      summary: 'The returns of an order, and what can still be returned',
      needsToken: 'or-seal',
      params,
      query,
      answer: returnsAnswer,
    },
    async ({ shop, visit, params: { orderId }, query: { o: link } }) => {
      const listed = await listReturns(shop, visit, { way: wayTo({ orderId, link }) });
      return listed.ok ? ok(toReturnsView(listed.value)) : listed;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/orders/{orderId}/returns',
      summary: 'Asks to send delivered pieces back',
      description:
        'No more than were delivered and are not asked for already. Staff accept or refuse it. A row with `exchangeSku` gets its replacement at once, as an order of its own that costs nothing; where that size is out of stock nothing is done (409). A replacement can be exchanged once the return of what it replaces is accepted (409 before).',
      needsToken: 'or-seal',
      creates: true,
      params,
      query,
      body: askReturnBody,
      answer: returnView,
    },
    async ({ shop, visit, params: { orderId }, query: { o: link }, body }) => {
      const id = newId(visit.now, randomBytes);
      const asked = await askReturn(shop, visit, { way: wayTo({ orderId, link }), id, ...body });
      // Nothing is given back before it is accepted.
      return asked.ok ? ok(toReturnView(asked.value, true)) : asked;
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/orders/{orderId}/exchanges',
      summary: 'Sizes for which delivered articles of an order may be exchanged',
      needsToken: 'or-seal',
      params,
      query,
      answer: exchangesAnswer,
    },
    async ({ shop, visit, params: { orderId }, query: { o: link } }) => {
      const listed = await listExchanges(shop, visit, { way: wayTo({ orderId, link }) });
      return listed.ok ? ok(toExchangesView(listed.value)) : listed;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/orders/{orderId}/withdrawals',
      summary: 'Withdraws from the contract, for consumers in the EU',
      description: 'Within the return period, also before delivery, without a reason. The confirmation comes by mail.',
      needsToken: 'or-seal',
      creates: true,
      params,
      query,
      body: withdrawBody,
      answer: returnView,
    },
    async ({ shop, visit, params: { orderId }, query: { o: link }, body: { rows } }) => {
      const id = newId(visit.now, randomBytes);
      const stated = await withdraw(shop, visit, { way: wayTo({ orderId, link }), id, rows });
      return stated.ok ? ok(toReturnView(stated.value, true)) : stated;
    },
  );

  return api;
}
