import * as z from 'zod';
import { type Api, addCall, createApi } from '../api.server.ts';
import { idParam } from '../id-param.ts';
import { sendToKlevu } from './send-to-klevu.server.ts';

const text = z.string().max(300);
const place = { klevu_shopperIP: text.optional(), lang: z.string().max(5), marketId: idParam };

const searchQuery = z.object({
  klevu_term: text.min(1),
  klevu_totalResults: idParam,
  klevu_typeOfQuery: z.literal('FUZZY_AND'),
  ...place,
});

const clickQuery = z.object({
  klevu_keywords: text.min(1),
  klevu_type: z.literal('clicked'),
  klevu_productId: text,
  klevu_productGroupId: text,
  klevu_productVariantId: text,
  klevu_productName: text,
  klevu_productUrl: z.url({ protocol: /^https?$/ }).max(2000),
  ...place,
});

const purchase = z
  .strictObject({
    lang: z.string().max(5),
    marketId: z.int(),
    userProfile: z.strictObject({ ip_address: text, email: text }),
    items: z
      .array(
        z.strictObject({
          order_id: text,
          order_line_id: text,
          item_name: text,
          item_id: text,
          item_group_id: text,
          item_variant_id: text,
          unit_price: z.number(),
          units: z.number(),
          currency: z.string().regex(/^[A-Z]{3}$/),
        }),
      )
      .min(1)
      .max(1000),
  })
  .meta({ id: 'SearchPurchase' });

const answer = z.object({ isSent: z.boolean() });
const description =
  'Sent on to the search service only with the flag UseKlevu, in production, for visitors who are anonymous or consumers, and with consent to performance (group C0002). The server adds the key and the address of the visitor.';

/** Search analytics of the search service. */
export function klevuApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/analytics/trackProductSearch',
      summary: 'Report a search',
      description,
      query: searchQuery,
      answer,
    },
    ({ shop, visit, query }) => {
      const { lang: _, marketId: __, ...members } = query;
      return sendToKlevu(shop, visit, { kind: 'search', members });
    },
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/analytics/trackProductClick',
      summary: 'Report a click on a search result',
      description,
      query: clickQuery,
      answer,
    },
    ({ shop, visit, query }) => {
      const { lang: _, marketId: __, ...members } = query;
      return sendToKlevu(shop, visit, { kind: 'click', members });
    },
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/analytics/trackOrderPurchase',
      summary: 'Report a purchase',
      description,
      body: purchase,
      answer,
    },
    ({ shop, visit, body: { items, userProfile } }) =>
      sendToKlevu(shop, visit, { kind: 'purchase', email: userProfile.email, items }),
  );
  return api;
}
