import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { markets } from '#modules/market/markets.ts';
import { stateAt } from '#modules/promotion/campaign.ts';
import { campaignInput } from '#modules/promotion/campaign-schema.ts';
import { campaignTypes } from '#modules/promotion/campaign-types.ts';
import { generateCatalogue, smallWorld } from '../catalogue.ts';
import { lexicons } from '../texts/lexicons.ts';
import { demoCampaigns } from './campaigns.ts';

const now = new Date('2026-11-16T08:00:00Z');
const campaigns = demoCampaigns(now);
const definitions = campaigns.map(({ definition }) => definition);

test('each campaign is valid for staff input', () => {
  for (const definition of definitions) expect(campaignInput.parse(definition)).toEqual(definition);
});

test('D07 the demo has campaigns of every kind but one, in every state, in 14 languages', () => {
  const kinds = new Set(definitions.map(({ benefit }) => benefit.kind));
  expect(kinds.size).toBe(8);
  expect(Object.keys(campaignTypes)).toHaveLength(5);
  const states = campaigns.map(({ definition, isActive }) => stateAt({ ...definition, isActive, uses: 0 }, now));
  expect(new Set(states)).toEqual(new Set(['running', 'over', 'planned', 'paused']));
  for (const { name, description } of definitions)
    for (const words of [name, description]) expect(Object.keys(words).sort()).toEqual([...languages].sort());
});

test('the goods and categories that they name exist in the smallest world', () => {
  const skus = new Set<string>();
  const categories = new Set<string>();
  for (const row of generateCatalogue({
    seed: 'catalogue-v1',
    products: smallWorld,
    today: '2026-11-15',
    languages: ['en'],
    markets: ['se'],
  }))
    if (row.kind === 'product') {
      for (const category of row.categories) categories.add(category);
      for (const { sizes } of row.colours) for (const { sku } of sizes) skus.add(sku);
    }
  const gifts = definitions.flatMap(({ benefit }) => (benefit.kind === 'free-item' ? [benefit.sku] : []));
  const named = definitions
    .flatMap(({ benefit, conditions }) => [benefit, ...conditions])
    .flatMap((rule) => ('selection' in rule ? rule.selection.categories : []));
  expect([gifts.length, named.length > 3]).toEqual([1, true]);
  expect(gifts.filter((sku) => !skus.has(sku))).toEqual([]);
  expect(named.filter((category) => !categories.has(category))).toEqual([]);
});

test('in a language with one currency, the description does not mention other currencies', () => {
  const save = definitions.find(({ code }) => code === 'SAVE');
  const others = /valut|walut|currenc|monnaie|Währung|měn|moned|vääring/i;
  const told = languages.filter((language) => others.test(save?.description[language] ?? ''));
  const several = languages.filter((language) => {
    const here = Object.values(markets).filter(({ locales }) => language in locales);
    return new Set(here.map(({ currency }) => currency)).size > 1;
  });
  expect(told.filter((language) => !several.includes(language))).toEqual([]);
  expect(told).not.toContain('sv');
});

test.each(languages)('in %s the campaign for the neck tube names it as the goods do', (language) => {
  const tube = definitions.find(({ code }) => code === 'TUBE');
  expect(tube?.name[language]?.toLowerCase()).toContain(lexicons[language].kinds['neck-tube'].name.toLowerCase());
});
