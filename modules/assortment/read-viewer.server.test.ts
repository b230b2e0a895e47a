import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPriceList } from '#tests/build/feed.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import { changeFlag } from '../flags/change-flag.server.ts';
import { markets } from '../market/markets.ts';
import { readViewer } from './read-viewer.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, [
    aPriceList(),
    aPriceList({ code: 'OURS', type: 'Agreement' }),
    aPriceList({ code: 'APP', type: 'ApplicationSpecific' }),
    aPriceList({ code: 'THEIRS', type: 'Agreement' }),
    aPriceList({ code: 'OUTSIDE', type: 'External' }),
    aPriceList({ code: 'PUBLIC-no', market: 'no', currency: 'NOK' }),
  ]);
});

const asked = { mode: 'excl', context: 'All' } as const;
const company = (settings: Record<string, string> = {}) =>
  aCompany()
    .with(settings)
    .withAttributes({ PrimaryPricelistCode: 'OURS' })
    .withPriceLists('APP', 'OURS', 'OUTSIDE')
    .save(shop.db);
const as = (role: Role, { id }: { id: number }) => aVisit({ claims: someClaims({ storm_role: role, company_id: id }) });

test('P01 anonymous visitors and consumers have the public list of their market and no agreement', async () => {
  expect(await readViewer(shop, aVisit(), asked)).toEqual({
    priceLists: ['PUBLIC-se'],
    priceTiers: [['PUBLIC-se']],
    marketPriceList: undefined,
    isBusiness: false,
    isSignedIn: false,
    hasAgreement: false,
    showsPublic: true,
    apart: [],
    hidesPrices: false,
    mode: 'excl',
    basis: 'gross',
    showsNonSellable: false,
    splitsByBestSelling: false,
  });
  const norwegian = await readViewer(shop, aVisit({ market: markets.no }), asked);
  expect(norwegian.priceLists).toEqual(['PUBLIC-no']);
  const consumer = await readViewer(shop, as(roles.b2c, await company()), asked);
  expect(consumer).toMatchObject({
    priceLists: ['PUBLIC-se'],
    isSignedIn: true,
    basis: 'gross',
    isBusiness: false,
    hasAgreement: false,
  });
});

test('P01 anonymous visitors cause no query about companies', async () => {
  await readViewer(shop, aVisit(), asked);
  const closed = { ...shop, db: undefined as never };
  expect(await readViewer(closed, aVisit(), asked)).toMatchObject({ priceLists: ['PUBLIC-se'] });
});

test('P49 P51 a company has its primary list, its other lists, then the public one; never those of others', async () => {
  const viewer = await readViewer(shop, as(roles.user, await company()), asked);
  expect(viewer.priceTiers).toEqual([['OURS'], ['APP'], ['PUBLIC-se']]);
  expect(viewer).toMatchObject({ hasAgreement: true, showsPublic: true, isBusiness: true, basis: 'net' });
  const only = await company({ ShowAgreedAssortmentOnly: 'true' });
  expect(await readViewer(shop, as(roles.user, only), asked)).toMatchObject({
    priceLists: ['OURS', 'APP'],
    showsPublic: false,
  });
  expect((await readViewer(shop, as(roles.administrator, only), asked)).priceLists).toContain('PUBLIC-se');
});

test('P25 external lists apply in their own context', async () => {
  const visit = as(roles.user, await company());
  expect((await readViewer(shop, visit, { mode: 'excl', context: 'External' })).priceLists).toEqual(['OUTSIDE']);
});

test('P52 the market price is for administrators and internal staff, if company or market show it', async () => {
  const listFor = async (role: Role, settings = {}) =>
    (await readViewer(shop, as(role, await company(settings)), asked)).marketPriceList;
  const shown = { ShowMarketPriceForAdminsAndInternals: 'true' };
  expect(await listFor(roles.administrator, shown)).toBe('PUBLIC-se');
  expect(await listFor(roles.internal, shown)).toBe('PUBLIC-se');
  expect(await listFor(roles.customerAdmin, shown)).toBeUndefined();
  expect(await listFor(roles.user, shown)).toBeUndefined();
  expect(await listFor(roles.administrator)).toBeUndefined();
});

test("prices are hidden if the company's setting says so", async () => {
  expect((await readViewer(shop, as(roles.user, await company({ HidePrice: 'true' })), asked)).hidesPrices).toBe(true);
});

test('M48 P46 market flags decide about products that cannot be bought and about best sellers', async () => {
  const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
  for (const key of ['UseDisplayNonSellableProducts', 'UseBestSellingColorVariant'] as const)
    await changeFlag(shop, staff, { key, enabled: true, marketId: 1 });
  expect(await readViewer(shop, aVisit(), asked)).toMatchObject({ showsNonSellable: true, splitsByBestSelling: true });
  const elsewhere = await readViewer(shop, aVisit({ market: markets.no }), asked);
  expect(elsewhere).toMatchObject({ showsNonSellable: false, splitsByBestSelling: false });
});

test('a new price list is visible', async () => {
  const { id } = await aCompany().withPriceLists('NEW').save(shop.db);
  const visit = as(roles.user, { id });
  expect((await readViewer(shop, visit, asked)).priceLists).toEqual(['PUBLIC-se']);
  await bringFeed(shop, [aPriceList({ code: 'NEW', type: 'Reseller' })]);
  expect((await readViewer(shop, visit, asked)).priceLists).toEqual(['NEW', 'PUBLIC-se']);
});
