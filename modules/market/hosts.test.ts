import { expect, test } from 'vitest';
import { environments } from '#core/environment.ts';
import { hostsOf, portalUrl, storefrontUrl } from './hosts.ts';
import { marketList, markets } from './markets.ts';

test.each(environments)('M37 every market has three hosts of its own in %s', (environment) => {
  const hosts = marketList.map((market) => hostsOf(market, environment));
  expect(hosts).toHaveLength(23);
  for (const kind of ['storefront', 'content', 'portal'] as const) {
    expect(new Set(hosts.map((host) => host[kind])).size).toBe(23);
  }
  expect(hosts.flatMap(Object.values).every((host) => /^[a-z]{2}[a-z.-]*$/.test(host))).toBe(true);
});

test('M37 no two environments share a host', () => {
  const hosts = environments.map((environment) => new Set(Object.values(hostsOf(markets.se, environment))));
  const distinct = new Set(hosts.flatMap((set) => [...set]));
  expect(distinct.size).toBe(hosts.reduce((count, set) => count + set.size, 0));
});

test('M37 Sweden in production', () => {
  expect(hostsOf(markets.se, 'production')).toEqual({
    storefront: 'se.yrke.example',
    content: 'se-content.yrke.example',
    portal: 'se-portal.yrke.example',
  });
});

test.each([
  ['local', 3000, 'http://se.localhost:3000', 'http://se.localhost:3000/login'],
  ['local', 80, 'http://se.localhost', 'http://se.localhost/login'],
  ['local', undefined, 'http://se.localhost', 'http://se.localhost/login'],
  ['development', 3000, 'https://se.dev.yrke.example', 'https://se-portal.dev.yrke.example'],
  ['production', 3000, 'https://se.yrke.example', 'https://se-portal.yrke.example'],
] as const)('in %s on port %s the shop is at %s and its portal at %s', (environment, port, shop, portal) => {
  expect(storefrontUrl(markets.se, environment, port)).toBe(shop);
  expect(portalUrl(markets.se, environment, port)).toBe(portal);
});

test("on an operator's own domain, the shop's login is the portal", () => {
  const ownHosts = { 'Arbete.example': 'se' } as const;
  expect(storefrontUrl(markets.se, 'production', 3000, ownHosts)).toBe('https://arbete.example');
  expect(portalUrl(markets.se, 'production', 3000, ownHosts)).toBe('https://arbete.example/login');
  expect(storefrontUrl(markets.no, 'production', 3000, ownHosts)).toBe('https://no.yrke.example');
});

test('M01 each market has its own login portal', () => {
  expect(new Set(marketList.map((market) => portalUrl(market, 'production'))).size).toBe(23);
});
