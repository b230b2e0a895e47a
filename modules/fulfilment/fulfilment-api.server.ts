import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { toPaperView } from './paper-schema.ts';
import { reportOrder } from './report-order.server.ts';
import { orderParams, reportAnswer, reportBody, statusAnswer, statusBody } from './report-schema.ts';
import { signatureHeader } from './webhooks/sign.server.ts';
import { webhookBodyOf, webhookNews } from './webhooks/webhook-news.ts';

/** Where the system behind the shop tells what became of orders. */
export function reportsApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/orders/{orderId}/reports',
      summary: 'Tell what became of an order',
      description:
        'For internal staff and programs that act for them. Facts may come late, twice and in any order: each message counts once, and the order’s status is made of all facts. The same message id with other content is answered with 409 `message-reused`, the same dispatch number with other rows with 409 `dispatch-differs`.',
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
        'One of the known codes; any other is answered with 400. For internal staff; for administrators and programs, of the orders that they see and that no retailer looks after.',
      needsToken: true,
      params: orderParams,
      body: statusBody,
      answer: statusAnswer,
    },
    async ({ shop, visit, params, body }) => changeOrderStatus(shop, visit, { ...params, ...body }),
  );
  return api;
}

/** What the shop posts to the webhooks that staff enter. */
export function describeWebhooks({ openAPIRegistry }: Api): void {
  for (const news of webhookNews)
    openAPIRegistry.registerWebhook({
      method: 'post',
      path: news.event,
      summary: news.summary,
      description:
        'Calls of one order come one after the other. What is not answered with 2xx within ten seconds is tried again; redirects are not followed.',
      tags: ['order'],
      request: {
        headers: z.object({
          [signatureHeader]: z.string().meta({
            description: '`t={seconds},v1={hex}`: HMAC-SHA256 of `{seconds}.{body}` under the webhook’s secret.',
          }),
          'yrke-event': z.literal(news.event),
          'yrke-delivery': z.string().meta({ description: 'The same whenever this call is made again.' }),
        }),
        body: { required: true, content: { 'application/json': { schema: webhookBodyOf(news) } } },
      },
      responses: { 204: { description: 'Taken; any 2xx will do.' } },
    });
}
