import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aCategory, aColour, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import { changeFlag } from '../flags/change-flag.server.ts';
import { markets } from '../market/markets.ts';
import type { Visit } from '../visit.ts';
import { gridPageSize, type ListQuestion } from './list-question.ts';
import type { Card } from './product-list.ts';
import { readProductList } from './read-product-list.server.ts';
import { readViewer } from './read-viewer.server.ts';

let shop: TestShop;

const everything: ListQuestion = {
  place: {},
  context: 'All',
  valueIds: [],
  searchText: '',
  sort: { field: 'PartNo', order: 'asc' },
  mode: 'Default',
  view: 'GRID',
  page: 1,
  pageSize: gridPageSize,
};

const colours = ['01', '02'].map((code) => ({
  kind: 'colour',
  id: 1000 + Number(code),
  code,
  hex: '#112233',
  hiVis: false,
  name: { en: `Colour ${code}`, sv: `Färg ${code}` },
}));
const colourFilter = {
  kind: 'parametric',
  code: 'Color',
  type: 'ParametricList',
  level: 'colour',
  filter: true,
  isAndFilter: false,
  sortOrder: 1,
  name: { en: 'Colour', sv: 'Färg' },
  values: ['01', '02'].map((code, at) => ({ id: 7000 + at, code, sortOrder: at, name: { en: code } })),
};
const lists = [
  aPriceList(),
  aPriceList({ code: 'OURS', type: 'Agreement' }),
  aPriceList({ code: 'THEIRS', type: 'Agreement' }),
  aPriceList({ code: 'PUBLIC-no', market: 'no', currency: 'NOK' }),
];
const agreedOnly = (style: number) => ({ ...aProduct({ style }), publicAssortment: false });

/** Product 1000 is public, 2000 belongs to our company, 3000 to another, 4000 has no price, 5000 is Norwegian. */
beforeEach(async () => {
  shop = await openTestShop();
  const twoColours = {
    ...aProduct({ style: 1000 }),
    colours: ['0100', '0200'].map((colour) => aColour({ style: 1000, colour })),
  };
  await bringFeed(shop, [
    aCategory(),
    ...colours,
    colourFilter,
    ...lists,
    twoColours,
    agreedOnly(2000),
    agreedOnly(3000),
    aProduct({ style: 4000 }),
    aProduct({ style: 5000 }),
    aPrice({ style: 1000, unitGross: '1000' }),
    aPrice({ style: 1000, colour: '0200', unitGross: '1200' }),
    { ...aPrice({ style: 1000, priceList: 'OURS' }), unitGross: undefined, unitNet: '500' },
    { ...aPrice({ style: 2000, priceList: 'OURS' }), unitGross: undefined, unitNet: '600' },
    { ...aPrice({ style: 3000, priceList: 'THEIRS' }), unitGross: undefined, unitNet: '700' },
    aPrice({ style: 5000, priceList: 'PUBLIC-no', currency: 'NOK' }),
  ]);
});

const member = async (role: Role, list: string, settings: Record<string, string> = {}): Promise<Visit> => {
  const company = await aCompany().with(settings).withPriceLists(list).save(shop.db);
  return aVisit({ claims: someClaims({ storm_role: role, company_id: company.id }) });
};

async function list(visit: Visit, question: Partial<ListQuestion> = {}) {
  const asked = { ...everything, ...question };
  const viewer = await readViewer(shop, visit, { mode: 'incl', context: asked.context });
  return readProductList(shop, visit, viewer, asked);
}

const styles = ({ cards }: { cards: readonly Card[] }) => cards.map(({ basePartNo }) => Number(basePartNo.slice(0, 4)));
const costs = ({ cards }: { cards: readonly Card[] }) =>
  cards.map(({ price }) => price && [price.amount.amount, price.isGross]);

test('P46 with the market’s flag on, colours are cards by 30-day rank, the preferred one first', async () => {
  const ranks = { '0100': 3, '0200': 2, '0300': 1 };
  const rankedColours = (preferred?: string) =>
    Object.entries(ranks).map(([colour, popRank30]) => ({
      ...aColour({ style: 1000, colour }),
      popularity: { se: { popRank30, popRank60: 9 - popRank30 } },
      ...(colour === preferred && { bestSellingColorOverride: true }),
    }));
  const third = { ...colours[0], id: 1003, code: '03' };
  const bring = (preferred?: string) =>
    bringFeed(shop, [
      third,
      { ...aProduct({ style: 1000 }), colours: rankedColours(preferred) },
      aPrice({ style: 1000, colour: '0300', unitGross: '1200' }),
    ]);
  const cards = async (visit = aVisit()) => {
    const answer = await list(visit, { sort: { field: 'PopularityRank', order: 'asc' } });
    return answer.cards.map(({ colours: [shown], basePartNo }) => shown?.partNo.slice(8) ?? basePartNo);
  };
  await bring();
  expect(await cards()).toEqual(['0300']);
  const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
  await changeFlag(shop, staff, { key: 'UseBestSellingColorVariant', enabled: true, marketId: 1 });
  expect(await cards()).toEqual(['0300', '0200', '0100']);
  await bring('0100');
  expect(await cards()).toEqual(['0100', '0300', '0200']);
});

