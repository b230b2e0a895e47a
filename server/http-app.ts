import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { decodePercent } from '#core/percent.ts';
import { timeoutFor } from '#core/timings.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { deviceOf } from '#modules/auth/device.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import { files } from '#modules/media/files-route.server.ts';
import { pictures } from '#modules/media/pictures-route.server.ts';
import { symbols } from '#modules/media/symbols-route.server.ts';
import { problem } from '#modules/problem.server.ts';
import type { RefusalCode } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import { createOriginReader } from '#platform/http/forwarded.server.ts';
import { indexPaths } from '#platform/http/path-index.ts';
import { documentation } from './api/documentation.ts';
import { answerOnce, checkCall, checkScope, limitRate } from './api/frame.ts';
import { callsOf, mountServices } from './api/services.ts';
import { createCookieJar } from './cookie-jar.ts';
import { errorPage } from './error-page.ts';
import { limitStream } from './limit-stream.ts';
import { byNonce, isOwnRequest, newNonce, securityHeaders } from './security.ts';
import { addCookies, cookiesOf, createSessions, sessionPaths, sessionRoutes } from './session.ts';
import { sitemap } from './sitemap.ts';
import { system, systemPaths } from './system.ts';
import { buildVisit, marketOf } from './visit.server.ts';

export type AppOptions = { shop: Shop; dev: boolean; clientFolder: string | undefined; metrics: () => Promise<string> };

type Pages = { pages: MiddlewareHandler<ApiEnv> };

const megabyte = 1024 * 1024;

/** Calls that take more than the usual megabyte. They pass on what they read and never hold it whole. */
const largeBodies: Readonly<Record<string, number>> = {
  '/api/product/imports': 512 * megabyte,
  '/api/content/media': 256 * megabyte,
};

/** The map of the server: middleware in order, then the API, then the pages. */
export function createHttpApp({ shop, dev, clientFolder, metrics, pages }: AppOptions & Pages): Hono<ApiEnv> {
  const readOrigin = createOriginReader(shop.env.TRUST_PROXY);
  const ownHosts = ownHostsOf(shop.env);
  const sessions = createSessions(shop);
  const services = mountServices();
  const docs = documentation(services);
  const index = indexPaths([
    ...callsOf(services),
    ...['/api/openapi.json', '/api/docs', '/api/docs/{file}'].map((path) => ({ method: 'GET', path, accepts: [] })),
  ]);

  // An API path is looked up in any case and handled in its documented spelling.
  const app = new Hono<ApiEnv>({ getPath: (request) => canonicalPath(new URL(request.url).pathname) });
  const canonicalPath = (path: string) =>
    isApi(path) ? (index.find(path)?.path ?? path.replace(/^\/api/i, '/api')) : path;

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    const origin = readOrigin({ ...peerOf(c), header: (name) => c.req.header(name) });
    const nonce = newNonce();
    const now = shop.clock.now();
    const cookies = createCookieJar(c.req.header('cookie'), sessions);
    const market = marketOf(shop.env, origin.host, ownHosts);
    const { claims, sessionExpired, lastRole, refusal, setCookies } = await sessions.read({
      market,
      ...cookiesOf(c),
      authorization: c.req.header('authorization'),
      kind: sessionKindOf(c.req.path),
      now,
    });
    const visit = buildVisit(market, {
      path: c.req.path,
      requestId,
      now,
      claims,
      sessionExpired,
      lastRole,
      acceptLanguage: c.req.header('accept-language'),
      lang: c.req.query('lang'),
      isDocument: !c.req.path.endsWith('.data'),
      clientAddress: origin.clientAddress,
      device: deviceOf(c.req.header('user-agent')),
      cookies,
    });
    c.set('shop', shop);
    c.set('visit', visit);
    c.set('origin', origin);
    c.set('nonce', nonce);
    // A bad bearer token is said on the API; a page treats its visitor as not signed in.
    if (refusal && isApi(c.req.path)) c.res = problem(c, refusal);
    else await next();
    addCookies(c.res, setCookies);
    for (const line of cookies.lines()) c.res.headers.append('set-cookie', line);
    // Set on the answer itself: c.header would copy a finished answer, once for each header.
    c.res.headers.set('x-request-id', requestId);
    // What is meant for one person is kept by nobody on the way.
    if (visit.claims && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    for (const [name, value] of Object.entries(
      securityHeaders({ environment: shop.env.APP_ENV, scripts: c.var.scriptHashes?.join(' ') ?? byNonce(nonce), dev }),
    ))
      c.res.headers.set(name, value);
    const seconds = (performance.now() - started) / 1000;
    shop.metrics.requestSeconds.observe(
      { method: c.req.method, kind: kindOf(c.req.path), status: c.res.status },
      seconds,
    );
    // Path without query: what people type into a search or a form is not the log's business.
    shop.log.info(
      { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(seconds * 1000) },
      'request',
    );
  });

  app.route('/', system({ metrics }));
  for (const media of [symbols(), pictures(), files()]) app.route('/', media);
  app.route('/', sitemap());
  // Not asked at all where nothing can be compressed: the middleware makes a stream out of every answer it looks at.
  const compressed = compress();
  app.use((c, next) => (c.req.header('accept-encoding') === undefined ? next() : compressed(c, next)));
  // Asked for unbidden, by whatever reads no page.
  app.get('/favicon.ico', keepFor('86400'), (c) => c.redirect('/favicon.svg', 301));
  if (clientFolder) {
    const missing = (c: Context<ApiEnv>) => refuse(c, 'not-found');
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
    const asked = {
      method: c.req.method,
      origin: c.req.header('origin'),
      fetchSite: c.req.header('sec-fetch-site'),
      hasCookie: c.req.header('cookie') !== undefined,
    };
    return isOwnRequest(asked, c.var.origin) ? next() : refuse(c, 'foreign-origin');
  });
  app.use((c, next) => {
    // Looking for a body makes a whole Request out of the incoming one, and a GET has none.
    if (['GET', 'HEAD'].includes(c.req.method)) return next();
    const maxSize = largeBodies[c.req.path] ?? megabyte;
    const megabytes = maxSize / megabyte;
    const onError = (c: Context<ApiEnv>) => refuse(c, 'body-too-large', { megabytes });
    return c.req.path in largeBodies
      ? limitStream({ maxSize, onError })(c, next)
      : bodyLimit({ maxSize, onError })(c, next);
  });
  app.route('/', sessionRoutes(sessions));
  app.use('/api/*', async (c, next) =>
    decodePercent(new URL(c.req.url).pathname) === undefined ? problem(c, { code: 'malformed-request' }) : next(),
  );
  app.use('/api/:service/*', (c, next) => {
    // How long an upload takes is up to the sender's line.
    if (c.req.path in largeBodies) return next();
    const allowed = timeoutFor(c.req.param('service'), c.req.path.split('/').slice(3).join('/'));
    return timeout(allowed, () => new HTTPException(504))(c, next);
  });
  app.use('/api/*', limitRate(), checkCall(index), checkScope(), answerOnce());
  app.route('/api', docs);
  app.route('/', services);
  app.all('/api/*', (c) => problem(c, { code: 'not-found' }));
  app.use(pages);

  app.onError((error, c) => {
    if (error instanceof HTTPException) return refuse(c, codeOf(error));
    shop.log.error({ err: error, requestId: c.var.visit?.requestId }, 'a request failed');
    return refuse(c, 'unexpected');
  });
  return app;
}

