import { describe, expect, test } from 'vitest';
import { aCartRow, aCartView, aPricedRow } from '#app/components/cart/view-fixtures.ts';
import { money } from '#core/money.ts';
import type { CartView } from '#modules/cart/cart-view.ts';
import { markets } from '#modules/market/markets.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import { aVisit } from '#tests/build/visit.ts';
import { toCartPage } from './to-cart-page.ts';

const visit = aVisit({ language: 'sv' });
const pageOf = (given: Partial<CartView>, mode: PriceMode = 'excl', isHidden = false) =>
  toCartPage(visit, aCartView(given), { mode, isHidden, saved: [] });
/** Amounts contain non-breaking spaces. */
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2212', '-');

describe('T19 the mode changes the subtotals, never the amount to pay', () => {
  test.each([
    ['excl', '800,00 kr', '1 600,00 kr'],
    ['incl', '1 000,00 kr', '2 000,00 kr'],
  ] as const)('%s', (mode, unit, goods) => {
    const page = pageOf({ rows: [aCartRow({ id: 'a', quantity: 2 })] }, mode);
    const price = page.rows[0]?.price;
    expect(typeof price === 'object' && plain(price.unit)).toBe(unit);
    expect(plain(page.totals?.goods)).toBe(goods);
    expect(plain(page.totals?.payable)).toBe('2 000,00 kr');
    expect(page.totals?.taxes?.map(({ tax }) => plain(tax))).toEqual(['400,00 kr']);
  });
});

test('T21 without a tax rate no taxes are shown', () => {
  const { priced } = aCartView({});
  const page = pageOf({ priced: { ...priced, totals: { ...priced.totals, tax: undefined } } });
  expect(page.totals?.taxes).toBeUndefined();
});

test('T25 hidden prices do not leave the server', () => {
  const limit = money(300_000, 'SEK');
  const customer = { id: 7, name: 'Olle', employeeNo: undefined };
  const group = { customer, rowIds: ['a'], total: aPricedRow({ id: 'a', quantity: 1, unitNet: 80_000 }).total };
  const given: Partial<CartView> = { amountLimit: { limit, left: limit }, points: 12, groupedByCustomer: [group] };
  expect(JSON.stringify(pageOf(given))).toMatch(/kr/);
  const hidden = pageOf(given, 'excl', true);
  expect(JSON.stringify(hidden)).not.toMatch(/kr|800|1000/);
  expect(hidden).toMatchObject({ totals: undefined, limit: undefined, points: undefined });
  expect(hidden.rows[0]?.price).toBe('hidden');
});

test("a rounded unit price is marked if it does not multiply to the row's total", () => {
  const sides = (net: number, gross: number) => ({ net: money(net, 'SEK'), gross: money(gross, 'SEK') });
  const priced = aPricedRow({ id: 'a', quantity: 2, unitNet: 51_240 });
  const price = { ...priced, unit: sides(51_240, 64_050), line: sides(102_479, 128_100) };
  const isRounded = (mode: PriceMode) => {
    const shown = pageOf({ rows: [aCartRow({ id: 'a', quantity: 2, price })] }, mode).rows[0]?.price;
    return typeof shown === 'object' && shown.isUnitRounded;
  };
  expect(isRounded('excl')).toBe(true);
  expect(isRounded('incl')).toBe(false);
});

test('T23 quantities and points use the separators of amounts', () => {
  const inDutchShop = aVisit({ market: markets.nl, language: 'en' });
  const page = toCartPage(inDutchShop, aCartView({ points: 1036.25 }), { mode: 'excl', isHidden: false, saved: [] });
  expect(page.points).toBe('1,036.25');
});

test('T23 in a currency without decimals, quantities and derived prices keep theirs', () => {
  const inIceland = aVisit({ market: markets.is, language: 'en' });
  const priced = aPricedRow({ id: 'a', quantity: 1, unitNet: 80_000 });
  const rounding = { kind: 'rounding', exact: '1045.6', rounded: money(1046, 'ISK') } as const;
  const view = aCartView({ points: 2.5, rows: [aCartRow({ id: 'a', price: { ...priced, steps: [rounding] } })] });
  const page = toCartPage(inIceland, view, { mode: 'excl', isHidden: false, saved: [] });
  const price = page.rows[0]?.price;
  expect(page.points).toBe('2.5');
  expect(typeof price === 'object' && price.steps[0]?.facts).toMatchObject({ exact: '1045.6' });
});

