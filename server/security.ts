import { randomBytes } from 'node:crypto';
import type { Environment } from '#core/environment.ts';
import type { Origin } from '#platform/http/forwarded.server.ts';

export const newNonce = () => randomBytes(16).toString('base64');

type HeaderOptions = { environment: Environment; scripts: string; dev: boolean };

/** The scripts that this answer's own nonce allows. */
export const byNonce = (nonce: string) => `'nonce-${nonce}'`;

/** What every answer carries. Only the named scripts run: by nonce, or by hash; pages of others cannot frame ours. */
export function securityHeaders({ environment, scripts, dev }: HeaderOptions): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    // React writes style attributes, which no nonce can allow.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // The development server reloads the page over a web socket.
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
    ...(environment !== 'local' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
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
