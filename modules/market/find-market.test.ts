import { expect, test } from 'vitest';
import { environments } from '#core/environment.ts';
import {
  fallbackMarket,
  findMarketByCode,
  findMarketByContentInstance,
  findMarketByHost,
  findMarketBySiteId,
} from './find-market.ts';
import { hostsOf } from './hosts.ts';
import { marketList, markets } from './markets.ts';

test.each(environments)('M37 each of the three hosts of each market is found in %s', (environment) => {
  for (const market of marketList) {
    for (const host of Object.values(hostsOf(market, environment))) {
      expect(findMarketByHost(host, environment)).toBe(market);
    }
  }
});

test.each([
  ['se.localhost:3000', 'local', 'se'],
  ['SE.LocalHost', 'local', 'se'],
  ['is.yrke.example.', 'production', 'is'],
] as const)('%s in %s is market %s', (host, environment, code) => {
  expect(findMarketByHost(host, environment)).toBe(markets[code]);
});

test.each([
  ['se.yrke.example', 'local'],
  ['se.localhost', 'production'],
  ['xse.yrke.example', 'production'],
  ['[::1]:3000', 'local'],
  ['constructor', 'local'],
  ['', 'local'],
] as const)('%j in %s is not a market', (host, environment) => {
  expect(findMarketByHost(host, environment)).toBeUndefined();
});

test("an operator's own domain takes precedence, in any case and with any port", () => {
  const ownHosts = { 'Workwear.example': 'ie', 'se.yrke.example': 'fi' } as const;
  expect(findMarketByHost('workwear.example:8443', 'production', ownHosts)).toBe(markets.ie);
  expect(findMarketByHost('se.yrke.example', 'production', ownHosts)).toBe(markets.fi);
  expect(findMarketByHost('no.yrke.example', 'production', ownHosts)).toBe(markets.no);
  expect(findMarketByHost('constructor', 'production', ownHosts)).toBeUndefined();
});

test('M34 a market is found by its siteId, Iceland by 0, none by 6', () => {
  expect(marketList.every((market) => findMarketBySiteId(market.siteId) === market)).toBe(true);
  expect(findMarketBySiteId(0)?.name).toBe('Iceland');
  expect(findMarketBySiteId(6)).toBeUndefined();
});

test('M35 a market is found by its code', () => {
  expect(findMarketByCode('uk')?.siteId).toBe(4);
  expect(findMarketByCode('gb')).toBeUndefined();
  expect(findMarketByCode('toString')).toBeUndefined();
});

test('M38 content instances 1 to 5 and 7 to 23 have a market', () => {
  const found = Array.from({ length: 25 }, (_, id) => id).filter((id) => findMarketByContentInstance(id));
  expect(found).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
  expect(findMarketByContentInstance(19)).toBe(markets.us);
});

test.each([
  ['development', 1],
  ['production', 4],
  ['uat', 4],
  ['staging', 4],
  ['local', 4],
] as const)('M32 without a match the market in %s has siteId %d', (environment, siteId) => {
  expect(fallbackMarket(environment).siteId).toBe(siteId);
});

test("M32 a developer's choice counts only locally", () => {
  expect(fallbackMarket('local', 'is')).toBe(markets.is);
  expect(fallbackMarket('development', 'is')).toBe(markets.se);
  expect(fallbackMarket('production', 'is')).toBe(markets.uk);
});
