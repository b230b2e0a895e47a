import type { ListSource } from '#app/work/list/load-list.server.ts';
import { listWebhookCalls } from '#modules/webhook/manage-webhooks.server.ts';
import type { WebhookCall } from '#modules/webhook/webhook.ts';

/** Webhook calls: delivered, waiting and failed ones. */
export const callSource: ListSource<WebhookCall, 'time'> = {
  shape: {
    name: 'staff-webhook-calls',
    keyKind: 'uuid',
    sorts: [{ name: 'time', kind: 'time', isDescending: true }],
    filters: { calls: ['given-up'] },
  },
  read: (shop, visit, { filters, part }) =>
    listWebhookCalls(shop, visit, { onlyGivenUp: filters.calls === 'given-up', part }),
};
