import { routeHref } from '#app/addresses/page-addresses.ts';
import type { DocumentPlace } from '#modules/content-editor/draft.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import { marketList } from '#modules/market/markets.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Pages of the route table that show content. General content is around every page. */
const screens: Readonly<Record<string, string>> = { 'front-page': 'home', general: 'home', hangtight: 'hangtight' };

/**
 * Where visitors see a text: in its market, or for all markets in the own one. A language that the own market does not have is shown by the
 * first that has it.
 */
export function liveUrlOf({ env }: Shop, { market: own }: Visit, { marketId, language, slug }: DocumentPlace) {
  const market =
    marketList.find((one) => one.marketId === marketId) ??
    [own, ...marketList].find(({ languages }) => languages.includes(language));
  if (!market) return undefined;
  const screen = screens[slug];
  const path = screen === undefined ? `/${language}/${slug}` : routeHref(screen, language);
  return storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env)) + path;
}