/** What browsers ask for at the root: the icons of the shop. */
const publicFiles = [
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/site.webmanifest',
];

const isApi = (path: string) => /^\/api(\/|$)/i.test(path);

/** A name with its content's hash in it never changes; whoever has the file need not ask again. */
const keepFor =
  (age: string): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next();
    if (c.res.status < 400) c.header('cache-control', `public, max-age=${age}`);
  };

/** Only pages renew a session on the way: /refresh does it itself, and a picture has no need to. */
function sessionKindOf(path: string): 'page' | 'api' | 'other' {
  if (isApi(path)) return 'api';
  return kindOf(path) === 'page' && ![...sessionPaths, ...publicFiles, '/favicon.ico'].includes(path)
    ? 'page'
    : 'other';
}

function kindOf(path: string): string {
  if (isApi(path)) return 'api';
  if (systemPaths.includes(path)) return 'system';
  return /^\/(assets|pictures|files)\//.test(path) ? 'asset' : 'page';
}

function peerOf(c: Context<ApiEnv>): { address: string; encrypted: boolean } {
  // Requests made in tests without a socket come from this machine.
  if (!(c.env as { incoming?: unknown } | undefined)?.incoming) return { address: '127.0.0.1', encrypted: false };
  return { address: getConnInfo(c).remote.address ?? '', encrypted: false };
}

function codeOf(error: HTTPException): RefusalCode {
  if (error.status === 400) return /json/i.test(error.message) ? 'malformed-json' : 'malformed-request';
  return error.status === 504 ? 'timeout' : 'unexpected';
}

function refuse(
  c: Context<ApiEnv>,
  code: RefusalCode,
  facts: Record<string, unknown> = {},
): Response | Promise<Response> {
  return isApi(c.req.path) ? problem(c, { code, ...facts }) : errorPage(c, code, facts);
}
