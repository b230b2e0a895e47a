import { expect, test } from 'vitest';
import { roles } from '../auth/roles.ts';
import type { CompanyTerms } from '../company/company-terms.ts';
import {
  asksForAgreedCategories,
  type PriceListInMarket,
  seesAgreedOnly,
  visiblePriceLists,
} from './visible-price-lists.ts';

const inMarket: PriceListInMarket[] = [
  { code: 'PUBLIC', type: 'None' },
  { code: 'OURS', type: 'Agreement' },
  { code: 'ALSO-OURS', type: 'ApplicationSpecific' },
  { code: 'THEIRS', type: 'Agreement' },
  { code: 'DEALERS', type: 'Reseller' },
  { code: 'OUTSIDE', type: 'External' },
  { code: 'EARLY', type: 'PreOrder' },
];
const agreement: CompanyTerms = {
  settings: {},
  primaryPriceList: 'OURS',
  priceLists: ['ALSO-OURS', 'OURS', 'OUTSIDE', 'EARLY', 'OF-ANOTHER-MARKET'],
  isCreditStopped: false,
};
const as = (role: keyof typeof roles) => ({ storm_role: roles[role] });
const settled = (...keys: string[]) => ({
  ...agreement,
  settings: Object.fromEntries(keys.map((key) => [key, 'true'])),
});
const codes = (...question: Parameters<typeof visiblePriceLists>) => visiblePriceLists(...question).flat();

test('P01 a visitor and a consumer see only the public list, a company its own list first', () => {
  expect(codes(inMarket, undefined, undefined, 'All')).toEqual(['PUBLIC']);
  expect(codes(inMarket, as('b2c'), agreement, 'All')).toEqual(['PUBLIC']);
  expect(codes(inMarket, as('user'), agreement, 'All')).toEqual(['OURS', 'ALSO-OURS', 'PUBLIC']);
  expect(codes(inMarket, as('internal'), undefined, 'All')).toEqual(['PUBLIC']);
});

test('P01 a list of another company never applies, in any context or role', () => {
  for (const role of ['user', 'administrator', 'internal', 'customerAdmin', 'b2c'] as const)
    for (const context of ['All', 'Public', 'Agreement', 'External', 'PreOrder'] as const) {
      expect(codes(inMarket, as(role), agreement, context)).not.toContain('THEIRS');
      expect(codes(inMarket, as(role), agreement, context)).not.toContain('DEALERS');
    }
});

test('the context selects the lists', () => {
  expect(codes(inMarket, as('user'), agreement, 'Public')).toEqual(['PUBLIC']);
  expect(codes(inMarket, as('user'), agreement, 'Agreement')).toEqual(['OURS', 'ALSO-OURS']);
  expect(codes(inMarket, as('user'), agreement, 'External')).toEqual(['OUTSIDE']);
  expect(codes(inMarket, as('user'), agreement, 'PreOrder')).toEqual(['EARLY']);
  expect(codes(inMarket, undefined, undefined, 'External')).toEqual([]);
});

test("the primary list applies first, then the company's other lists together, then the public one", () => {
  const more = { ...agreement, priceLists: [...agreement.priceLists, 'DEALERS'] };
  expect(visiblePriceLists(inMarket, as('user'), more, 'All')).toEqual([
    ['OURS'],
    ['ALSO-OURS', 'DEALERS'],
    ['PUBLIC'],
  ]);
});

test('a primary list without an agreement does not apply', () => {
  const odd = { ...agreement, primaryPriceList: 'THEIRS' };
  expect(codes(inMarket, as('user'), odd, 'All')).toEqual(['ALSO-OURS', 'OURS', 'PUBLIC']);
});

test.each([
  ['user', [], false],
  ['user', ['ShowAgreedAssortmentOnly'], true],
  ['administrator', ['ShowAgreedAssortmentOnly'], false],
  ['customerAdmin', ['ShowAgreedAssortmentOnly'], false],
  ['internal', ['ShowAgreedAssortmentOnly'], false],
  ['user', ['ShowAgreedAssortmentOnlyForAllRoles'], true],
  ['administrator', ['ShowAgreedAssortmentOnlyForAllRoles'], true],
  ['customerAdmin', ['ShowAgreedAssortmentOnlyForAllRoles'], true],
  ['internal', ['ShowAgreedAssortmentOnlyForAllRoles'], true],
  ['b2c', ['ShowAgreedAssortmentOnly', 'ShowAgreedAssortmentOnlyForAllRoles'], false],
] as const)('P50 P51 a %s of a company with %o sees only agreed lists: %s', (role, keys, only) => {
  expect(seesAgreedOnly(as(role), settled(...keys).settings)).toBe(only);
  expect(codes(inMarket, as(role), settled(...keys), 'All').includes('PUBLIC')).toBe(!only);
  expect(codes(inMarket, as(role), settled(...keys), 'Public')).toEqual(only ? [] : ['PUBLIC']);
});

test('P53 only companies use departments, groups and categories of agreements', () => {
  expect(asksForAgreedCategories(undefined)).toBe(false);
  expect(asksForAgreedCategories(as('b2c'))).toBe(false);
  for (const role of ['user', 'administrator', 'customerAdmin', 'internal'] as const)
    expect(asksForAgreedCategories(as(role))).toBe(true);
});
