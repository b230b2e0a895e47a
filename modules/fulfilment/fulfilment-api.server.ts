import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { toPaperView } from '../invoice/paper-schema.ts';
import { changeOrderStatus } from './reports/change-order-status.server.ts';
import { reportOrder } from './reports/report-order.server.ts';
import { orderParams, reportAnswer, reportBody, statusAnswer, statusBody } from './reports/report-schema.ts';

/** The API by which the ERP reports the progress of orders. */
export function reportsApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/orders/{orderId}/reports',
      summary: 'Tell what became of an order',
      description:
        'For staff with the task `orders`, or `finance` for invoices and payments, and for programs that act for them. Facts may come late, twice and in any order: each message counts once, and the order’s status is made of all facts. The same message id with other content is answered with 409 `message-reused`, the same dispatch number with other rows with 409 `dispatch-differs`.',
      needsToken: true,
      params: orderParams,
      body: reportBody,
      answer: reportAnswer,
    },
    async ({ shop, visit, params, body: { messageId, ...report } }) => {
      const applied = await reportOrder(shop, visit, { orderId: params.orderId, messageId, report });
      return applied.ok ? ok({ ...applied.value, papers: applied.value.papers.map(toPaperView) }) : applied;
    },
  );
  return api;
}

export function orderStatusApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'patch',
      path: '/orders/{orderId}/status',
      summary: 'Say how far an order has come',
      description:
        'One of the known codes; any other is answered with 400. For staff with the task `orders`; for administrators and programs, of the orders that they see and that no retailer looks after.',
      needsToken: true,
      params: orderParams,
      body: statusBody,
      answer: statusAnswer,
    },
    async ({ shop, visit, params, body }) => changeOrderStatus(shop, visit, { ...params, ...body }),
  );
  return api;
}
