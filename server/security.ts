import { randomFillSync } from 'node:crypto';
import type { Environment } from '#core/environment.ts';
import { filmOrigin } from '#modules/content/embedded-film.ts';
import type { RoutePolicy } from '#modules/route-policy.ts';
import type { Visit } from '#modules/visit.ts';
import type { Env } from '#platform/env.server.ts';
import type { Origin } from '#platform/http/forwarded.server.ts';

const nonceBytes = 16;
const noncesAtOnce = 256;

/**
 * Returns a new nonce each time. Random bytes are drawn for many nonces at once, because single draws dominate the cost
 * of a short response.
 */
export function createNonces(): () => string {
  const drawn = Buffer.alloc(nonceBytes * noncesAtOnce);
  let used = drawn.length;
  return () => {
    if (used === drawn.length) {
      randomFillSync(drawn);
      used = 0;
    }
    used += nonceBytes;
    return drawn.toString('base64', used - nonceBytes, used);
  };
}

type HeaderOptions = {
  environment: Environment;
  scripts: string;
  dev: boolean;
  payment: Env['PAYMENT_PROVIDER'];
  /** Hosts of tracking that the operator has switched on. */
  tracking?: TrackingHosts;
  /** Origin of the vector map of the store finder, if the operator has set one. */
  mapOrigin?: string | undefined;
  loosened?: RouteExceptions;
};

/** Sources by directive, each beginning with a space. */
type TrackingHosts = { readonly scripts: string; readonly images: string; readonly calls: string };

const noTracking: TrackingHosts = { scripts: '', images: '', calls: '' };

/** Which hosts may run scripts and be called; none unless a setting names a tag manager or a consent tool. */
export function trackingHosts({ TAG_MANAGER_ID, CONSENT_TOOL_URL }: TrackingEnv): TrackingHosts {
  const tool = CONSENT_TOOL_URL === undefined ? '' : ` ${new URL(CONSENT_TOOL_URL).origin}`;
  if (TAG_MANAGER_ID === undefined) return { scripts: tool, images: tool, calls: tool };
  const manager = ' https://www.googletagmanager.com';
  const analytics = ' https://*.google-analytics.com';
  return {
    scripts: manager + tool,
    images: manager + analytics + tool,
    calls: `${manager}${analytics} https://*.analytics.google.com${tool}`,
  };
}

type TrackingEnv = Partial<Pick<Env, 'TAG_MANAGER_ID' | 'CONSENT_TOOL_URL'>>;

/** The exceptions of a route for this request. */
export type RouteExceptions = {
  readonly framedBy: readonly string[];
  readonly postsTo: readonly string[];
  readonly keepsOpener: boolean;
  /** Origins that the response may show in frames, besides its own. */
  readonly frames: readonly string[];
};

const strict: RouteExceptions = { framedBy: [], postsTo: [], keepsOpener: false, frames: [] };

export const loosenedFor = (
  { framedBy, postsTo, keepsOpener = false, showsShops = false }: RoutePolicy,
  visit: Visit,
  shops: readonly string[] = [],
): RouteExceptions => ({
  framedBy: [...(framedBy?.(visit) ?? []), ...(visit.framed?.by === undefined ? [] : [visit.framed.by])],
  postsTo: postsTo?.(visit) ?? [],
  keepsOpener,
  frames: showsShops ? shops : [],
});

/** Accepts only plain origins: keywords, or characters that end the directive, would allow more than intended. */
function plainOrigins(origins: readonly string[], environment: Environment): readonly string[] {
  const protocols = environment === 'local' ? ['https:', 'http:'] : ['https:'];
  return origins.filter((origin) => {
    const url = URL.parse(origin);
    return url !== null && url.origin === origin && protocols.includes(url.protocol) && !url.host.includes('*');
  });
}

/** The browser in the SAP GUI receives forms at a scheme of its own, without hosts. */
const sapGui = 'sapevent:';

