import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { decidedRow } from '../approval/row-decision.ts';
import { ordersPage, ordersQuery, toOrderView } from '../order-history/orders-schema.ts';
import { seen } from './decision-schema.ts';
import { listPending } from './list-pending.server.ts';
import { longestReason } from './longest-reason.ts';
import { readApproval, reasonsForAdmins } from './read-approval.server.ts';
import { refuseOrder } from './refuse-order.server.ts';
import { releaseOrder } from './release-order.server.ts';

const params = z.object({ orderId: z.uuid() });

const decidedState = z.enum(['waiting', 'approved', 'refused', 'withdrawn']);

const decided = z
  .object({
    orderId: z.string(),
    orderNo: z.string(),
    state: decidedState.meta({ description: '`waiting`: approved, and the next approver is asked.' }),
  })
  .meta({ id: 'DecidedOrder' });

const approvalAnswer = z
  .object({
    state: decidedState,
    deciders: z.array(z.string()).meta({
      description: 'While the order waits: who is requested to decide; empty if the customer admins decide.',
    }),
    because: z
      .enum(reasonsForAdmins)
      .optional()
      .meta({ description: 'Why the customer admins decide although an approver is named.' }),
    decidedBy: z.string().optional(),
    decidedAt: z.iso.datetime().optional(),
    message: z.string(),
    rows: z.array(decidedRow).meta({ description: 'Rows that were changed or returned.' }),
  })
  .meta({ id: 'OrderApproval' });

/** Orders that wait for approval: list, who decides, approve, refuse. */
export function pendingApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/orders/pending',
      summary: 'Orders that wait for approval, the oldest first',
      description: 'For administrators of companies that let orders be approved, and for staff with the task `orders`.',
      needsToken: true,
      query: ordersQuery,
      answer: ordersPage,
    },
    async ({ shop, visit, query }) => {
      const listed = await listPending(shop, visit, query);
      if (!listed.ok) return listed;
      const { orders, ...page } = listed.value;
      return ok({ ...page, items: orders.map(toOrderView) });
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/orders/{orderId}/approval',
      summary: 'Who decides on an order, or what was decided',
      description: 'For its buyer and those who see the order. One that needed no approval is `order-not-found`.',
      needsToken: true,
      params,
      answer: approvalAnswer,
    },
    async ({ shop, visit, params: input }) => {
      const read = await readApproval(shop, visit, input);
      if (!read.ok) return read;
      const { deciders, decidedAt, rows, ...news } = read.value;
      return ok({ ...news, deciders: [...deciders], decidedAt: decidedAt?.toISOString(), rows: [...rows] });
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/orders/{orderId}/confirm',
      summary: 'Approve an order',
      description:
        'Its status becomes Confirmed (300), and it is carried out. Where a price or the stock has changed since it was sent, it is `order-differs` until `seen` says that the approver has seen that. Nobody approves an order of their own unless the company allows it. The same again answers the same; an order that was refused or withdrawn, or that another person approved with changed rows, is `order-not-pending`.',
      needsToken: true,
      params,
      query: z.object({ seen }),
      answer: decided,
    },
    ({ shop, visit, params: { orderId }, query }) => releaseOrder(shop, visit, { orderId, ...query }),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/orders/{orderId}/cancel',
      summary: 'Refuse an order that waits for approval, or withdraw one’s own',
      description:
        'Needs a message; without one it is answered with 400. The goods are among the buyer’s saved carts afterwards, with the message. The same again answers the same; an order that was approved is `order-not-pending`.',
      needsToken: true,
      params,
      query: z.object({
        message: z
          .string()
          .trim()
          .max(longestReason)
          .optional()
          .meta({ description: `Why, to the buyer: 1 to ${longestReason} characters.` }),
      }),
      answer: decided,
    },
    ({ shop, visit, params: { orderId }, query: { message } }) => refuseOrder(shop, visit, { orderId, message }),
  );

  return api;
}
