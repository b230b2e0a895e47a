import { expect, test } from 'vitest';
import { marketList } from '#modules/market/markets.ts';
import { marketAlternates } from './market-alternates.ts';

const all = marketAlternates({
  markets: marketList,
  baseOf: ({ code }) => `https://${code}.example`,
  pathIn: (language) => `/${language}`,
});

test('each culture has one address, that of its own country', () => {
  const cultures = all.map(({ hreflang }) => hreflang);
  expect(new Set(cultures).size).toBe(cultures.length);
  expect(all).toContainEqual({ hreflang: 'sv-SE', href: 'https://se.example/sv' });
  expect(all).toContainEqual({ hreflang: 'en-GB', href: 'https://uk.example/en' });
  expect(all).toContainEqual({ hreflang: 'de-AT', href: 'https://at.example/de' });
});
