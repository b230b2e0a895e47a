import type { Environment } from '#core/environment.ts';
import type { Market, MarketCode } from './market.ts';

/** The operator's own domains with their markets. */
export type OwnHosts = Readonly<Record<string, MarketCode>>;

export type MarketHosts = { storefront: string; content: string; portal: string };

const domains = {
  production: 'yrke.example',
  staging: 'staging.yrke.example',
  development: 'dev.yrke.example',
  local: 'localhost',
  uat: 'uat.yrke.example',
} satisfies Record<Environment, string>;

/** In local development and on the operator's own domain, the shop is also content host and portal. */
export function hostsOf(market: Market, environment: Environment, ownHosts: OwnHosts = {}): MarketHosts {
  const own = Object.keys(ownHosts).find((host) => ownHosts[host] === market.code);
  if (own !== undefined) return oneHost(normaliseHost(own));
  const domain = domains[environment];
  if (environment === 'local') return oneHost(`${market.code}.${domain}`);
  return {
    storefront: `${market.code}.${domain}`,
    content: `${market.code}-content.${domain}`,
    portal: `${market.code}-portal.${domain}`,
  };
}

/** Only local addresses have a port; elsewhere a proxy serves https on the default port. */
export function storefrontUrl(market: Market, environment: Environment, port?: number, ownHosts?: OwnHosts): string {
  return origin(hostsOf(market, environment, ownHosts).storefront, environment, port);
}

export function portalUrl(market: Market, environment: Environment, port?: number, ownHosts?: OwnHosts): string {
  const { storefront, portal } = hostsOf(market, environment, ownHosts);
  const url = origin(portal, environment, port);
  return portal === storefront ? `${url}/login` : url;
}

/** Lower case, without port and trailing dot. */
export function normaliseHost(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

function origin(host: string, environment: Environment, port?: number): string {
  if (environment !== 'local') return `https://${host}`;
  return port === undefined || port === 80 ? `http://${host}` : `http://${host}:${port}`;
}

function oneHost(host: string): MarketHosts {
  return { storefront: host, content: host, portal: host };
}