/** Adyen's card fields are frames of its own hosts, which communicate with each other and with Adyen. */
const adyen = ' https://*.adyen.com';

/**
 * 3-D Secure opens a frame of the card's bank or posts a form to it, and the bank is not known in advance. Allowed only
 * with an external payment provider.
 */
const anyBank = ' https:';

/** Scripts with the nonce of this response. */
export const byNonce = (nonce: string) => `'nonce-${nonce}'`;

/**
 * Security headers of every response. Only scripts with a nonce or hash run, other sites cannot frame our pages, and
 * forms post only to us, except for what the route's policy allows.
 */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  const { environment, scripts, dev, payment, loosened = strict, tracking = noTracking, mapOrigin } = options;
  const map = mapOrigin === undefined ? '' : ` ${mapOrigin}`;
  const framedBy = plainOrigins(loosened.framedBy, environment);
  const frames = plainOrigins(loosened.frames, environment);
  const postsTo = [
    ...plainOrigins(loosened.postsTo, environment),
    ...loosened.postsTo.filter((origin) => origin === sapGui),
  ];
  const withAdyen = (sources: string, hosts = adyen) => (payment === 'adyen' ? `${sources}${hosts}` : sources);
  const policy = [
    "default-src 'self'",
    withAdyen(`script-src 'self' ${scripts}`.trim()) + tracking.scripts,
    // React writes style attributes, which a nonce cannot allow.
    "style-src 'self' 'unsafe-inline'",
    withAdyen("img-src 'self' data: blob:") + tracking.images + map,
    "font-src 'self' data:",
    // The development server reloads the page over a WebSocket.
    withAdyen(`connect-src 'self'${dev ? ' ws:' : ''}`) + tracking.calls + map,
    // On all pages, because a page that is opened by a script keeps the policy of the previous one.
    withAdyen(["frame-src 'self'", filmOrigin, ...frames].join(' '), anyBank),
    "object-src 'none'",
    "base-uri 'none'",
    withAdyen(["form-action 'self'", ...postsTo].join(' '), anyBank),
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    // This header cannot name allowed origins; browsers use frame-ancestors instead.
    ...(framedBy.length === 0 && { 'x-frame-options': 'DENY' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': loosened.keepsOpener ? 'unsafe-none' : 'same-origin',
    'permissions-policy': `camera=(self), geolocation=(self), microphone=(), payment=(self${payment === 'adyen' ? ' "https://*.adyen.com"' : ''})`,
    ...(environment !== 'local' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The same headers for responses that differ only in their nonce: all routes without a policy. */
export function securityByNonce(options: Omit<HeaderOptions, 'scripts' | 'loosened'>) {
  const mark = byNonce('');
  const { 'content-security-policy': policy = '', ...fixed } = securityHeaders({ ...options, scripts: mark });
  const at = policy.indexOf(mark) + mark.length - 1;
  const [before, after] = [policy.slice(0, at), policy.slice(at)];
  return (nonce: string): Record<string, string> => ({ 'content-security-policy': before + nonce + after, ...fixed });
}

type RequestOrigin = { method: string; origin: string | undefined; fetchSite: string | undefined; hasCookie: boolean };

/**
 * Whether a state-changing request comes from our own pages. Browsers always send the origin; programs do not, and are
 * accepted without a cookie, because only cookies can be abused by other sites.
 */
export function isOwnRequest(asked: RequestOrigin, own: Origin): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(asked.method)) return true;
  if (asked.origin !== undefined) return asked.origin === `${own.protocol}://${own.host}`;
  if (asked.fetchSite !== undefined) return asked.fetchSite === 'same-origin' || asked.fetchSite === 'none';
  return !asked.hasCookie;
}

/** A route for other sites reads none of our cookies (entrance.ts), so that there is nothing that another site could abuse. */
export function mayPost(asked: RequestOrigin, own: Origin, policy: RoutePolicy | undefined): boolean {
  return isOwnRequest(asked, own) || (policy?.takesForeignPosts === true && asked.method === 'POST');
}
