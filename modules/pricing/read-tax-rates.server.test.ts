import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import { markets } from '../market/markets.ts';
import { readTaxRates } from './read-tax-rates.server.ts';
import type { Tax } from './tax.ts';
import { taxByTable } from './tax-by-table.ts';
import { isSendingBlocked } from './tax-rates.ts';
import type { TaxLocation } from './tax-request.ts';

const boston: TaxLocation = {
  line1: 'Main Street 1',
  zipCode: '02101',
  city: 'Boston',
  countryCode: 'US',
  region: 'OH',
};
const rows = [{ reference: 'a', sku: '10010001AAAAL', quantity: 1, price: money(5000, 'USD') }];

function openShop(tax: Tax) {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) });
  return { shop: { tax, log: pino({ level: 'warn' }, sink) }, lines };
}

const failing: Tax = { ratesOf: () => Promise.reject(new Error('500 from the provider')) };

test('T15 the rates of an address, by colour', async () => {
  const { shop, lines } = openShop(taxByTable);
  expect(await readTaxRates(shop, { market: markets.us }, { rows, location: boston })).toEqual({
    rates: new Map([['10010001AAAA', 575]]),
    failedTax: false,
  });
  expect(lines).toEqual([]);
});

test('T17 a failed lookup is flagged and logged; in the USA the tax is then unknown, and sending is blocked', async () => {
  const { shop, lines } = openShop(failing);
  const found = await readTaxRates(shop, { market: markets.us }, { rows, location: boston });
  expect(found).toEqual({ rates: undefined, failedTax: true });
  expect(isSendingBlocked(markets.us, found)).toBe(true);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('500 from the provider');
  expect(lines[0]).toContain('the tax could not be looked up');
});

test('T17 elsewhere the market’s own rate applies', async () => {
  const { shop } = openShop(failing);
  const location = { ...boston, countryCode: 'SE', region: '' };
  const found = await readTaxRates(shop, { market: markets.se }, { rows, location });
  expect(found.failedTax).toBe(true);
  expect(found.rates?.get('10010001AAAA')).toBe(2500);
  expect(isSendingBlocked(markets.se, found)).toBe(false);
});

test('T17 an unknown place counts as a failed lookup', async () => {
  const { shop, lines } = openShop({
    ratesOf: async () => refuse({ code: 'tax-location-unknown', countryCode: 'US', region: 'ZZ' }),
  });
  expect((await readTaxRates(shop, { market: markets.us }, { rows, location: boston })).failedTax).toBe(true);
  expect(lines[0]).toContain('no tax is known');
});

test('T12 an incomplete address causes no lookup', async () => {
  let calls = 0;
  const { shop } = openShop({ ratesOf: async () => ((calls += 1), ok(new Map())) });
  const location = { ...boston, line1: '' };
  expect(await readTaxRates(shop, { market: markets.us }, { rows, location })).toEqual({
    rates: undefined,
    failedTax: false,
  });
  await readTaxRates(shop, { market: markets.us }, { rows: [], location: boston });
  expect(calls).toBe(0);
});

test.each(['intra-community', 'export'] as const)(
  'T07 an order that is %s has no tax and causes no lookup',
  async (kind) => {
    const { shop, lines } = openShop(failing);
    const location = { ...boston, countryCode: 'DE', region: '' };
    const found = await readTaxRates(shop, { market: markets.se }, { rows, location }, { kind });
    expect(found).toEqual({
      rates: new Map([
        ['10010001AAAA', 0],
        ['F3000', 0],
      ]),
      failedTax: false,
    });
    expect(lines).toEqual([]);
  },
);

test('T07 an order taxed in another EU country has its rate before the address is complete, and after a failed lookup', async () => {
  const { shop } = openShop(failing);
  const treatment = { kind: 'destination', country: 'DE' } as const;
  const place = { ...boston, countryCode: 'DE', region: '' };
  const half = await readTaxRates(shop, { market: markets.se }, { rows, location: { ...place, line1: '' } }, treatment);
  expect([half.rates?.get('10010001AAAA'), half.failedTax]).toEqual([1900, false]);
  const whole = await readTaxRates(shop, { market: markets.se }, { rows, location: place }, treatment);
  expect([whole.rates?.get('10010001AAAA'), whole.failedTax]).toEqual([1900, true]);
});
