import type { Environment } from '#core/environment.ts';
import { hostsOf, normaliseHost, type OwnHosts } from './hosts.ts';
import type { Market, MarketCode } from './market.ts';
import { marketList, markets } from './markets.ts';

const marketsByHost = {
  production: byHost('production'),
  staging: byHost('staging'),
  development: byHost('development'),
  local: byHost('local'),
  uat: byHost('uat'),
} satisfies Record<Environment, ReadonlyMap<string, Market>>;

/** Matches any of a market's three hosts; the operator's own domains take precedence. */
export function findMarketByHost(host: string, environment: Environment, ownHosts: OwnHosts = {}): Market | undefined {
  const wanted = normaliseHost(host);
  const own = Object.entries(ownHosts).find(([ownHost]) => normaliseHost(ownHost) === wanted);
  return own ? markets[own[1]] : marketsByHost[environment].get(wanted);
}

/** Iceland's id is 0, so a missing id must not be replaced by 0. */
export function findMarketBySiteId(siteId: number | undefined): Market | undefined {
  return marketList.find((market) => market.siteId === siteId);
}

export function findMarketByCode(code: string): Market | undefined {
  return marketList.find((market) => market.code === code);
}

export function findMarketByContentInstance(contentInstance: number): Market | undefined {
  return marketList.find((market) => market.contentInstance === contentInstance);
}

/** The default market. The developer's choice applies only in local development. */
export function fallbackMarket(environment: Environment, developersChoice?: MarketCode): Market {
  if (environment === 'local' && developersChoice !== undefined) return markets[developersChoice];
  return environment === 'development' ? markets.se : markets.uk;
}

function byHost(environment: Environment): ReadonlyMap<string, Market> {
  const hosts = (market: Market) => Object.values(hostsOf(market, environment));
  return new Map(marketList.flatMap((market) => hosts(market).map((host) => [host, market])));
}
