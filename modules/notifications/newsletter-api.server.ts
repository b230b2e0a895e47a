import * as z from 'zod';
import { emailField } from '#core/fields.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { changeNewsletter } from './change-newsletter.server.ts';

const newsletterKey = z
  .object({
    emailAddress: emailField,
    marketId: z.int().min(0).max(100_000),
    cultureCode: z.string().max(10),
  })
  .meta({ id: 'NewsletterKey' });

const newsletterKeyView = z.object({ emailAddress: z.string(), marketId: z.number().int(), cultureCode: z.string() });

const calls = [
  ['post', true, 'Put an address on the newsletter list. The shop sends no newsletter yet.'],
  ['delete', false, 'Take an address off the newsletter list'],
] as const;

/** Subscriptions to the newsletter. */
export function newsletterApi(): Api {
  const api = createApi();
  for (const [method, isWanted, summary] of calls)
    addCall(
      api,
      { method, path: '/newsletterkeys', summary, body: newsletterKey, answer: newsletterKeyView },
      ({ shop, visit, body }) => changeNewsletter(shop, visit, { ...body, isWanted }),
    );
  return api;
}
