import type { Language } from '#core/locale.ts';
import type { Claims } from './auth/claims.ts';
import type { Market } from './market/market.ts';

/** Who asks, where and when: made once for each request, frozen, and handed to every use case. */
export type Visit = Readonly<{
  market: Market;
  language: Language;
  claims: Claims | undefined;
  now: Date;
  requestId: string;
  /** A page load, as opposed to the router's request for the data of a page. */
  isDocument: boolean;
}>;
