import * as z from 'zod';
import { type Api, addCall, createApi } from '../api.server.ts';
import { socialEventNames } from './social-event.ts';
import { trackSocial } from './track-social.server.ts';

const amount = z.number().min(0).max(1e9);

const eventData = z.strictObject({
  event_id: z.string().regex(/^[\w-]{1,64}$/),
  event_source_url: z.url({ protocol: /^https?$/ }).max(2000),
  client_user_agent: z.string().max(500),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  value: amount.optional(),
  content_type: z.literal('product').optional(),
  contents: z
    .array(
      z.strictObject({ id: z.string().regex(/^[A-Z0-9]{8,12}$/), quantity: amount, item_price: amount.optional() }),
    )
    .max(200)
    .optional(),
  order_id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  search_string: z.string().max(200).optional(),
});

const trackInput = z
  .strictObject({ eventName: z.enum(socialEventNames), eventData, isMarketUSorCA: z.boolean() })
  .meta({ id: 'SocialEvent' });

export function socialApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/track',
      summary: 'Report an event to the social network',
      description:
        'Only with consent to targeting (cookie `OptanonConsent`, group C0004), without Global Privacy Control, and never for business users: otherwise nothing is stored or sent. An event id counts once.',
      body: trackInput,
      answer: z.object({ isTracked: z.boolean() }),
    },
    ({ shop, visit, body }) => trackSocial(shop, visit, body),
  );
  return api;
}
