import { ok } from '#core/result.ts';
import { type TokenSecrets, verifyToken } from '#modules/auth/token.server.ts';
import { fallbackMarket, findMarketByCode, findMarketByHost } from '#modules/market/find-market.ts';
import type { OwnHosts } from '#modules/market/hosts.ts';
import { isLanguageOf, languageOf, negotiateLanguage } from '#modules/market/language.ts';
import type { Market } from '#modules/market/market.ts';
import type { Visit } from '#modules/visit.ts';
import type { Env } from '#platform/env.server.ts';
import { StartupError } from '#platform/startup-error.ts';

export const sessionCookie = 'yrke_access';

type Asked = {
  host: string;
  path: string;
  requestId: string;
  now: Date;
  acceptLanguage: string | undefined;
  lang: string | undefined;
  authorization: string | undefined;
  session: string | undefined;
  isDocument: boolean;
};

export function secretsOf(env: Env): TokenSecrets {
  return env.SESSION_SECRET_PREVIOUS ? [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS] : [env.SESSION_SECRET];
}

export function marketOf(env: Env, host: string, ownHosts: OwnHosts): Market {
  const chosen = env.DEFAULT_MARKET === undefined ? undefined : findMarketByCode(env.DEFAULT_MARKET)?.code;
  if (env.DEFAULT_MARKET !== undefined && chosen === undefined)
    throw new StartupError(
      `DEFAULT_MARKET is ${env.DEFAULT_MARKET}, which is no market. Use a code of docs/operations.md.`,
    );
  return findMarketByHost(host, env.APP_ENV, ownHosts) ?? fallbackMarket(env.APP_ENV, chosen);
}

/** Host gives the market, path the language (headers, for the API), token or cookie the person. */
export async function buildVisit(env: Env, market: Market, asked: Asked) {
  const token = bearerOf(asked.authorization) ?? asked.session;
  const claims = token === undefined ? ok(undefined) : await verifyToken(secretsOf(env), token, asked.now);
  const visit: Visit = Object.freeze({
    market,
    language: languageFor(market, asked),
    claims: claims.ok ? claims.value : undefined,
    now: asked.now,
    requestId: asked.requestId,
    isDocument: asked.isDocument,
  });
  return { visit, refusal: claims.ok ? undefined : claims.refusal };
}

function bearerOf(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
}

function languageFor(market: Market, { path, lang, acceptLanguage }: Asked) {
  // The router asks for the data of /sv at /sv.data.
  const segment = path
    .replace(/\.data$/, '')
    .split('/')
    .find((part) => part !== '');
  if (segment !== undefined && isLanguageOf(market, segment)) return languageOf(market, segment);
  return lang !== undefined && isLanguageOf(market, lang) ? lang : negotiateLanguage(market, acceptLanguage);
}
