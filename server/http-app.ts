import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { decodePercent } from '#core/percent.ts';
import { timeoutFor } from '#core/timings.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { isAway } from '#modules/is-away.server.ts';
import { files } from '#modules/media/files-route.server.ts';
import { pictures } from '#modules/media/pictures-route.server.ts';
import { symbols } from '#modules/media/symbols-route.server.ts';
import { problem } from '#modules/problem.server.ts';
import type { Refusal } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import { pathOf } from '#platform/http/path-of.ts';
import { within } from './api/deadline.ts';
import { guardCalls } from './api/frame.ts';
import { type MountedApi, mountApi } from './api/mount-api.ts';
import { createEntrance } from './entrance.ts';
import { errorPage } from './error-page.ts';
import { createKeptRouter } from './kept-router.ts';
import { limitStream } from './limit-stream.ts';
import { isApi, publicFiles } from './path-kinds.ts';
import { createPolicies, type FindPolicy } from './route-policies.ts';
import { mayPost } from './security.ts';
import { createSessions, sessionRoutes } from './session.ts';
import { sitemap } from './sitemap.ts';
import { system } from './system.ts';

export type AppOptions = { shop: Shop; dev: boolean; clientFolder: string | undefined; metrics: () => Promise<string> };

type Parts = { pages: MiddlewareHandler<ApiEnv>; api?: MountedApi; policyOf?: FindPolicy };

/** A database that restarts is back within seconds; one that is gone for longer is asked for again soon enough. */
const retryAfterSeconds = '5';

const megabyte = 1024 * 1024;

/** Calls that take more than the usual megabyte. The larger ones pass on what they read and never hold it whole. */
const largeBodies: Readonly<Record<string, number>> = {
  '/api/product/imports': 512 * megabyte,
  '/api/content/media': 256 * megabyte,
  '/api/document/documents/favourites/pdf': 3 * megabyte,
};

/** The map of the server: middleware in order, then the API, then the pages. */
export function createHttpApp(options: AppOptions & Parts): Hono<ApiEnv> {
  const { shop, dev, clientFolder, metrics, pages, api = mountApi() } = options;
  const sessions = createSessions(shop);
  const { services, docs, index, calls } = api;
  const { policyOf = createPolicies({ calls }) } = options;

  // An API path is looked up in any case and handled in its documented spelling.
  const app = new Hono<ApiEnv>({
    router: createKeptRouter(),
    getPath: (request) => canonicalPath(pathOf(request.url)),
  });
  const canonicalPath = (path: string) =>
    isApi(path) ? (index.find(path)?.path ?? path.replace(/^\/api/i, '/api')) : path;

  /** What a visitor gets for an error that nobody expected, or for a database or storage that is away. */
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
  // Not asked at all where nothing can be compressed: the middleware makes a stream out of every answer it looks at.
  const compressed = compress();
  app.use((c, next) => (c.req.header('accept-encoding') === undefined ? next() : compressed(c, next)));
  // Asked for unbidden, by whatever reads no page.
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
  app.use(async (c, next) => {
    // Whoever only reads may come from anywhere and brings no body: looking for one makes a whole Request of the incoming one.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const asked = {
      method: c.req.method,
      origin: c.req.header('origin'),
      fetchSite: c.req.header('sec-fetch-site'),
      hasCookie: c.req.header('cookie') !== undefined,
    };
    if (!mayPost(asked, c.get('origin'), c.get('policy'))) return refuse(c, { code: 'foreign-origin' });
    const maxSize = largeBodies[c.req.path] ?? megabyte;
    const megabytes = maxSize / megabyte;
    const onError = (c: Context<ApiEnv>) => refuse(c, { code: 'body-too-large', megabytes });
    return c.req.path in largeBodies
      ? limitStream({ maxSize, onError })(c, next)
      : bodyLimit({ maxSize, onError })(c, next);
  });
  app.route('/', sessionRoutes(sessions));
  const guarded = guardCalls(index);
  app.use('/api/*', async (c, next) => {
    const path = pathOf(c.req.url);
    if (path.includes('%') && decodePercent(path) === undefined) return problem(c, { code: 'malformed-request' });
    // How long an upload takes is up to the sender's line.
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

/** A name with its content's hash in it never changes; whoever has the file need not ask again. */
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
  // The router's own requests come from a page that is shown already, and so do those of a script.
  const isPage = !isApi(c.req.path) && c.get('visit').isDocument;
  return isPage ? errorPage(c, code, facts) : problem(c, refusal);
}
