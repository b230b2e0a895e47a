import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { countryNamesIn } from './country-names.ts';
import { findMarketByCode } from './find-market.ts';
import { storefrontUrl } from './hosts.ts';
import { ownHostsOf } from './own-hosts.server.ts';

/** Shown only if their flag is on. */
const hiddenMarkets: readonly string[] = ['si', 'hr'];

type Options = { showsSiAndHr: boolean };

/** Markets that a visitor can switch to, named in the visitor's language. Always includes the current market. */
export function listMarketLinks(shop: Pick<Shop, 'env'>, visit: Visit, { showsSiAndHr }: Options) {
  const ownHosts = ownHostsOf(shop.env);
  return countryNamesIn(visit.language).flatMap(({ code, name }) => {
    const market = findMarketByCode(code);
    const current = code === visit.market.code;
    if (!market || (hiddenMarkets.includes(code) && !showsSiAndHr && !current)) return [];
    return [{ code, name, url: storefrontUrl(market, shop.env.APP_ENV, shop.env.PORT, ownHosts), current }];
  });
}
