import { fallbackMarket, findMarketByCode, findMarketByHost } from '#modules/market/find-market.ts';
import type { OwnHosts } from '#modules/market/hosts.ts';
import { isLanguageOf, languageOf, negotiateLanguage } from '#modules/market/language.ts';
import type { Market } from '#modules/market/market.ts';
import type { Visit } from '#modules/visit.ts';
import type { Env } from '#platform/env.server.ts';
import { StartupError } from '#platform/startup-error.ts';

type Asked = Omit<Visit, 'market' | 'language'> & {
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

/** Host gives the market, path the language (headers, for the API), the session the person. */
export function buildVisit(market: Market, { path, acceptLanguage, lang, ...asked }: Asked): Visit {
  return Object.freeze({ ...asked, market, language: languageFor(market, path, lang, acceptLanguage) });
}

function languageFor(market: Market, path: string, lang: string | undefined, acceptLanguage: string | undefined) {
  // The router asks for the data of /sv at /sv.data.
  const segment = path
    .replace(/\.data$/, '')
    .split('/')
    .find((part) => part !== '');
  if (segment !== undefined && isLanguageOf(market, segment)) return languageOf(market, segment);
  return lang !== undefined && isLanguageOf(market, lang) ? lang : negotiateLanguage(market, acceptLanguage);
}
