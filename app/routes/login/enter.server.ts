import { redirectDocument } from 'react-router';
import { type SessionTokens, sessionCookies } from '#modules/auth/session-cookies.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

export const cookieOptions = ({ env }: Pick<Shop, 'env'>, { now }: Visit) => ({ secure: env.APP_ENV !== 'local', now });

/** Sets the session's cookies and redirects. The target is a full page load, because all of its content may differ. */
export function enter(shop: Pick<Shop, 'env'>, visit: Visit, session: SessionTokens, target: string): Response {
  return redirectWith(sessionCookies(session, cookieOptions(shop, visit)), target);
}

export function redirectWith(cookies: readonly string[], target: string): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const line of cookies) headers.append('set-cookie', line);
  return redirectDocument(target, { headers });
}
