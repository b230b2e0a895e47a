import type { Context } from 'hono';
import { isbot } from 'isbot';
import { matchPage } from '#app/addresses/page-addresses.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { isAway } from '#modules/is-away.server.ts';
import { findRedirect } from '#modules/redirect/find-redirect.server.ts';

/** Not found, also as the redirect of an unknown category to /404. */
const isMissing = ({ status, headers }: Response) =>
  status === 404 || (status === 302 && headers.get('location') === '/404');

/** Search engines and browsers ask again after this time, so that staff can change a redirect. */
const keptSeconds = 3600;

/**
 * For an address without a page: returns the redirect that staff have added. Without one, the address is counted for
 * their report.
 */
export async function answerMissing(c: Context<ApiEnv>, answer: Response, path: string): Promise<Response | undefined> {
  const { shop, visit } = c.var;
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isMissing(answer) || !isRead || !visit.isDocument || matchPage(path)?.page.restricted) return undefined;
  // The page for missing addresses, which is shown even if nothing else works.
  if (path === '/404') return undefined;
  const to = await findRedirect(shop, visit, path).catch((error: unknown) => {
    if (isAway(error)) return undefined;
    throw error;
  });
  if (to === undefined) {
    if (!isbot(c.req.header('user-agent')))
      shop.missingAddresses.count({ path, marketId: visit.market.marketId, at: visit.now });
    return undefined;
  }
  await answer.body?.cancel();
  const from = new URL(c.req.url);
  const target = new URL(to, from.origin);
  if (target.search === '') target.search = from.search;
  c.header('cache-control', `public, max-age=${keptSeconds}`);
  return c.redirect(`${target.pathname}${target.search}${target.hash}`, 301);
}
