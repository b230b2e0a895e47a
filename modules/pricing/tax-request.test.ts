import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { priceCart } from './price-cart.ts';
import { isLocationValid, mayFetchTax, type TaxLocation, taxRequestOf } from './tax-request.ts';

const stockholm: TaxLocation = {
  line1: 'Storgatan 1',
  zipCode: '111 22',
  city: 'Stockholm',
  countryCode: 'SE',
  region: '',
};
const rows = [{}];

const without = (member: keyof TaxLocation): Partial<TaxLocation> => {
  const { [member]: _, ...rest } = stockholm;
  return rest;
};

test.each([
  ['an empty region', { ...stockholm, region: '' }, true],
  ['an empty street', { ...stockholm, line1: '' }, true],
  ['no region', without('region'), false],
  ['no street', without('line1'), false],
  ['an empty city', { ...stockholm, city: '' }, false],
  ['a blank city', { ...stockholm, city: '  ' }, false],
  ['no city', without('city'), false],
  ['an empty postcode', { ...stockholm, zipCode: '' }, false],
  ['no country', { ...stockholm, countryCode: '' }, false],
])('T11 a place with %s can be sent: %#', (_, location, isValid) =>
  expect(isLocationValid({ rows, location })).toBe(isValid),
);

test('T11 without rows no request can be sent', () =>
  expect(isLocationValid({ rows: [], location: stockholm })).toBe(false));

test.each([
  ['a whole address', stockholm, true],
  ['an empty street', { ...stockholm, line1: '' }, false],
  ['an empty postcode', { ...stockholm, zipCode: '' }, false],
  ['an empty city', { ...stockholm, city: '' }, false],
  ['no region at all', without('region'), false],
  ['an American address without its state', { ...stockholm, countryCode: 'US' }, false],
  ['an American address', { ...stockholm, countryCode: 'US', region: 'OH' }, true],
  ['a Canadian address without its province', { ...stockholm, countryCode: 'CA', region: ' ' }, false],
  ['a Canadian address', { ...stockholm, countryCode: 'CA', region: 'QC' }, true],
])('T12 tax is requested with %s: %#', (_, location, may) => expect(mayFetchTax({ rows, location })).toBe(may));

test('T12 without rows no tax is requested', () => expect(mayFetchTax({ rows: [], location: stockholm })).toBe(false));

const usd = (amount: number) => ({ amount: money(amount, 'USD'), isGross: false });
const row = (rowId: string, rowNumber: number, unit: number | undefined, quantity = 1) => ({
  rowId,
  rowNumber,
  sku: '10010001AAAAL',
  quantity,
  unit: unit === undefined ? undefined : usd(unit),
  origin: undefined,
});

test('T06 two rows and freight give three rows and a place of five members', () => {
  const priced = priceCart({
    currency: 'USD',
    basis: 'net',
    rows: [row('a', 100, 10_000, 3), row('b', 200, 5000), row('unpriced', 300, undefined)],
    effects: [
      { promotionId: 'p', name: 'Tenth', description: '', code: undefined, kind: 'basket-percent', basisPoints: 1000 },
      { promotionId: 'p', name: 'Cap', description: '', code: undefined, kind: 'free-item', sku: '2', quantity: 1 },
    ],
    taxRates: undefined,
    freight: usd(9900),
    rounding: 'awayFromZero',
  });
  const location = { ...stockholm, countryCode: 'US', region: 'NY' };
  const request = taxRequestOf(priced, location);
  expect(request.rows).toEqual([
    { reference: 'a', sku: '10010001AAAAL', quantity: 3, price: money(9000, 'USD') },
    { reference: 'b', sku: '10010001AAAAL', quantity: 1, price: money(4500, 'USD') },
    { reference: 'F3000', sku: 'F3000', quantity: 1, price: money(9900, 'USD') },
  ]);
  expect(Object.keys(request.location).sort()).toEqual(['city', 'countryCode', 'line1', 'region', 'zipCode']);
});

test('T07 freight is a row F3000 of one piece at its own price, and absent if free', () => {
  const cart = {
    currency: 'USD',
    basis: 'net',
    rows: [row('a', 100, 100)],
    effects: [],
    taxRates: undefined,
    rounding: 'halfUp',
  } as const;
  const priced = priceCart({ ...cart, freight: usd(9900) });
  expect(taxRequestOf(priced, stockholm).rows.at(-1)).toEqual({
    reference: 'F3000',
    sku: 'F3000',
    quantity: 1,
    price: money(9900, 'USD'),
  });
  expect(taxRequestOf(priceCart({ ...cart, freight: undefined }), stockholm).rows).toHaveLength(1);
});
