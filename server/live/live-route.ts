import { type Context, Hono } from 'hono';
import type { ApiEnv } from '#modules/api.server.ts';
import { type Claims, isFromProcurement } from '#modules/auth/claims.ts';
import { approvalsOf, cartsOf, noticesOf } from '#modules/live-topics.ts';
import { problem } from '#modules/problem.server.ts';
import { tooManyRequests } from '#modules/too-many-requests.ts';
import { livePath } from '../path-kinds.ts';

/** Enough for a page that is hidden and shown again every few seconds. */
const openings = { name: 'live', points: 30, seconds: 60 };

/**
 * Server-sent events for open pages of a signed-in person. They say only what kind of data has changed; the page loads
 * it with its current rights. Not for procurement sessions, where many buyers share a person.
 */
export function liveRoute(): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get(livePath, async (c) => {
    const { shop, visit } = c.var;
    const { claims } = visit;
    if (!claims) return problem(c, { code: 'not-signed-in' });
    if (isFromProcurement(claims)) return problem(c, { code: 'not-from-procurement' });
    if (isForeign(c)) return problem(c, { code: 'foreign-origin' });
    const { allowed, resetSeconds } = await shop.limits.take(openings, String(claims.customer_id));
    if (!allowed) return problem(c, tooManyRequests(resetSeconds));
    const stream = shop.live.open({
      person: String(claims.customer_id),
      session: claims.sid,
      until: Math.min(claims.exp, claims.acting?.until ?? claims.exp) * 1000,
      topics: topicsOf(claims),
    });
    if (!stream) return problem(c, { code: 'temporarily-unavailable' });
    return c.body(stream, 200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Proxies would otherwise collect messages before they pass them on.
      'x-accel-buffering': 'no',
    });
  });
  return routes;
}

/** Another site could not read the stream, but it could use up the person's streams. */
const isForeign = (c: Context<ApiEnv>) => (c.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin';

function topicsOf({ customer_id, company_id }: Claims): string[] {
  const own = [noticesOf(customer_id), cartsOf(customer_id)];
  return company_id === undefined ? own : [...own, approvalsOf(company_id)];
}
