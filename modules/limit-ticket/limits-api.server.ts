import * as z from 'zod';
import { ok, type Result } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { pointsOf } from '../pricing/points.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import { askLimit } from './ask-limit.server.ts';
import { decideTicket, listTicketsToDecide } from './decide-ticket.server.ts';
import {
  answerBody,
  type LimitInPoints,
  limitView,
  raiseBody,
  ticketBody,
  ticketView,
  toLimitView,
  toTicketView,
} from './limit-schema.ts';
import type { LimitTicket } from './limit-ticket.ts';
import { raiseLimitByOrder, readLimitByCart, readLimitByOrder } from './read-limit.server.ts';

const byOrder = z.object({ orderId: z.uuid() });
const byTicket = z.object({ ticketId: z.uuid() });
const needsToken = true;

const showLimit = (result: Result<LimitInPoints, Refusal>) => (result.ok ? ok(toLimitView(result.value)) : result);

/** For the company in which it was created. */
async function viewOf(shop: Shop, ticket: LimitTicket) {
  const { settings } = await readCompanyTerms(shop, ticket.companyId);
  return toTicketView(ticket, pointsOf(ticket.amount, settings));
}

const showTicket = async (shop: Shop, result: Result<LimitTicket, Refusal>) =>
  result.ok ? ok(await viewOf(shop, result.value)) : result;

/** What is left of an amount limit: by cart, or by an order that waits for approval. */
export function orderLimitsApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/amountlimit/carts/{cartId}',
      summary: 'What a cart leaves of the caller’s amount limit',
      needsToken,
      params: z.object({ cartId: z.uuid() }),
      answer: limitView,
    },
    async ({ shop, visit, params }) => showLimit(await readLimitByCart(shop, visit, params)),
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
    async ({ shop, visit, params }) => showLimit(await readLimitByOrder(shop, visit, params)),
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
    async ({ shop, visit }) => {
      const listed = await listTicketsToDecide(shop, visit);
      return listed.ok ? ok(await Promise.all(listed.value.map((ticket) => viewOf(shop, ticket)))) : listed;
    },
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/amountlimit/tickets',
      summary: 'Ask for a higher amount limit',
      description: 'For a person with a limit. Only one request can be open at a time.',
      needsToken,
      body: ticketBody,
      answer: ticketView,
    },
    async ({ shop, visit, body }) => showTicket(shop, await askLimit(shop, visit, body)),
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
        showTicket(shop, await decideTicket(shop, visit, { ticketId, isApproved: verb === 'approve', answer })),
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
    async ({ shop, visit, params, body }) => showLimit(await raiseLimitByOrder(shop, visit, { ...params, ...body })),
  );
  return api;
}
