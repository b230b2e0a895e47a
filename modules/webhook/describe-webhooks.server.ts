import * as z from 'zod';
import type { Api } from '../api.server.ts';
import { signatureHeader } from './sign.server.ts';
import { webhookBodyOf, webhookNews } from './webhook-news.ts';

/** Documents the webhook calls in the API description. */
export function describeWebhooks({ openAPIRegistry }: Api): void {
  for (const news of webhookNews)
    openAPIRegistry.registerWebhook({
      method: 'post',
      path: news.event,
      summary: news.summary,
      description:
        'Calls of one order are made in order. A call without a 2xx response within ten seconds is retried; redirects are not followed.',
      tags: ['order'],
      request: {
        headers: z.object({
          [signatureHeader]: z.string().meta({
            description: '`t={seconds},v1={hex}`: HMAC-SHA256 of `{seconds}.{body}` under the webhook’s secret.',
          }),
          'yrke-event': z.literal(news.event),
          'yrke-delivery': z.string().meta({ description: 'The same for each retry of a call.' }),
        }),
        body: { required: true, content: { 'application/json': { schema: webhookBodyOf(news) } } },
      },
      responses: { 204: { description: 'Accepted; any 2xx status.' } },
    });
}
