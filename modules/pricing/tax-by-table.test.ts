import { expect, test } from 'vitest';
import { type Currency, money } from '#core/money.ts';
import { taxByTable } from './tax-by-table.ts';

type RateQuery = { countryCode: string; region?: string; price: number; currency?: Currency; sku?: string };

async function rateOf({ countryCode, region = '', price, currency = 'USD', sku = '10010001AAAAL' }: RateQuery) {
  const location = { line1: 'Main Street 1', zipCode: '1', city: 'Town', countryCode, region };
  const rows = [{ reference: 'r', sku, quantity: 1, price: money(price, currency) }];
  const found = await taxByTable.ratesOf({ rows, location });
  return found.ok ? found.value.get('r') : found.refusal;
}

test.each([
  ['SE', '', 2500],
  ['GB', '', 2000],
  ['FI', '', 2550],
  ['CH', '', 810],
  ['US', 'CA', 725],
  ['US', 'OR', 0],
  ['US', 'NM', 487.5],
  ['CA', 'AB', 500],
  ['CA', 'BC', 1200],
  ['CA', 'ON', 1300],
  ['CA', 'QC', 1497.5],
  ['US', 'GU', 0],
  ['US', 'AE', 0],
])('T13 goods that go to %s %s are taxed at %d basis points', async (countryCode, region, rate) =>
  expect(await rateOf({ countryCode, region, price: 10_000 })).toBe(rate),
);

test.each([
  ['PA', 50_000, 0, 'clothing is exempt'],
  ['NJ', 50_000, 0, 'clothing is exempt'],
  ['NY', 10_999, 0, 'below 110 dollars it is exempt'],
  ['NY', 11_000, 400, 'from 110 dollars on the whole price is taxed'],
  ['MA', 17_500, 0, 'the first 175 dollars are exempt'],
  ['MA', 20_000, 78.125, 'and only the 25 above are taxed: 1.5625 of 200'],
  ['RI', 50_000, 350, 'half of 500 is above 250: half the rate'],
  ['RI', 0, 0, 'nothing is taxed at nothing'],
])('T13 in %s a piece of %i cents is taxed at %d basis points: %s', async (region, price, rate) =>
  expect(await rateOf({ countryCode: 'US', region, price })).toBe(rate),
);

test('T07 freight is not clothing', async () => {
  expect(await rateOf({ countryCode: 'US', region: 'PA', price: 500, sku: 'F3000' })).toBe(600);
  expect(await rateOf({ countryCode: 'US', region: 'NY', price: 500, sku: 'F3000' })).toBe(400);
});

test('a limit in dollars does not apply to other currencies', async () =>
  expect(await rateOf({ countryCode: 'US', region: 'NY', price: 500, currency: 'SEK' })).toBe(400));

test.each([
  ['US', 'ZZ'],
  ['US', ''],
  ['CA', 'NY'],
  ['JP', ''],
])('%s "%s" is unknown to the tables', async (countryCode, region) =>
  expect(await rateOf({ countryCode, region, price: 1 })).toEqual({
    code: 'tax-location-unknown',
    countryCode,
    region,
  }),
);
