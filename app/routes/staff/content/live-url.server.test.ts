import { expect, test } from 'vitest';
import type { Language } from '#core/locale.ts';
import { markets } from '#modules/market/markets.ts';
import type { Shop } from '#modules/shop.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { aVisit } from '#tests/build/visit.ts';
import { liveUrlOf } from './live-url.server.ts';

const shop = { env: readEnv({ PORT: '3000' }) } as Shop;
const urlOf = (marketId: number | undefined, language: Language, slug: string) =>
  liveUrlOf(shop, aVisit(), { marketId, language, kind: 'page', slug });

test('a text is shown in its market and language', () => {
  expect(urlOf(markets.de.marketId, 'de', 'about')).toBe('http://de.localhost:3000/de/about');
  expect(urlOf(markets.fi.marketId, 'sv', 'front-page')).toBe('http://fi.localhost:3000/sv');
  expect(urlOf(markets.se.marketId, 'sv', 'general')).toBe('http://se.localhost:3000/sv');
});

test('a text for all markets is shown in the own market if it has the language, else in the first that has it', () => {
  expect(urlOf(undefined, 'sv', 'about')).toBe('http://se.localhost:3000/sv/about');
  expect(urlOf(undefined, 'pl', 'about')).toBe('http://pl.localhost:3000/pl/about');
});
