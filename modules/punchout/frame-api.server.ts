import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as z from 'zod';
import { type Api, type ApiEnv, createApi } from '../api.server.ts';
import { isFromProcurement } from '../auth/claims.ts';
import { sessionCookies } from '../auth/session-cookies.ts';
import { orProblem } from '../problem-schema.ts';
import { askToReplace } from './ask-to-replace.server.ts';
import { allowFrameOf, windowPage } from './framed-page.server.ts';
import { refusalPage } from './refusal-page.server.ts';
import { findWindow, makeWindowCode, openWindow } from './window-code.server.ts';

type Call = Context<ApiEnv>;

const codeField = z.string().max(100);

/** Visits that a procurement system shows in a frame, and the way out of it into a window of its own. */
export function frameApi(): Api {
  const api = createApi();
  const framedRoute = createRoute({
    method: 'get',
    path: '/login/framed',
    summary: 'Into the shop, in a frame of a procurement system',
    description:
      'Follows the start page in a frame. If the browser keeps no cookie there, the answer is a page with a button that opens the shop in a window of its own.',
    request: { query: z.object({ code: codeField, to: z.string().max(300) }) },
    responses: { 200: { description: 'A page with a button' }, 303: { description: 'Into the shop' }, ...orProblem },
  });
  api.openapi(framedRoute, (async (c: Call) => {
    const { shop, visit } = c.var;
    const code = c.req.query('code') ?? '';
    const found = await findWindow(shop, code, visit.now);
    if (visit.framed && visit.claims?.sid === found?.sid && found) return c.redirect(ownPath(c.req.query('to')), 303);
    allowFrameOf(c, found?.hookUrl);
    return found ? windowPage(c, code) : refusalPage(c, { code: 'start-page-over' });
  }) as never);

  const askRoute = createRoute({
    method: 'post',
    path: '/login/window',
    summary: 'A button that opens the visit of a procurement system in a window of its own',
    description: 'For a session of a procurement system. The code in the page is valid once, for ten minutes.',
    security: [{ bearer: [] }, { session: [] }],
    responses: { 200: { description: 'A page with a button' }, ...orProblem },
  });
  api.openapi(askRoute, (async (c: Call) => {
    const { shop, visit } = c.var;
    if (!visit.claims || !isFromProcurement(visit.claims)) return refusalPage(c, { code: 'not-from-procurement' });
    return windowPage(c, await makeWindowCode(shop, visit.claims.sid, visit.now));
  }) as never);

  const windowRoute = createRoute({
    method: 'get',
    path: '/login/window',
    summary: 'The visit of a procurement system in a window of its own: opens once, within ten minutes',
    description:
      'In a browser that is signed in, a page asks first; its link has `replace=yes`, and the former session ends.',
    request: { query: z.object({ code: codeField, replace: z.literal('yes').optional() }) },
    responses: { 303: { description: 'Into the shop' }, ...orProblem },
  });
  api.openapi(windowRoute, (async (c: Call) => {
    const { shop, visit } = c.var;
    const code = c.req.query('code') ?? '';
    const asking = askToReplace(c, code);
    if (asking) return asking;
    const opened = await openWindow(shop, visit, code);
    if (!opened.ok) return refusalPage(c, opened.refusal);
    const entering = c.redirect(`/${visit.language}`, 303);
    const options = { secure: shop.env.APP_ENV !== 'local', now: visit.now };
    for (const line of sessionCookies(opened.value, options)) entering.headers.append('set-cookie', line);
    entering.headers.set('cache-control', 'no-store');
    return entering;
  }) as never);
  return api;
}

/** A path of this shop: an address of another site would make the start page a way to anywhere. */
function ownPath(to: string | undefined): string {
  const here = 'http://here';
  const url = URL.parse(to ?? '/', here);
  return url?.origin === here ? `${url.pathname}${url.search}` : '/';
}
