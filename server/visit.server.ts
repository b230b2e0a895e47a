import { fallbackMarket, findMarketByCode, findMarketByHost } from '#modules/market/find-market.ts';
import type { OwnHosts } from '#modules/market/hosts.ts';
import { isLanguageOf, languageOf, negotiateLanguage } from '#modules/market/language.ts';
import type { Market } from '#modules/market/market.ts';
import type { Visit } from '#modules/visit.ts';
import type { Env } from '#platform/env.server.ts';
import { StartupError } from '#platform/startup-error.ts';

type VisitRequest = Omit<Visit, 'market' | 'language'> & {
  path: string;
  acceptLanguage: string | undefined;
  lang: string | undefined;
};

export function marketOf(env: Env, host: string, ownHosts: OwnHosts): Market {
  const chosen = env.DEFAULT_MARKET === undefined ? undefined : findMarketByCode(env.DEFAULT_MARKET)?.code;
  if (env.DEFAULT_MARKET !== undefined && chosen === undefined)
    throw new StartupError(
      `DEFAULT_MARKET is ${env.DEFAULT_MARKET}, which is no market. Use a code of docs/operations.md.`,
    );
  return findMarketByHost(host, env.APP_ENV, ownHosts) ?? fallbackMarket(env.APP_ENV, chosen);
}

/** The host determines the market, the path the language (for the API: headers), the session the person. */
export function buildVisit(market: Market, asked: VisitRequest): Visit {
  return Object.freeze({
    market,
    language: languageFor(market, asked),
    claims: asked.claims,
    sessionExpired: asked.sessionExpired,
    lastRole: asked.lastRole,
    endedVisit: asked.endedVisit,
    framed: asked.framed,
    visitToken: asked.visitToken,
    now: asked.now,
    requestId: asked.requestId,
    isDocument: asked.isDocument,
    clientAddress: asked.clientAddress,
    device: asked.device,
    cookies: asked.cookies,
    refusesTracking: asked.refusesTracking,
  });
}

function languageFor(market: Market, { path, lang, acceptLanguage }: VisitRequest) {
  const segment = firstSegment(path);
  if (isLanguageOf(market, segment)) return languageOf(market, segment);
  if (lang !== undefined && isLanguageOf(market, lang)) return lang;
  return acceptLanguage === undefined ? market.defaultLocale : negotiateLanguage(market, acceptLanguage);
}

function firstSegment(path: string): string {
  let start = 0;
  while (path[start] === '/') start += 1;
  const end = path.indexOf('/', start);
  // The router requests the data of /sv at /sv.data.
  return end < 0 ? path.slice(start).replace(/\.data$/, '') : path.slice(start, end);
}
