import { expect, test } from 'vitest';
import { readEnv } from '#platform/env.server.ts';
import { aVisit } from '#tests/build/visit.ts';
import { listMarketLinks } from './list-market-links.server.ts';
import { markets } from './markets.ts';

const env = readEnv({ PORT: '3000' });
const all = { showsSiAndHr: true };

test('every market, named and sorted in the language of the visitor', () => {
  const links = listMarketLinks({ env }, aVisit({ market: markets.fi }), all);
  expect(links).toHaveLength(23);
  expect(links[0]).toMatchObject({ code: 'be', name: 'Belgien' });
  expect(links.at(-1)).toMatchObject({ code: 'at', name: 'Österrike' });
  expect(links.filter((link) => link.current).map((link) => link.code)).toEqual(['fi']);
});

test('M46 Slovenia and Croatia are shown if their flag is on, or if the visitor is there', () => {
  const codes = (market: 'se' | 'si', showsSiAndHr: boolean) =>
    listMarketLinks({ env }, aVisit({ market: markets[market] }), { showsSiAndHr })
      .map(({ code }) => code)
      .filter((code) => ['si', 'hr'].includes(code))
      .sort();
  expect(codes('se', false)).toEqual([]);
  expect(codes('se', true)).toEqual(['hr', 'si']);
  expect(codes('si', false)).toEqual(['si']);
});

test('a market is linked to its address in this environment', () => {
  const SESSION_SECRET = 'x'.repeat(32);
  const linkTo = (settings: Record<string, string>) =>
    listMarketLinks({ env: readEnv({ SESSION_SECRET, ...settings }) }, aVisit(), all).find(({ code }) => code === 'se')
      ?.url;
  expect(linkTo({ PORT: '8080' })).toBe('http://se.localhost:8080');
  expect(linkTo({ APP_ENV: 'staging' })).toBe('https://se.staging.yrke.example');
  expect(linkTo({ APP_ENV: 'staging', MARKET_DOMAINS: 'arbete.example=se' })).toBe('https://arbete.example');
});
