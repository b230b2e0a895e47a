import type { RequestContext } from '#app/forms/answer-form.server.ts';
import { countryNamesIn } from '#modules/market/country-names.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import { isLanguageOf } from '#modules/market/language.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';

/** Name and sign-in address of another market, in the visitor's language. */
export function shopElsewhere({ shop: { env }, visit: { language } }: RequestContext, marketId: number | undefined) {
  const market = marketId === undefined ? undefined : findMarketBySiteId(marketId);
  if (!market) return undefined;
  const query = isLanguageOf(market, language) ? `?lang=${language}` : '';
  const { name } = countryNamesIn(language).find(({ code }) => code === market.code) ?? market;
  return { name, url: `${storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env))}/login${query}` };
}
