import * as z from 'zod';
import { type Api, addCall, createApi } from '../api.server.ts';
import { askRestock } from './ask-restock.server.ts';
import { restockInput } from './restock-schema.ts';

/** Mails about sizes that are back in stock. */
export function restockApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/restock/subscribe',
      summary: 'One mail when a size that is out of stock is there again',
      description:
        'In the market and language of the call. Once for a sku and an address: asking again answers the same. A size that is in stock is refused with 409, one that the caller is not sold with 404.',
      body: restockInput,
      answer: z.object({ sku: z.string(), emailAddress: z.string() }),
    },
    ({ shop, visit, body }) => askRestock(shop, visit, body),
  );
  return api;
}
