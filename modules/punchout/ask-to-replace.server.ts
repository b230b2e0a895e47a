import type { Context } from 'hono';
import type { ApiEnv } from '../api.server.ts';
import { isFromProcurement } from '../auth/claims.ts';
import { refusalPage } from './refusal-page.server.ts';

type Call = Context<ApiEnv>;

/**
 * In a browser that is signed in: a page that asks before another session takes its place, because one browser has one session. Undefined if
 * there is none, or the visitor has pressed the link of that page.
 */
export function askToReplace(c: Call, code: string): Response | Promise<Response> | undefined {
  const { claims } = c.var.visit;
  if (!claims || hasAgreed(c)) return undefined;
  const goOn = `${new URL(c.req.url).pathname}?${new URLSearchParams({ code, replace: 'yes' })}`;
  // The cart of a visit would be lost.
  return refusalPage(c, { code: isFromProcurement(claims) ? 'punch-out-visit-open' : 'punch-out-signed-in' }, goOn);
}

/** A link of another site with the same words does not end a session. */
function hasAgreed(c: Call): boolean {
  const cameFrom = c.req.header('sec-fetch-site') ?? 'same-origin';
  return c.req.query('replace') === 'yes' && cameFrom === 'same-origin';
}
