import * as z from 'zod';
import { type Api, addCall, createApi } from '../api.server.ts';
import { newsletterKeyView, promotionCodeInput, subscribeInput, unsubscribeInput } from './newsletter-schema.ts';
import { sendPromotionCode } from './send-promotion-code.server.ts';
import { subscribe } from './subscribe.server.ts';
import { unsubscribe } from './unsubscribe.server.ts';

/** The list of addresses that want newsletters, and the promotion code by mail. */
export function newsletterApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/newsletter/subscribe',
      summary: 'Sign an address up for the newsletter of a market',
      description:
        'The answer is the same for a new and a known address. Where the market requires double opt-in, the address first gets a mail with a link.',
      body: subscribeInput,
      answer: newsletterKeyView,
    },
    ({ shop, visit, body }) => subscribe(shop, visit, body),
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/newsletter/unsubscribe',
      summary: 'Take an address off the newsletter list of a market',
      description: 'The answer is the same for an address that is not on the list.',
      body: unsubscribeInput,
      answer: z.object({ emailAddress: z.string(), marketId: z.number().int() }),
    },
    ({ shop, visit, body }) => unsubscribe(shop, visit, body),
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/promotioncode/send',
      summary: 'Sign an address up and mail its personal promotion code',
      description:
        'One single-use code for each address and group. A repeated request sends the same code, at most three mails a day. Where the market requires double opt-in, the code follows the confirmation.',
      body: promotionCodeInput,
      answer: newsletterKeyView,
    },
    ({ shop, visit, body }) => sendPromotionCode(shop, visit, body),
  );
  return api;
}
