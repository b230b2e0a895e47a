import * as z from 'zod';
import { ok, type Result } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import type { Refusal } from '../refusals.ts';
import { askLimit } from './ask-limit.server.ts';
import { decideTicket, listTicketsToDecide } from './decide-ticket.server.ts';
import { answerBody, limitView, raiseBody, ticketBody, ticketView, toLimitView, toTicketView } from './limit-schema.ts';
import { raiseLimitByOrder, readLimitByCart, readLimitByOrder } from './read-limit.server.ts';

const byOrder = z.object({ orderId: z.uuid() });
const byTicket = z.object({ ticketId: z.uuid() });
const needsToken = true;

const shown = <T, V>(result: Result<T, Refusal>, view: (value: T) => V) =>
  result.ok ? ok(view(result.value)) : result;

/** What is left of an amount limit: by cart, or by an order that waits for approval. */
export function orderLimitsApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/amountlimit/carts/{cartId}',
      summary: 'What a cart leaves of one’s own amount limit',
      needsToken,
      params: z.object({ cartId: z.uuid() }),
      answer: limitView,
    },
    async ({ shop, visit, params }) => shown(await readLimitByCart(shop, visit, params), toLimitView),
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/amountlimit/orders/{orderId}',
      summary: 'What an order that waits for approval leaves of its buyer’s amount limit',
      needsToken,
      params: byOrder,
      answer: limitView,
    },
    async ({ shop, visit, params }) => shown(await readLimitByOrder(shop, visit, params), toLimitView),
  );
  return api;
}

/** Raising amount limits: by ticket, or by an order that waits for approval. */
export function limitTicketsApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/amountlimit/tickets',
      summary: 'Open requests for a higher amount limit that one may decide',
      needsToken,
      answer: z.array(ticketView),
    },
    async ({ shop, visit }) => shown(await listTicketsToDecide(shop, visit), (tickets) => tickets.map(toTicketView)),
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/amountlimit/tickets',
      summary: 'Ask for a higher amount limit',
      description: 'For somebody with a limit. One request is open at a time.',
      needsToken,
      body: ticketBody,
      answer: ticketView,
    },
    async ({ shop, visit, body }) => shown(await askLimit(shop, visit, body), toTicketView),
  );
  for (const verb of ['approve', 'deny'] as const)
    addCall(
      api,
      {
        method: 'put',
        path: `/amountlimit/tickets/{ticketId}/${verb}`,
        summary: verb === 'approve' ? 'Raise the limit as a ticket asks' : 'Deny a ticket',
        description: 'A ticket is used once: the second time it is `ticket-used`.',
        needsToken,
        params: byTicket,
        body: answerBody,
        answer: ticketView,
      },
      async ({ shop, visit, params: { ticketId }, body: { answer } }) =>
        shown(await decideTicket(shop, visit, { ticketId, isApproved: verb === 'approve', answer }), toTicketView),
    );
  addCall(
    api,
    {
      method: 'put',
      path: '/amountlimit/orders/{orderId}/increase',
      summary: 'Raise the limit of the buyer of an order that waits for approval',
      needsToken,
      params: byOrder,
      body: raiseBody,
      answer: limitView,
    },
    async ({ shop, visit, params, body }) =>
      shown(await raiseLimitByOrder(shop, visit, { ...params, ...body }), toLimitView),
  );
  return api;
}
