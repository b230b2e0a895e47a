import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { ApiEnv } from '#modules/api.server.ts';
import { deviceOf } from '#modules/auth/device.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import type { Market } from '#modules/market/market.ts';
import { markets } from '#modules/market/markets.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import { problem } from '#modules/problem.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { createBoundedMap } from '#platform/bounded-map.ts';
import { createOriginReader } from '#platform/http/forwarded.server.ts';
import { createCookieJar } from './cookie-jar.ts';
import { kindOf, sessionKindOf } from './path-kinds.ts';
import type { FindPolicy } from './route-policies.ts';
import { byNonce, createNonces, loosenedFor, securityByNonce, securityHeaders, trackingHosts } from './security.ts';
import { addCookies, nobody, type Sessions } from './session.ts';
import { buildVisit, marketOf } from './visit.server.ts';

/** Limits caches of hosts and user agents, which clients choose freely. */
const remembered = 500;

type Options = {
  shop: Shop;
  sessions: Sessions;
  dev: boolean;
  policyOf: FindPolicy;
  answerError: (error: unknown, c: Context<ApiEnv>) => Response | Promise<Response>;
};

/** First and last step of every request: visit, common headers, metrics and one log line. */
export function createEntrance({ shop, sessions, dev, policyOf, answerError }: Options): MiddlewareHandler<ApiEnv> {
  const { env, clock, log, metrics } = shop;
  const readOrigin = createOriginReader(env.TRUST_PROXY);
  const ownHosts = ownHostsOf(env);
  const marketsByHost = createBoundedMap<string, Market>(remembered);
  const devices = createBoundedMap<string, string>(remembered);
  const newNonce = createNonces();
  const everywhere = {
    environment: env.APP_ENV,
    dev,
    payment: env.PAYMENT_PROVIDER,
    tracking: trackingHosts(env),
    mapOrigin: env.MAP_STYLE_URL === undefined ? undefined : new URL(env.MAP_STYLE_URL).origin,
  };
  const secured = securityByNonce(everywhere);
  const shops = Object.values(markets).map((market) => storefrontUrl(market, env.APP_ENV, env.PORT, ownHosts));

  return async (c, next) => {
    metrics.inFlight.requests += 1;
    try {
      await pass(c, next);
    } finally {
      metrics.inFlight.requests -= 1;
    }
  };

  async function pass(c: Context<ApiEnv>, next: Next): Promise<void> {
    const started = performance.now();
    const requestId = randomUUID();
    const { path, method } = c.req;
    const kind = kindOf(path);
    if (kind !== 'system') metrics.noteRequest();
    const header = (name: string) => c.req.header(name);
    const origin = readOrigin({ address: peerOf(c), encrypted: false, header });
    const market = marketsByHost.getOrMake(origin.host, () => marketOf(env, origin.host, ownHosts));
    const now = clock.now();
    const sessionKind = sessionKindOf(path, kind);
    const policy = policyOf(path, method);
    // Where another site may post, no session counts: neither one of ours, nor one in a frame of that site.
    const cookie = policy?.takesForeignPosts ? undefined : header('cookie');
    const cookies = createCookieJar(cookie, sessions);
    const asked = { market, now, cookie, authorization: header('authorization') };
    // Most requests have no session and skip this lookup.
    const read = sessionKind === 'none' ? nobody : sessions.read({ ...asked, kind: sessionKind });
    const who = read instanceof Promise ? await read.catch(unknownBecause) : read;
    const { claims, sessionExpired, lastRole, endedVisit, framed, visitToken, refusal, setCookies } = who;
    const userAgent = header('user-agent');
    const visit = buildVisit(market, {
      path,
      requestId,
      now,
      claims,
      sessionExpired,
      lastRole,
      endedVisit,
      framed,
      visitToken,
      acceptLanguage: header('accept-language'),
      lang: c.req.query('lang'),
      isDocument: !path.endsWith('.data'),
      clientAddress: origin.clientAddress,
      device: userAgent === undefined ? '' : devices.getOrMake(userAgent, () => deviceOf(userAgent)),
      cookies,
      refusesTracking: header('sec-gpc') === '1',
    });
    const nonce = newNonce();
    c.set('shop', shop);
    c.set('visit', visit);
    c.set('origin', origin);
    c.set('nonce', nonce);
    c.set('policy', policy);
    const security =
      policy || framed
        ? securityHeaders({ ...everywhere, scripts: byNonce(nonce), loosened: loosenedFor(policy ?? {}, visit, shops) })
        : secured(nonce);
    c.set('carried', { 'x-request-id': requestId, ...security });
    // The API reports an invalid bearer token; pages treat the visitor as not signed in.
    if ('failure' in who) c.res = await answerError(who.failure, c);
    else if (refusal && kind === 'api') c.res = problem(c, refusal);
    else await next();
    if (setCookies.length > 0) addCookies(c.res, setCookies);
    for (const line of cookies.lines()) c.res.headers.append('set-cookie', line);
    if (c.res !== c.get('whole')) dress(c);
    const { status } = c.res;
    const seconds = (performance.now() - started) / 1000;
    metrics.requestSeconds.observe({ method, kind, status }, seconds);
    // The path without its query, which may contain personal data.
    log.info({ requestId, method, path, status, ms: Math.round(seconds * 1000) }, 'request');
  }

  /**
   * Adds headers to responses made elsewhere. Sets them directly, because c.header would copy the response for each
   * header.
   */
  function dress(c: Context<ApiEnv>): void {
    const { headers } = c.res;
    const carried = c.get('carried');
    // Pages whose address contains a secret set a stricter referrer policy themselves.
    const ownPolicy = headers.get('referrer-policy');
    for (const name in carried) headers.set(name, carried[name] ?? '');
    if (ownPolicy !== null) headers.set('referrer-policy', ownPolicy);
    const scripts = c.get('scriptHashes')?.join(' ');
    if (scripts !== undefined)
      headers.set(
        'content-security-policy',
        securityHeaders({ ...everywhere, scripts })['content-security-policy'] ?? '',
      );
    if (c.get('visit').claims && !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  }
}

/** If the session lookup failed, the session is neither valid nor ended: the visitor gets 503 and keeps the cookies. */
const unknownBecause = (failure: unknown) => ({ ...nobody, failure });

function peerOf(c: Context<ApiEnv>): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } };
  // Requests in tests have no socket and count as local.
  return incoming ? (incoming.socket.remoteAddress ?? '') : '127.0.0.1';
}
