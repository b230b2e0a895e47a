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
      summary: 'Request a mail when a size is back in stock',
      description:
        'In the market and language of the call, once per sku and address. A repeated request gets the same answer. A size in stock answers 409, one that is not sold to the caller 404.',
      body: restockInput,
      answer: z.object({ sku: z.string(), emailAddress: z.string() }),
    },
    ({ shop, visit, body }) => askRestock(shop, visit, body),
  );
  return api;
}
