import { notFound } from '#app/not-found.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readWebhooks } from '#modules/webhook/manage-webhooks.server.ts';

export type WebhookPage = Awaited<ReturnType<typeof loadWebhooks>>;

export async function loadWebhooks(shop: Shop, visit: Visit, query: URLSearchParams) {
  const onlyGivenUp = query.get('calls') === 'given-up';
  const read = await readWebhooks(shop, visit, { onlyGivenUp });
  if (!read.ok) throw notFound();
  return { ...read.value, onlyGivenUp };
}
