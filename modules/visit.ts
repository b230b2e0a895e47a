import type { Language } from '#core/locale.ts';
import type { Claims } from './auth/claims.ts';
import type { Role } from './auth/roles.ts';
import type { Cookies } from './cookies.ts';
import type { Market } from './market/market.ts';

/** `to` is the origin that the cart is posted to. */
export type EndedVisit = Readonly<{ sid: string; to: string | undefined }>;

/** The shop is shown in a frame of a procurement system, which has this origin. */
export type FramedVisit = Readonly<{ by: string | undefined }>;

/** Who makes the request, where and when: created once for each request, frozen, and passed to every use case. */
export type Visit = Readonly<{
  market: Market;
  language: Language;
  claims: Claims | undefined;
  /** The visitor was signed in until now: the browser sent a session that could not be renewed. */
  sessionExpired: boolean;
  /** The role of that session, from its last token. */
  lastRole: Role | undefined;
  /** A session of a procurement system that has ended, according to its cookie: its cart can be requested once more. */
  endedVisit?: EndedVisit | undefined;
  framed?: FramedVisit | undefined;
  /** Of a session of a procurement system, also after its end: changes from its pages bring this token. */
  visitToken?: string | undefined;
  now: Date;
  requestId: string;
  /** A page load, as opposed to the router's request for the data of a page. */
  isDocument: boolean;
  /** For counting attempts, and for the visitor's list of sessions. */
  clientAddress: string;
  device: string;
  cookies: Cookies;
  /** The browser sends Global Privacy Control (Sec-GPC). */
  refusesTracking: boolean;
}>;