test.each([
  ['us', 'sales-tax', ['listBeforeTax', 'quantity', 'taxOnTop']],
  ['uk', 'vat', ['listNet', 'quantity', 'taxAdded']],
] as const)('in %s the tax is called %s', (market, taxKind, words) => {
  const here = aVisit({ market: markets[market], language: 'en' });
  const page = toCartPage(here, aCartView({}), { mode: 'excl', isHidden: false, saved: [] });
  const price = page.rows[0]?.price;
  expect(page.totals?.taxKind).toBe(taxKind);
  expect(typeof price === 'object' && price.steps.map(({ word }) => word)).toEqual(words);
});

test('a price shows the kind of its list', () => {
  const price = pageOf({}).rows[0]?.price;
  expect(typeof price === 'object' && price.steps[0]).toMatchObject({ listType: 'None', facts: { list: 'PUBLIC' } });
});

test('a row without a price is marked', () => {
  const price = { ...aPricedRow({ id: 'a', quantity: 1, unitNet: 0 }), isPriced: false };
  expect(pageOf({ rows: [aCartRow({ id: 'a', price })] }).rows[0]?.price).toBe('missing');
});

test('a discount is shown at its row and in the totals as a deduction', () => {
  const off = { net: money(8_000, 'SEK'), gross: money(10_000, 'SEK') };
  const promotion = { promotionId: 'p', name: 'Autumn', description: '', code: 'AUTUMN', off };
  const price = { ...aPricedRow({ id: 'a', quantity: 1, unitNet: 80_000 }), discount: off, adjustments: [promotion] };
  const { priced } = aCartView({});
  const page = pageOf({ rows: [aCartRow({ id: 'a', price })], priced: { ...priced, promotions: [promotion] } }, 'incl');
  const shown = page.rows[0]?.price;
  expect(typeof shown === 'object' && [shown.before, shown.discounts[0]?.off].map(plain)).toEqual([
    '1 000,00 kr',
    '-100,00 kr',
  ]);
  expect(page.totals?.discounts.map(({ name, off: text }) => `${name} ${plain(text)}`)).toEqual(['Autumn -100,00 kr']);
});

test('the limit decreases with the cart and may be exceeded', () => {
  const limit = money(300_000, 'SEK');
  const leftOf = (left: number) => pageOf({ amountLimit: { limit, left: money(left, 'SEK') } }).limit;
  expect(leftOf(75_000)).toMatchObject({ percentUsed: 75, isExceeded: false });
  expect(leftOf(-1)).toMatchObject({ percentUsed: 100, isExceeded: true });
  // The text says that the limit is exceeded; the amount has no sign.
  expect([75_000, -119_475].map((left) => plain(leftOf(left)?.left))).toEqual(['750,00 kr', '1 194,75 kr']);
});

test('a part number is shown without the size, and links to the product in its colour', () => {
  const [row] = pageOf({}).rows;
  expect(row?.partNo).toBe('11201520AB01');
  expect(row?.href).toBe('/sv/produkt/signal-1120-trousers-11201520?colour=11201520AB01');
});

test('rows are grouped only if one has a wearer', () => {
  const total = aPricedRow({ id: 'a', quantity: 1, unitNet: 80_000 }).total;
  const group = (customer: CartView['coworkers'][number] | undefined) =>
    pageOf({ groupedByCustomer: [{ customer, rowIds: ['a'], total }] }).groups;
  expect(group(undefined)).toEqual([]);
  expect(group({ id: 7, name: 'Olle', employeeNo: undefined })).toMatchObject([{ coworkerId: 7, rowIds: ['a'] }]);
});

test('D08 free items are shown by name', () => {
  const gift = {
    rowId: 'free 1',
    sku: '200011100100M',
    quantity: 1,
    name: 'Gloves',
    slug: undefined,
    colour: { partNo: '200011100100', name: 'Black', hexes: [], picture: undefined },
    size: 'M',
    picture: undefined,
    promotion: 'Warm hands',
  };
  expect(pageOf({ freeItems: [gift] }).freeItems).toEqual([
    { id: 'free 1', name: 'Gloves, Black, M', quantity: 1, promotion: 'Warm hands' },
  ]);
});

test.each([
  [{ kind: 'percent', percent: 100 }, true],
  [{ kind: 'percent', percent: 50 }, false],
  [{ kind: 'price', price: { amount: money(0, 'SEK'), isGross: true } }, true],
  [{ kind: 'price', price: { amount: money(4900, 'SEK'), isGross: true } }, false],
] as const)('a freight promotion is shown: %o is free: %s', (promise, isFree) => {
  const { totals } = pageOf({ freightPromotion: { name: 'Sent for nothing', code: 'FREIGHT', ...promise } });
  expect(totals?.shippingPromotion).toEqual({ name: 'Sent for nothing', isFree });
});
