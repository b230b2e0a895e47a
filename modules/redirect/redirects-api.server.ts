import * as z from 'zod';
import { parsePlace } from '#core/key-page.ts';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { changersOf } from '../auth/may-do.ts';
import { addRedirect, removeRedirect } from './change-redirects.server.ts';
import { pageMissing, pageRedirects } from './read-redirects.server.ts';
import { redirectInput, redirectView, toRedirectView } from './redirect-schema.ts';

const query = z.object({
  search: z.string().trim().max(100).default(''),
  pageSize: z.coerce.number<string>().int().min(1).max(200).default(50),
  after: z.string().max(100).optional(),
});
const next = z.string().optional().meta({ description: 'Pass it as `after` to read the next page.' });

/** Redirects and the report of missing addresses, for staff with the task content. */
export function redirectsApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/redirects',
      summary: 'Redirects of all markets, the latest first',
      needsToken: true,
      query,
      answer: z.object({ items: z.array(redirectView), next }),
    },
    async ({ shop, visit, query: { search, pageSize: limit, after } }) => {
      const part = { limit, isDescending: true, after: parsePlace(after, 'time', 'uuid') };
      const listed = await pageRedirects(shop, visit, { search, part });
      return listed.ok ? ok({ items: listed.value.items.map(toRedirectView), next: listed.value.next }) : listed;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/redirects',
      summary: 'Adds a redirect',
      description: 'It counts only where no page exists. One that leads back to itself, also by others, is refused.',
      needsToken: true,
      access: changersOf('content'),
      creates: true,
      body: redirectInput,
      answer: redirectView,
    },
    async ({ shop, visit, body }) => {
      const added = await addRedirect(shop, visit, body);
      return added.ok ? ok(toRedirectView(added.value)) : added;
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/redirects/{redirectId}',
      summary: 'Removes a redirect',
      needsToken: true,
      access: changersOf('content'),
      params: z.object({ redirectId: z.uuid() }),
      answer: redirectView,
    },
    async ({ shop, visit, params: { redirectId: id } }) => {
      const removed = await removeRedirect(shop, visit, { id });
      return removed.ok ? ok(toRedirectView(removed.value)) : removed;
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/missing-addresses',
      summary: 'Requested addresses that do not exist, the most requested first',
      description:
        'Counted without visitors, queries and identifiers. Addresses that nobody requests for 90 days are removed.',
      needsToken: true,
      query,
      answer: z.object({
        items: z.array(
          z.object({
            marketId: z.number().int(),
            path: z.string(),
            requests: z.number().int(),
            first: z.iso.datetime(),
            last: z.iso.datetime(),
          }),
        ),
        next,
      }),
    },
    async ({ shop, visit, query: { search, pageSize: limit, after } }) => {
      const part = { limit, isDescending: true, after: parsePlace(after, 'number', 'word') };
      const listed = await pageMissing(shop, visit, { search, part });
      if (!listed.ok) return listed;
      const items = listed.value.items.map(({ marketId, path, n, firstAt, lastAt }) => ({
        marketId,
        path,
        requests: n,
        first: firstAt.toISOString(),
        last: lastAt.toISOString(),
      }));
      return ok({ items, next: listed.value.next });
    },
  );

  return api;
}
