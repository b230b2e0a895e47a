import { expect, test } from 'vitest';
import type { FeedRow, FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import { generateCatalogue, smallWorld } from './catalogue.ts';
import { believable } from './pricing.ts';

const all = [...generateCatalogue({ seed: 'catalogue-v1', products: 200, today: '2026-11-15', languages: ['en'] })];
const rows = <K extends FeedRow['kind']>(kind: K) => all.filter((row): row is FeedRowOf<K> => row.kind === kind);

test.each([
  ['SEK', 123_456, 123_900],
  ['DKK', 7_810, 8_000],
  ['EUR', 8_950, 8_990],
  ['EUR', 1_210, 1_195],
  ['CZK', 123_456, 123_000],
  ['ISK', 1_234_567, 1_230_000],
  ['GBP', 7_710, 7_699],
  ['GBP', 1_240, 1_250],
  ['USD', 9_950, 9_999],
  ['CHF', 8_830, 8_790],
  ['PLN', 38_812, 38_799],
])('a price in %s ends as its shoppers are used to', (currency, exact, expected) => {
  expect(believable(exact, currency)).toBe(expected);
});

test('P26 every kind of price list exists', () => {
  expect(new Set(rows('price-list').map(({ type }) => type))).toEqual(
    new Set(['None', 'Agreement', 'Reseller', 'External', 'PreOrder', 'ApplicationSpecific']),
  );
  const priced = new Set(rows('price').map(({ priceList }) => priceList));
  expect(rows('price-list').filter(({ code }) => !priced.has(code))).toEqual([]);
});

test('public prices include tax where consumers see it, and none in North America', () => {
  const side = ({ unitGross }: FeedRowOf<'price'>) => (unitGross === undefined ? 'net' : 'gross');
  const netLists = new Set(
    rows('price')
      .filter((row) => side(row) === 'net')
      .map(({ priceList }) => priceList),
  );
  const grossLists = new Set(
    rows('price')
      .filter((row) => side(row) === 'gross')
      .map(({ priceList }) => priceList),
  );
  expect([...netLists].filter((list) => list.startsWith('PUB')).sort()).toEqual(['PUB-CA', 'PUB-US']);
  expect([...grossLists].filter((list) => !list.startsWith('PUB'))).toEqual([]);
  expect(grossLists.size).toBe(21);
});

test('P01 a product only for companies is in no public list, but in some list', () => {
  const closed = rows('product').filter(({ publicAssortment }) => !publicAssortment);
  expect(closed.length).toBeGreaterThan(0);
  for (const { basePartNo } of closed) {
    const lists = rows('price')
      .filter(({ partNo }) => partNo.startsWith(basePartNo))
      .map(({ priceList }) => priceList);
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter((list) => list.startsWith('PUB'))).toEqual([]);
  }
});

test('a campaign is lower than the price and tells the lowest of 30 days', () => {
  const campaigns = rows('price').flatMap((price) => (price.campaign ? [{ price, campaign: price.campaign }] : []));
  expect(campaigns.length).toBeGreaterThan(0);
  for (const { price, campaign } of campaigns) {
    const lowered = Number(campaign.unitGross ?? campaign.unitNet);
    expect(lowered).toBeLessThan(Number(price.unitGross ?? price.unitNet));
    expect(lowered).toBeLessThan(Number(campaign.lowestGross30Days ?? campaign.lowestNet30Days));
  }
});

test('large sizes cost more', () => {
  const exceptions = rows('price').filter(({ sizeExceptions }) => sizeExceptions);
  expect(exceptions.length).toBeGreaterThan(0);
  for (const { unitGross, unitNet, sizeExceptions } of exceptions)
    for (const exception of sizeExceptions ?? [])
      expect(Number(exception.unitGross ?? exception.unitNet)).toBeGreaterThanOrEqual(Number(unitGross ?? unitNet));
});

test('a world of few markets has their lists only', () => {
  const few = [
    ...generateCatalogue({ seed: 's', products: smallWorld, today: '2026-11-15', languages: ['en'], markets: ['no'] }),
  ];
  const lists = few.flatMap((row) => (row.kind === 'price-list' ? [row.code] : []));
  expect(lists).toEqual(['PUB-NO', 'AGREED-1007', 'AGREED-1008', 'AGREED-1009']);
});