describe('visibility', () => {
  test('P01 anonymous visitors see public products with a price in their market', async () => {
    const answer = await list(aVisit());
    expect(styles(answer)).toEqual([1000]);
    expect(costs(answer)).toEqual([[100_000, true]]);
    expect(answer.cards[0]).toMatchObject({ priceList: 'PUBLIC-se', marketPrice: undefined, isSellable: true });
    expect(answer.cards[0]?.price?.isFrom).toBe(true);
    expect(styles(await list(aVisit({ market: markets.no, language: 'en' })))).toEqual([5000]);
  });

  test('P01 a company sees the public assortment and its own at its own prices, never those agreed with others', async () => {
    const ours = await list(await member(roles.user, 'OURS'));
    expect(styles(ours)).toEqual([1000, 2000]);
    expect(costs(ours)).toEqual([
      [50_000, false],
      [60_000, false],
    ]);
    expect(ours.cards[0]?.priceList).toBe('OURS');
    expect(ours.cards[0]?.colours.map(({ price }) => price?.amount.amount)).toEqual([50_000, 120_000]);
    expect(styles(await list(await member(roles.user, 'THEIRS')))).toEqual([1000, 3000]);
    expect(styles(await list(await member(roles.b2c, 'OURS')))).toEqual([1000]);
  });

  test('P50 P51 a company may limit its users, or everybody, to the agreed assortment', async () => {
    const only = { ShowAgreedAssortmentOnly: 'true' };
    const held = await list(await member(roles.user, 'OURS', only));
    expect(styles(held)).toEqual([1000, 2000]);
    expect(held.cards[0]?.colours).toHaveLength(1);
    expect((await list(await member(roles.administrator, 'OURS', only))).cards[0]?.colours).toHaveLength(2);
    const all = { ShowAgreedAssortmentOnlyForAllRoles: 'true' };
    expect((await list(await member(roles.administrator, 'OURS', all))).cards[0]?.colours).toHaveLength(1);
  });

  test('P52 administrators see the market price if the company shows it', async () => {
    const settings = { ShowMarketPriceForAdminsAndInternals: 'true' };
    const [first, second] = (await list(await member(roles.administrator, 'OURS', settings))).cards;
    expect(first?.marketPrice?.amount.amount).toBe(100_000);
    expect(second?.marketPrice).toBeUndefined();
    expect((await list(await member(roles.user, 'OURS', settings))).cards[0]?.marketPrice).toBeUndefined();
  });

  test('visitors with hidden prices get no prices, limits or price order', async () => {
    const visit = await member(roles.user, 'OURS', { HidePrice: 'true' });
    const answer = await list(visit, { sort: { field: 'LowestPrice', order: 'asc' }, priceRange: { min: 0, max: 1 } });
    expect(answer.total).toBe(2);
    expect(JSON.stringify(answer)).not.toContain('"price"');
    expect(JSON.stringify(answer)).not.toMatch(/50000|60000|120000/);
    expect(answer).toMatchObject({ priceLimits: undefined, sort: { field: 'Flags', order: 'desc' } });
    expect(answer.cards.map(({ isSellable }) => isSellable)).toEqual([true, true]);
  });

  test("M48 products that cannot be bought are shown without a price if the market's setting is on", async () => {
    expect(styles(await list(aVisit()))).not.toContain(4000);
    const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
    await changeFlag(shop, staff, { key: 'UseDisplayNonSellableProducts', enabled: true, marketId: 1 });
    const answer = await list(aVisit());
    expect(styles(answer)).toEqual([1000, 4000, 5000]);
    expect(answer.cards.map(({ isSellable }) => isSellable)).toEqual([true, false, false]);
  });

  test('two buyers with different agreements can use the same lists at the same time', async () => {
    const [ours, theirs] = [await member(roles.user, 'OURS'), await member(roles.user, 'THEIRS')];
    const questions = [
      {},
      { valueIds: [7000] },
      { searchText: 'trousers', sort: undefined },
      { page: 2 },
      { place: { category: 'Bottoms' } },
    ];
    const walks = await Promise.all(
      Array.from({ length: 8 }, async (_, turn) => {
        const question = questions[turn % questions.length];
        return Promise.all([list(ours, question), list(theirs, question), list(aVisit(), question)]);
      }),
    );
    for (const [mine, others, anybody] of walks) {
      expect(new Set(styles(mine))).toEqual(new Set([1000, 2000]));
      expect(new Set(styles(others))).toEqual(new Set([1000, 3000]));
      expect(styles(anybody)).toEqual([1000]);
      expect(mine.cards.map(({ priceList }) => priceList)).toEqual(['OURS', 'OURS']);
      expect(others.cards.flatMap(({ colours: sold }) => sold.map(({ price }) => price?.amount.amount))).not.toContain(
        50_000,
      );
    }
  });
});

