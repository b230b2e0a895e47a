import * as z from 'zod';
import { type Api, addCall, createApi } from '../api.server.ts';
import { readSignup } from './read-signup.server.ts';

const signupContent = z
  .object({
    title: z.string(),
    textarea: z.string(),
    success_textarea: z.string(),
    image: z.object({ url: z.string(), width: z.number(), height: z.number() }).optional(),
    dictionary: z.array(z.object({ key: z.string(), value: z.string() })).meta({
      description: 'PromotionCodeGroupId names the group of codes that the advertisement sends.',
    }),
  })
  .meta({ id: 'NewsletterSignupContent' });

/** The content of the advertisement for the newsletter. Editors write it with the general content. */
export function signupContentApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/newsletter-signup',
      summary: 'Texts, picture and settings of the advertisement for the newsletter',
      answer: signupContent,
    },
    ({ shop, visit }) => readSignup(shop, visit),
  );
  return api;
}
