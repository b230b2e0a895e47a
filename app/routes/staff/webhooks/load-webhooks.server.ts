import { notFound } from '#app/not-found.ts';
import { readWebhooks } from '#modules/fulfilment/manage-webhooks.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

export async function loadWebhooks(shop: Shop, visit: Visit, query: URLSearchParams) {
  const onlyGivenUp = query.get('calls') === 'given-up';
  const read = await readWebhooks(shop, visit, { onlyGivenUp });
  if (!read.ok) throw notFound();
  return { ...read.value, onlyGivenUp };
}
