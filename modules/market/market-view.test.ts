import { expect, test } from 'vitest';
import { extendedMarketInfoSchema, marketViewSchema } from './market-schema.ts';
import { toExtendedMarketInfo, toMarketView } from './market-view.ts';
import { marketList, markets } from './markets.ts';

test('M02 each of the 23 markets shows every field, and no other', () => {
  const views = marketList.map((market) => marketViewSchema.parse(toMarketView(market, 'production')));
  expect(views).toHaveLength(23);
  expect(toMarketView(markets.is, 'local', 3000)).toEqual({
    name: 'Iceland',
    siteId: 0,
    marketId: 0,
    url: 'http://is.localhost:3000',
    portalUrl: 'http://is.localhost:3000/login',
    currency: 'ISK',
    defaultLocale: 'en',
    locales: { en: { name: 'English', cultureCode: 'en-IS' } },
    mapCentre: { lng: -18.6, lat: 64.9 },
  });
});

test('M02 a market may have a loginUrl', () => {
  const loginUrl = 'https://login.yrke.example/se';
  expect(marketViewSchema.parse(toMarketView({ ...markets.se, loginUrl }, 'uat'))).toMatchObject({ loginUrl });
});

test("M02 the view uses the operator's own domain", () => {
  const { url } = toMarketView(markets.se, 'production', undefined, { 'arbete.example': 'se' });
  expect(url).toBe('https://arbete.example');
});

test('M03 the extended info has exactly these members', () => {
  for (const market of marketList) extendedMarketInfoSchema.parse(toExtendedMarketInfo(market));
  expect(toExtendedMarketInfo(markets.be)).toEqual({
    marketId: 7,
    locales: { nl: { cultureCode: 'nl-BE' }, fr: { cultureCode: 'fr-BE' }, en: { cultureCode: 'en-BE' } },
    b2CActivate: true,
    useAddressValidation: false,
    useProductOnHand: true,
  });
});

test('M03 an additional member is refused', () => {
  const info = { ...toExtendedMarketInfo(markets.se), name: 'Sweden' };
  expect(extendedMarketInfoSchema.safeParse(info).success).toBe(false);
});
