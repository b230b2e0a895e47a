import { type Api, addCall, createApi } from '../api.server.ts';
import { newsletterKey, newsletterKeyView } from './newsletter-schema.ts';
import { subscribe } from './subscribe.server.ts';
import { tagsOf } from './subscription.ts';
import { unsubscribe } from './unsubscribe.server.ts';

/** Subscriptions to the newsletter that buyers order with their goods. */
export function newsletterKeysApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/newsletterkeys',
      summary: 'Put an address on the newsletter list',
      description:
        'Where the market requires double opt-in, the address is on the list once its owner has confirmed it.',
      body: newsletterKey,
      answer: newsletterKeyView,
    },
    ({ shop, visit, body }) =>
      subscribe(shop, visit, { ...body, tags: tagsOf('Checkout'), actionAfterSuccessfulCreate: 'None' }),
  );
  addCall(
    api,
    {
      method: 'delete',
      path: '/newsletterkeys',
      summary: 'Take an address off the newsletter list',
      body: newsletterKey,
      answer: newsletterKeyView,
    },
    async ({ shop, visit, body }) => {
      const left = await unsubscribe(shop, visit, body);
      return left.ok ? { ...left, value: body } : left;
    },
  );
  return api;
}
