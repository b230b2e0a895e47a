import { routeHref } from '#app/addresses/page-addresses.ts';
import type { DocumentPlace } from '#modules/content-editor/draft.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { marketOfPlace } from './preview-visit.ts';

/** Pages of the route table that show content. General content is around every page. */
const screens: Readonly<Record<string, string>> = { 'front-page': 'home', general: 'home', hangtight: 'hangtight' };

/** Where visitors see a text. */
export function liveUrlOf({ env }: Shop, visit: Visit, place: DocumentPlace) {
  const { language, slug } = place;
  const market = marketOfPlace(visit, place);
  if (!market) return undefined;
  const screen = screens[slug];
  const path = screen === undefined ? `/${language}/${slug}` : routeHref(screen, language);
  return storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env)) + path;
}
