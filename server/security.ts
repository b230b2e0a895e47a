import { randomFillSync } from 'node:crypto';
import type { Environment } from '#core/environment.ts';
import type { RoutePolicy } from '#modules/route-policy.ts';
import type { Visit } from '#modules/visit.ts';
import type { Env } from '#platform/env.server.ts';
import type { Origin } from '#platform/http/forwarded.server.ts';

const nonceBytes = 16;
const noncesAtOnce = 256;

/** A new nonce each time. Chance is drawn for many of them together: one by one it costs more than all else in a short answer. */
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
  loosened?: Loosened;
};

/** What the policy of a route comes to for whoever asks. */
export type Loosened = {
  readonly framedBy: readonly string[];
  readonly postsTo: readonly string[];
  readonly keepsOpener: boolean;
};

const strict: Loosened = { framedBy: [], postsTo: [], keepsOpener: false };

export const loosenedFor = ({ framedBy, postsTo, keepsOpener = false }: RoutePolicy, visit: Visit): Loosened => ({
  framedBy: framedBy?.(visit) ?? [],
  postsTo: postsTo?.(visit) ?? [],
  keepsOpener,
});

/** Only plain origins: a word that means more, or a mark that ends the directive, would open what nobody has named. */
function plainOrigins(origins: readonly string[], environment: Environment): readonly string[] {
  const protocols = environment === 'local' ? ['https:', 'http:'] : ['https:'];
  return origins.filter((origin) => {
    const url = URL.parse(origin);
    return url !== null && url.origin === origin && protocols.includes(url.protocol) && !url.host.includes('*');
  });
}

/** Adyen's card fields are frames of its own hosts, which speak to each other and to it. */
const adyen = ' https://*.adyen.com';

/**
 * The bank of a card asks in a frame, or is sent a form: nobody knows beforehand which bank that is. Both are opened only
 * where somebody else takes the money.
 */
const anyBank = ' https:';

/** The scripts that this answer's own nonce allows. */
export const byNonce = (nonce: string) => `'nonce-${nonce}'`;

/**
 * What every answer carries. Only the named scripts run: by nonce, or by hash. Pages of others cannot frame ours, and our forms
 * go to ourselves, but for what the route loosens.
 */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  const { environment, scripts, dev, payment, loosened = strict } = options;
  const framedBy = plainOrigins(loosened.framedBy, environment);
  const postsTo = plainOrigins(loosened.postsTo, environment);
  const withAdyen = (sources: string, hosts = adyen) => (payment === 'adyen' ? `${sources}${hosts}` : sources);
  const policy = [
    "default-src 'self'",
    withAdyen(`script-src 'self' ${scripts}`.trim()),
    // React writes style attributes, which no nonce can allow.
    "style-src 'self' 'unsafe-inline'",
    withAdyen("img-src 'self' data: blob:"),
    "font-src 'self' data:",
    // The development server reloads the page over a web socket.
    withAdyen(`connect-src 'self'${dev ? ' ws:' : ''}`),
    ...(payment === 'adyen' ? [`frame-src 'self'${anyBank}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    withAdyen(["form-action 'self'", ...postsTo].join(' '), anyBank),
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    // It can name nobody, and browsers that know the policy go by that.
    ...(framedBy.length === 0 && { 'x-frame-options': 'DENY' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': loosened.keepsOpener ? 'unsafe-none' : 'same-origin',
    'permissions-policy': `camera=(self), geolocation=(self), microphone=(), payment=(self${payment === 'adyen' ? ' "https://*.adyen.com"' : ''})`,
    ...(environment !== 'local' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The same for answers that differ in nothing but their nonce: all whose routes loosen nothing. */
export function securityByNonce(options: Omit<HeaderOptions, 'scripts' | 'loosened'>) {
  const mark = byNonce('');
  const { 'content-security-policy': policy = '', ...fixed } = securityHeaders({ ...options, scripts: mark });
  const at = policy.indexOf(mark) + mark.length - 1;
  const [before, after] = [policy.slice(0, at), policy.slice(at)];
  return (nonce: string): Record<string, string> => ({ 'content-security-policy': before + nonce + after, ...fixed });
}

type Asked = { method: string; origin: string | undefined; fetchSite: string | undefined; hasCookie: boolean };

/**
 * Whether a state-changing request comes from our own pages. Browsers always say where a request comes from; a
 * program does not, and may ask as long as it brings no cookie, since a cookie is what another site could borrow.
 */
export function isOwnRequest(asked: Asked, own: Origin): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(asked.method)) return true;
  if (asked.origin !== undefined) return asked.origin === `${own.protocol}://${own.host}`;
  if (asked.fetchSite !== undefined) return asked.fetchSite === 'same-origin' || asked.fetchSite === 'none';
  return !asked.hasCookie;
}

/** A route that is entered from other sites takes their forms, as long as no cookie of ours comes with them. */
export function mayPost(asked: Asked, own: Origin, policy: RoutePolicy | undefined): boolean {
  return (
    isOwnRequest(asked, own) || (policy?.takesForeignPosts === true && asked.method === 'POST' && !asked.hasCookie)
  );
}
