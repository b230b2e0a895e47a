import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { idParam } from '../id-param.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type Decision, decideOrder } from './decide-order.server.ts';
import { decisionAnswer, decisionBody, rowChange, toDecisionAnswer } from './decision-schema.ts';
import { longestReason } from './longest-reason.ts';

const params = z.object({ orderId: z.uuid() });
const rowParams = params.extend({ rowNumber: idParam });

/** Deciding on a waiting order row by row. */
export function decisionApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'post',
      path: '/orders/{orderId}/decision',
      summary: 'Decide on an order row by row',
      description:
        'Rows that stay go on as the order, which is approved; rejected rows become a saved cart of the buyer, with the reasons. All prices, the stock, the assortment and the credit are those of now. Try it first and send its `seen` along: an order that comes to something else is `order-differs`. Where every row is rejected, the order is refused.',
      needsToken: true,
      params,
      body: decisionBody,
      answer: decisionAnswer,
    },
    ({ shop, visit, params: { orderId }, body: { rows: wishes, message, isTry, seen } }) =>
      answer(shop, visit, { orderId, wishes, message: message ?? '', mode: isTry ? 'try' : 'place', seen }),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/orders/{orderId}/products/{rowNumber}',
      summary: 'Change a row of an order that waits for approval',
      description:
        'The order is priced again and continues to wait. A quantity of 0 is refused: delete the row instead.',
      needsToken: true,
      params: rowParams,
      body: rowChange.extend({ quantity: z.number().positive().optional() }).meta({ id: 'PendingRowChange' }),
      answer: decisionAnswer,
    },
    ({ shop, visit, params: { orderId, rowNumber }, body }) =>
      answer(shop, visit, { orderId, wishes: [{ rowNumber, ...body }], mode: 'change' }),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/orders/{orderId}/products/{rowNumber}',
      summary: 'Remove a row of an order that waits for approval',
      description:
        'Needs a message. The row becomes a saved cart of the buyer, with the message. The last row is not removed: refuse the order instead.',
      needsToken: true,
      params: rowParams,
      query: z.object({ message: z.string().trim().max(longestReason).optional() }),
      answer: decisionAnswer,
    },
    ({ shop, visit, params: { orderId, rowNumber }, query: { message: reason } }) =>
      answer(shop, visit, { orderId, wishes: [{ rowNumber, isRejected: true, reason }], mode: 'change' }),
  );

  return api;
}

async function answer(shop: Shop, visit: Visit, decision: Decision) {
  const decided = await decideOrder(shop, visit, decision);
  return decided.ok ? ok(toDecisionAnswer(decided.value)) : decided;
}
