import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { storefrontUrl } from './hosts.ts';
import { marketList } from './markets.ts';
import { ownHostsOf } from './own-hosts.server.ts';

/** The markets a visitor may go to, named in the visitor's language and in its alphabet's order. */
export function listMarketLinks(shop: Pick<Shop, 'env'>, visit: Visit) {
  const countryNames = new Intl.DisplayNames(visit.language, { type: 'region' });
  const { compare } = new Intl.Collator(visit.language);
  const ownHosts = ownHostsOf(shop.env);
  const markets = marketList.map((market) => ({
    code: market.code,
    name: countryNames.of(market.iso2) ?? market.name,
    url: storefrontUrl(market, shop.env.APP_ENV, shop.env.PORT, ownHosts),
    current: market.code === visit.market.code,
  }));
  return {
    country: countryNames.of(visit.market.iso2) ?? visit.market.name,
    currency: visit.market.currency,
    markets: markets.sort((a, b) => compare(a.name, b.name)),
  };
}
