import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { decodePercent } from '#core/percent.ts';
import { timeoutFor } from '#core/timings.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { changeRefusal } from '#modules/auth/visit-token.server.ts';
import { isAway } from '#modules/is-away.server.ts';
import { files } from '#modules/media/files-route.server.ts';
import { pictures } from '#modules/media/pictures-route.server.ts';
import { symbols } from '#modules/media/symbols-route.server.ts';
import { problem } from '#modules/problem.server.ts';
import { doorAnswers } from '#modules/punchout/door-answers.server.ts';
import type { Refusal } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import { pathOf } from '#platform/http/path-of.ts';
import { within } from './api/deadline.ts';
import { guardCalls } from './api/frame.ts';
import { type MountedApi, mountApi } from './api/mount-api.ts';
import { compression } from './compression/compression.ts';
import { createEntrance } from './entrance.ts';
import { errorPage } from './error-page.ts';
import { createKeptRouter } from './kept-router.ts';
import { limitBody, limitStream } from './limit-body.ts';
import { liveRoute } from './live/live-route.ts';
import { isApi, publicFiles } from './path-kinds.ts';
import { createPolicies, type FindPolicy } from './route-policies.ts';
import { mayPost } from './security.ts';
import { createSessions, sessionRoutes, withoutFramed } from './session.ts';
import { sitemap } from './sitemap.ts';
import { system } from './system.ts';

export type AppOptions = {
  shop: Shop;
  dev: boolean;
  clientFolder: string | undefined;
  metrics: () => Promise<string>;
  /** Parts of pages that were rendered before are rendered again and compared. */
  checksMarkup?: boolean;
};

type Parts = { pages: MiddlewareHandler<ApiEnv>; api?: MountedApi; policyOf?: FindPolicy };

/** A restarting database is back within seconds. */
const retryAfterSeconds = '5';

const megabyte = 1024 * 1024;

/** Calls with a larger body limit than one megabyte. The largest are streamed, never held in memory. */
const largeBodies: Readonly<Record<string, number>> = {
  '/api/product/imports': 512 * megabyte,
  '/api/company/feeds': 512 * megabyte,
  '/api/content/media': 256 * megabyte,
  '/api/content/media-library': 51 * megabyte,
  '/api/content/media-library/file': 51 * megabyte,
  '/api/customer/imports': 10 * megabyte,
  '/api/document/documents/favourites/pdf': 3 * megabyte,
};

/** The server's routes: middleware in order, then the API, then the pages. */
export function createHttpApp(options: AppOptions & Parts): Hono<ApiEnv> {
  const { shop, dev, clientFolder, metrics, pages, api = mountApi() } = options;
  const sessions = createSessions(shop);
  const { services, docs, index, calls } = api;
  const { policyOf = createPolicies({ calls }) } = options;

  // API paths are matched case-insensitively and handled in their documented spelling.
  const app = new Hono<ApiEnv>({
    router: createKeptRouter(),
    getPath: (request) => canonicalPath(pathOf(request.url)),
  });
  const canonicalPath = (path: string) =>
    isApi(path) ? (index.find(path)?.path ?? path.replace(/^\/api/i, '/api')) : path;

  /** The response to an unexpected error, or to an unavailable database or storage. */
  const answerError = (error: unknown, c: Context<ApiEnv>): Response | Promise<Response> => {
    if (isAway(error)) {
      shop.log.warn({ err: error, requestId: c.get('visit').requestId }, 'a request needed what is away');
      c.get('carried')['retry-after'] = retryAfterSeconds;
      return refuse(c, { code: 'temporarily-unavailable' });
    }
    shop.log.error({ err: error, requestId: c.get('visit').requestId }, 'a request failed');
    return refuse(c, { code: 'unexpected' });
  };

  app.use(createEntrance({ shop, sessions, dev, policyOf, answerError }));
  app.route('/', system({ metrics }));
  for (const media of [symbols(), pictures(), files()]) app.route('/', media);
  app.route('/', sitemap());
  app.route('/', liveRoute());
  app.use(compression());
  // Requested by clients that do not read the page.
  app.get('/favicon.ico', keepFor('86400'), (c) => c.redirect('/favicon.svg', 301));
  if (clientFolder) {
    const missing = (c: Context<ApiEnv>) => refuse(c, { code: 'not-found' });
    app.get(
      '/assets/*',
      keepFor('31536000, immutable'),
      etag(),
      serveStatic({ root: clientFolder, precompressed: true }),
      missing,
    );
    for (const file of publicFiles)
      app.get(file, keepFor('86400'), etag(), serveStatic({ root: clientFolder }), missing);
  }
  app.use('/api/auth/login/*', doorAnswers);
  app.use(async (c, next) => {
    // GET and HEAD are allowed from any origin and have no body; checking would create a full Request object.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const asked = {
      method: c.req.method,
      origin: c.req.header('origin'),
      fetchSite: c.req.header('sec-fetch-site'),
      hasCookie: withoutFramed(c.req.header('cookie')) !== undefined || c.get('visit').framed !== undefined,
    };
    if (!mayPost(asked, c.get('origin'), c.get('policy'))) return refuse(c, { code: 'foreign-origin' });
    const maxSize = largeBodies[c.req.path] ?? megabyte;
    const megabytes = maxSize / megabyte;
    const onError = (c: Context<ApiEnv>) => refuse(c, { code: 'body-too-large', megabytes });
    return c.req.path in largeBodies
      ? limitStream({ maxSize, onError })(c, next)
      : limitBody({ maxSize, onError })(c, next);
  });
  app.use(async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next();
    const code = await changeRefusal(c.get('visit'), c.req.raw);
    return code ? refuse(c, { code }) : next();
  });
  app.route('/', sessionRoutes(sessions));
  const guarded = guardCalls(index);
  app.use('/api/*', async (c, next) => {
    const path = pathOf(c.req.url);
    if (path.includes('%') && decodePercent(path) === undefined) return problem(c, { code: 'malformed-request' });
    // The duration of an upload depends on the sender's connection.
    return c.req.path in largeBodies ? guarded(c, next) : within(timeoutOf(c.req.path), guarded(c, next));
  });
  app.route('/api', docs);
  app.route('/', services);
  app.all('/api/*', (c) => problem(c, { code: 'not-found' }));
  app.use(pages);

  app.onError((error, c) => {
    if (error instanceof HTTPException) return refuse(c, { code: codeOf(error) });
    return answerError(error, c);
  });
  return app;
}

/** Files with a content hash in their name never change. */
const keepFor =
  (age: string): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next();
    if (c.res.status < 400) c.header('cache-control', `public, max-age=${age}`);
  };

function timeoutOf(path: string): number {
  const start = '/api/'.length;
  const end = path.indexOf('/', start);
  return end < 0 ? timeoutFor('', path) : timeoutFor(path.slice(start, end), path.slice(end));
}

function codeOf(error: HTTPException) {
  if (error.status === 400) return /json/i.test(error.message) ? 'malformed-json' : 'malformed-request';
  return error.status === 504 ? 'timeout' : 'unexpected';
}

function refuse(c: Context<ApiEnv>, refusal: Refusal): Response | Promise<Response> {
  const { code, ...facts } = refusal;
  // Requests by the router or by scripts come from a page that is already shown.
  const isPage = !isApi(c.req.path) && c.get('visit').isDocument;
  return isPage ? errorPage(c, code, facts) : problem(c, refusal);
}