describe('time', () => {
  test('a campaign begins at midnight of the market and ends with its last day', async () => {
    const campaign = { unitGross: '800', lowestGross30Days: '900', from: '2026-12-01', to: '2026-12-02' };
    await bringFeed(shop, [{ ...aPrice({ style: 1000, unitGross: '1000' }), campaign }]);
    const at = async (now: string) => (await list(aVisit({ now: new Date(now) }))).cards[0]?.price;
    expect((await at('2026-11-30T22:59:59Z'))?.amount.amount).toBe(100_000);
    expect(await at('2026-11-30T23:00:00Z')).toMatchObject({
      amount: { amount: 80_000 },
      before: { amount: { amount: 100_000 }, lowest30Days: { amount: 90_000 } },
    });
    expect((await at('2026-12-02T22:59:59Z'))?.amount.amount).toBe(80_000);
    expect((await at('2026-12-02T23:00:00Z'))?.amount.amount).toBe(100_000);
  });

  test('the next request sees an import', async () => {
    expect(costs(await list(aVisit()))).toEqual([[100_000, true]]);
    await bringFeed(shop, [aPrice({ style: 1000, unitGross: '999' })]);
    expect(costs(await list(aVisit()))).toEqual([[99_900, true]]);
  });
});

describe('unusual requests', () => {
  test('P44 a page beyond the end gives the last page', async () => {
    expect(await list(aVisit(), { page: 99 })).toMatchObject({ page: 1, total: 1 });
    expect(await list(aVisit(), { page: -3 })).toMatchObject({ page: 1, total: 1 });
  });

  test('an unknown filter value is ignored', async () => {
    expect(await list(aVisit(), { valueIds: [999_999] })).toMatchObject({ total: 1 });
  });

  test('a deleted category is empty', async () => {
    expect(await list(aVisit(), { place: { category: 'nowhere' } })).toMatchObject({ total: 0, cards: [], page: 1 });
  });

  test.each([
    ['ten thousand characters', 'x'.repeat(10_000)],
    ['emoji', '👷🏽‍♀️🦺'],
    ['half a character', '\ud83d'],
    ['quotes and tags', `"'><script>alert(1)</script>`],
    ['a zero byte', 'a\0b'],
  ])('a search for %s finds nothing and causes no error', async (_, searchText) => {
    expect(await list(aVisit(), { searchText, sort: undefined })).toMatchObject({ total: 0, cards: [] });
  });

  test('a search text of blanks is ignored', async () => {
    expect(await list(aVisit(), { searchText: '   ' })).toMatchObject({ total: 1 });
  });
});

test('P14 P43 colours are a filter with counts, and selected values are marked', async () => {
  const { filters, cards } = await list(aVisit(), { valueIds: [7001] });
  expect(filters).toEqual([
    {
      parametricCode: 'Color',
      name: 'Färg',
      filterType: 'ParametricList',
      isAndFilter: false,
      values: [
        { id: 7000, label: '01', code: '01', sortOrder: 0, count: 1, selected: false, disabled: false, hex: '#112233' },
        { id: 7001, label: '02', code: '02', sortOrder: 1, count: 1, selected: true, disabled: false, hex: '#112233' },
      ],
    },
  ]);
  expect(cards[0]?.colours[0]).toMatchObject({ partNo: '100011100200', colorIds: [7001], name: 'Färg 02' });
});

test('P21 by default consumers see popular products first, companies new ones', async () => {
  const unsorted = { sort: undefined };
  expect((await list(aVisit(), unsorted)).sort).toEqual({ field: 'PopularityRank', order: 'asc' });
  expect((await list(await member(roles.user, 'OURS'), unsorted)).sort).toEqual({ field: 'Flags', order: 'desc' });
});

test('a search by name or part number finds only what the viewer sees', async () => {
  const find = async (visit: Visit, searchText: string) => styles(await list(visit, { searchText, sort: undefined }));
  const ours = await member(roles.user, 'OURS');
  expect(await find(ours, 'trousers 2000')).toContain(2000);
  expect(await find(ours, '2000 1110')).toEqual([2000]);
  expect(await find(aVisit(), '2000 1110')).toEqual([]);
  expect(await find(ours, '30001110')).toEqual([]);
});
