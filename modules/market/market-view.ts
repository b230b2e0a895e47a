import type { Environment } from '#core/environment.ts';
import { type OwnHosts, portalUrl, storefrontUrl } from './hosts.ts';
import type { Market } from './market.ts';
import type { ExtendedMarketInfo, MarketView } from './market-schema.ts';

export function toMarketView(market: Market, environment: Environment, port?: number, ownHosts?: OwnHosts): MarketView {
  const { name, siteId, marketId, currency, contentInstance, defaultLocale, locales, mapCentre, loginUrl } = market;
  return {
    name,
    siteId,
    marketId,
    url: storefrontUrl(market, environment, port, ownHosts),
    portalUrl: portalUrl(market, environment, port, ownHosts),
    currency,
    ...(contentInstance === undefined ? {} : { contentInstance }),
    defaultLocale,
    locales,
    mapCentre: { lng: mapCentre.lng, lat: mapCentre.lat },
    ...(loginUrl === undefined ? {} : { loginUrl }),
  };
}

export function toExtendedMarketInfo(market: Market): ExtendedMarketInfo {
  const { marketId, locales, b2CActivate, useAddressValidation, useProductOnHand } = market;
  const cultureCodes = Object.entries(locales).map(([language, { cultureCode }]) => [language, { cultureCode }]);
  return {
    marketId,
    locales: Object.fromEntries(cultureCodes) as ExtendedMarketInfo['locales'],
    b2CActivate,
    useAddressValidation,
    useProductOnHand,
  };
}
