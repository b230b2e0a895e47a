import type { Language } from '#core/locale.ts';
import type { Claims } from './auth/claims.ts';
import type { Role } from './auth/roles.ts';
import type { Cookies } from './cookies.ts';
import type { Market } from './market/market.ts';

/** Who asks, where and when: made once for each request, frozen, and handed to every use case. */
export type Visit = Readonly<{
  market: Market;
  language: Language;
  claims: Claims | undefined;
  /** Was signed in until now: the browser brought a session that could not be renewed. */
  sessionExpired: boolean;
  /** Whose session that was, as far as its last token tells. */
  lastRole: Role | undefined;
  now: Date;
  requestId: string;
  /** A page load, as opposed to the router's request for the data of a page. */
  isDocument: boolean;
  /** For counting attempts, and for the list of somebody's sessions. */
  clientAddress: string;
  device: string;
  cookies: Cookies;
}>;
