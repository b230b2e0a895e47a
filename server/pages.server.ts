import * as build from 'virtual:react-router/server-build';
import type { Context, MiddlewareHandler } from 'hono';
import { isbot } from 'isbot';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { matchPage, routeHref } from '#app/addresses/page-addresses.ts';
import { readAddress } from '#app/addresses/read-address.ts';
import {
  awayContext,
  markupContext,
  nonceContext,
  shopContext,
  type Verdict,
  verdictContext,
  visitContext,
} from '#app/context.ts';
import { createMarkupStore } from '#app/markup/markup-store.ts';
import { type PageMarkup, startPageMarkup } from '#app/markup/page-markup.ts';
import { toReadablePath, toReadableQuery } from '#core/percent.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { viewedKind } from '#modules/insights/viewed-page.ts';
import type { Shop } from '#modules/shop.server.ts';
import { answerKept, openKeptPages } from './answer-kept.ts';
import { answerMissing } from './answer-missing.ts';
import { guardPage, withoutData } from './guard-page.ts';
import type { AppOptions } from './http-app.ts';
import { createPageHandlers } from './page-handlers.ts';
import { manifestPath } from './path-kinds.ts';

type PagesOptions = Pick<AppOptions, 'dev' | 'shop' | 'checksMarkup'>;

/** Some hundred menus and lists of filters, and some thousand cards. */
const mostMarkup = 16 * 1024 * 1024;

/** Passes a request to React Router with the shop and the visit, or returns a kept page. */
export function servePages({ dev, shop, checksMarkup = false }: PagesOptions): MiddlewareHandler<ApiEnv> {
  // The library's build type differs from its parameter type only in optional properties set to undefined.
  const handle = createPageHandlers(build as ServerBuild, dev ? 'development' : 'production');
  const kept = dev ? undefined : openKeptPages(shop);
  const store = createMarkupStore(mostMarkup);
  const startMarkup = () => (dev ? undefined : startPageMarkup({ store, isChecked: checksMarkup }));
  return async (c) => {
    const { visit } = c.var;
    const request = readable(c.req.raw);
    const { url } = request;
    const path = pagePath(url);
    const address = readAddress(visit.market, path, new URL(url).search);
    if (address.kind === 'elsewhere' && visit.isDocument && c.req.path !== manifestPath)
      return c.redirect(address.location, 302);
    const language = address.kind === 'page' ? address.language : undefined;
    if (c.req.path === manifestPath)
      return handle({ language }, request, contextOf(c, { shop: c.var.shop, nonce: c.var.nonce }));
    const verdict = language && guardPage({ visit, path, language, url, method: c.req.method });
    if (typeof verdict === 'string') return c.redirect(verdict, 307);
    const mayBeKept = language && verdict === undefined && request === c.req.raw;
    const keptBy = mayBeKept ? keptByOf(path) : undefined;
    const render = async (request: Request, nonce: string | undefined, shop: Shop) => {
      const markup = nonce === undefined ? undefined : startMarkup();
      const context = contextOf(c, { shop, nonce, verdict, markup });
      const response = await handle({ language, path }, request, context);
      const { error } = context.get(awayContext);
      if (error === undefined) return response;
      // The router's error page would need the unavailable service and answer 500.
      await response.body?.cancel();
      throw error;
    };
    const answer =
      (kept && keptBy && (await answerKept(c, kept, keptBy, render))) ??
      (await render(request, c.var.nonce, c.var.shop));
    if (answer.status === 200 || answer.status === 304) countView(c, path, url);
    return (await answerMissing(c, answer, path)) ?? answer;
  };
}

/** Counts what the visitor opened, without anything about the visitor. Programs do not count. */
function countView({ req, var: { shop, visit } }: Context<ApiEnv>, path: string, url: string): void {
  if (req.method !== 'GET' || isbot(req.header('user-agent'))) return;
  const match = matchPage(path);
  const kind = viewedKind({
    page: match?.page.name,
    url: new URL(url),
    referrer: req.header('referer'),
    isAhead: req.header('sec-purpose')?.includes('prefetch') === true,
  });
  if (!kind) return;
  const place = { marketId: visit.market.marketId, at: visit.now };
  shop.insights.count({ kind, ...place });
  const basePartNo = kind === 'product' ? /[A-Z0-9]{8}$/i.exec(match?.params.uniqueName ?? '')?.[0] : undefined;
  if (basePartNo) shop.insights.countProduct({ basePartNo: basePartNo.toUpperCase(), ...place });
}

type PageContext = {
  shop: Shop;
  nonce: string | undefined;
  verdict?: Verdict | undefined;
  markup?: PageMarkup | undefined;
};

function contextOf(c: Context<ApiEnv>, { shop, nonce, verdict, markup }: PageContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(visitContext, c.var.visit);
  context.set(nonceContext, nonce);
  context.set(verdictContext, verdict);
  context.set(markupContext, markup);
  context.set(awayContext, {});
  return context;
}

/**
 * Query parameters that affect a page that may be kept. Only for the canonical path, so that other spellings cannot
 * fill the store. Content pages are not in the route table and are the same for all anonymous visitors.
 */
function keptByOf(path: string): readonly string[] | undefined {
  const match = matchPage(path);
  if (!match) return /^\/[a-z]{2}\/[a-z0-9-]+$/.test(path) ? [] : undefined;
  return routeHref(match.page.name, match.language, match.params) === path ? match.page.keptBy : undefined;
}

/**
 * Clients can request addresses that the router cannot decode or the database cannot store; pages get a readable form.
 */
function readable(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = toReadablePath(url.pathname);
  if (url.search.includes('%00')) url.search = toReadableQuery(url.search);
  const paths = url.pathname === manifestPath ? url.searchParams.get('paths') : null;
  if (paths !== null) url.searchParams.set('paths', toReadablePath(paths));
  return url.href === request.url ? request : new Request(url, request);
}

/** The path of the page: the router requests a page's data at its path with .data, and routes by a query. */
function pagePath(url: string): string {
  const { pathname, searchParams } = new URL(url);
  // Among a page's links, those to files have no language and come first.
  const paths = searchParams.get('paths')?.split(',') ?? [];
  if (pathname === manifestPath) return paths.find((path) => /^\/[a-z]{2}(?:\/|$)/.test(path)) ?? paths[0] ?? '/';
  return withoutData(pathname).replace(/^\/_root$/, '/');
}
