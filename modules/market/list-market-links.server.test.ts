import { expect, test } from 'vitest';
import { readEnv } from '#platform/env.server.ts';
import { aVisit } from '#tests/build/visit.ts';
import { listMarketLinks } from './list-market-links.server.ts';
import { markets } from './markets.ts';

const env = readEnv({ PORT: '3000' });

test('every market, named and sorted in the language of the visitor', () => {
  const { country, currency, markets: links } = listMarketLinks({ env }, aVisit({ market: markets.fi }));
  expect({ country, currency }).toEqual({ country: 'Finland', currency: 'EUR' });
  expect(links).toHaveLength(23);
  expect(links[0]).toMatchObject({ code: 'be', name: 'Belgien' });
  expect(links.at(-1)).toMatchObject({ code: 'at', name: 'Österrike' });
  expect(links.filter((link) => link.current).map((link) => link.code)).toEqual(['fi']);
});

test('a market is linked to where it is in this environment', () => {
  const linkTo = (settings: Record<string, string>) =>
    listMarketLinks({ env: readEnv(settings) }, aVisit()).markets.find(({ code }) => code === 'se')?.url;
  expect(linkTo({ PORT: '8080' })).toBe('http://se.localhost:8080');
  expect(linkTo({ APP_ENV: 'staging' })).toBe('https://se.staging.yrke.example');
  expect(linkTo({ APP_ENV: 'staging', MARKET_DOMAINS: 'arbete.example=se' })).toBe('https://arbete.example');
});
