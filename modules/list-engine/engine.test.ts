import { expect, test } from 'vitest';
import { answerList } from './answer-list.ts';
import { createColumnsBuilder } from './columns-builder.ts';
import { openEngine } from './engine.ts';
import { basePartNoOf, partNoOf } from './product-rows.ts';
import { aColour, aMarket, aPrice, aProduct } from './testing/build-source.ts';
import { aRequest, openSource } from './testing/open-source.ts';

const now = new Date('2026-11-15T12:00:00Z');
const one = '100000010100';
const other = '100000010200';

const agreed = aProduct('10000002', [aColour('100000020100')], {
  publicAssortment: false,
  prices: [aPrice('100000020100', 100), aPrice('100000020100', 90, { priceList: 'AGR' })],
});
const unpriced = aProduct('10000003', [aColour('100000030100')], { prices: [] });
const freight = aProduct('10000004', [aColour('100000040100')], { articleType: 'FreightArticle' });
const common = aProduct('10000001', [aColour(one), aColour(other)], {
  prices: [
    aPrice(one, 50_000, {
      sizeExceptions: [{ sizes: ['M'], unitAmount: 60_000 }],
      campaign: { unitAmount: 40_000, lowest30Days: 45_000, from: '2026-11-10', to: '2026-11-20' },
    }),
    aPrice(one, 36_000, { priceList: 'AGR', isGross: false }),
    aPrice(one, 30_000, { priceList: 'RES', isGross: false }),
    aPrice(other, 55_000),
  ],
});
const engine = openSource(aMarket(), [common, agreed, unpriced, freight]);

const seenBy = (priceLists: string[][], showsNonSellable = false, at = now) => {
  const assortment = engine.assortmentFor({ priceLists, now: at, showsNonSellable, basis: 'gross' });
  const { rows } = answerList(engine, assortment, aRequest());
  return rows.map(({ product, colours }) => [
    basePartNoOf(engine, product),
    ...colours.map((colour) => `${partNoOf(engine, colour)} ${assortment.colourLow[colour]}`),
  ]);
};

test('P01 agreed products are visible only through an agreed list, even if a public list prices them', () => {
  expect(seenBy([['PUB']]).map(([base]) => base)).toEqual(['10000001']);
  expect(seenBy([['AGR'], ['PUB']]).map(([base]) => base)).toEqual(['10000001', '10000002']);
  expect(seenBy([['AGR']])).toEqual([
    ['10000001', `${one} 45000`],
    ['10000002', '100000020100 90'],
  ]);
  expect(seenBy([])).toEqual([]);
  expect(seenBy([['of another market']])).toEqual([]);
});

test('the first tier with a price for a colour applies; within a tier the lowest price', () => {
  expect(seenBy([['AGR'], ['RES'], ['PUB']])[0]).toEqual(['10000001', `${one} 45000`, `${other} 55000`]);
  expect(seenBy([['AGR', 'RES'], ['PUB']])[0]).toEqual(['10000001', `${one} 37500`, `${other} 55000`]);
});

test('M48 products without a price are left out, unless the market shows them in the public assortment', () => {
  expect(seenBy([['PUB']], true)).toContainEqual(['10000003', '100000030100 -1']);
  expect(seenBy([['AGR']], true).map(([base]) => base)).not.toContain('10000003');
});

test('a campaign applies on its days in the market, and an assortment is cached between two changes', () => {
  const at = (instant: string) =>
    engine.assortmentFor({
      priceLists: [['PUB']],
      now: new Date(instant),
      showsNonSellable: false,
      basis: 'gross' as const,
    });
  expect(seenBy([['PUB']], false, new Date('2026-11-09T22:59:59Z'))[0]?.[1]).toBe(`${one} 50000`);
  expect(seenBy([['PUB']], false, new Date('2026-11-09T23:00:00Z'))[0]?.[1]).toBe(`${one} 40000`);
  expect(seenBy([['PUB']], false, new Date('2026-11-20T23:00:00Z'))[0]?.[1]).toBe(`${one} 50000`);
  expect(at('2026-11-10T00:00:00Z')).toBe(at('2026-11-20T22:00:00Z'));
  expect(engine.nextPriceChange(now)).toEqual(new Date('2026-11-20T23:00:00Z'));
  expect(engine.nextPriceChange(new Date('2027-01-01'))).toBeUndefined();
});

test('columns are passed to another thread without copying', () => {
  const builder = createColumnsBuilder(aMarket());
  builder.add(common);
  const columns = builder.finish();
  const received = structuredClone(columns);
  columns.products.manufacturerId[0] = 77;
  expect(received.products.manufacturerId[0]).toBe(77);
  const there = openEngine(received);
  const assortment = there.assortmentFor({
    priceLists: [['PUB']],
    now,
    showsNonSellable: false,
    basis: 'gross' as const,
  });
  expect(answerList(there, assortment, aRequest()).total).toBe(1);
});

test('a product can be added only once', () => {
  const builder = createColumnsBuilder(aMarket());
  builder.add(common);
  expect(() => builder.add(common)).toThrow('10000001 was added already');
});
