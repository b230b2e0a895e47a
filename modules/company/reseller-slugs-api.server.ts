import * as z from 'zod';
import { addCall, createApi } from '../api.server.ts';
import { changersOf } from '../auth/may-do.ts';
import { idParam } from '../id-param.ts';
import { giveResellerSlug } from './give-reseller-slug.server.ts';
import { listResellerSlugs } from './list-reseller-slugs.server.ts';
import { resellerSlugInput, resellerSlugView } from './reseller-slug-schema.ts';

export function resellerSlugsApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/reseller-slugs',
      summary: 'The names under which a company’s customers come to sign in: /rs/{slug}',
      needsToken: true,
      query: z.object({ companyId: idParam }),
      answer: z.array(resellerSlugView),
    },
    ({ shop, visit, query }) => listResellerSlugs(shop, visit, query),
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/reseller-slugs',
      summary: 'Give a company such a name in its market',
      needsToken: true,
      access: changersOf('customers'),
      isForm: true,
      body: resellerSlugInput,
      answer: resellerSlugView,
    },
    ({ shop, visit, body }) => giveResellerSlug(shop, visit, body),
  );

  return api;
}
