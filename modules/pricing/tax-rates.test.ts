import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { marketList, markets } from '../market/markets.ts';
import { isSendingBlocked, ratesByColour, taxRatesOf } from './tax-rates.ts';

const row = (reference: string, sku: string, price: number, quantity = 1) => ({
  reference,
  sku,
  quantity,
  price: money(price, 'USD'),
});

test.each(
  marketList.filter(({ code }) => !['us', 'ca'].includes(code)).map((market) => [market.name, market] as const),
)('T22 in %s each colour and freight have the market’s rate, before any address', (_, market) => {
  const rates = taxRatesOf(market, [
    { sku: '10010001AAAAC50' },
    { sku: '10010001AAAAC52' },
    { sku: '10010001BBBBC50' },
  ]);
  expect([...(rates ?? [])]).toEqual([
    ['10010001AAAA', market.vatBasisPoints],
    ['10010001BBBB', market.vatBasisPoints],
    ['F3000', market.vatBasisPoints],
  ]);
});

test.each(['us', 'ca'] as const)('T21 in %s no rate is known before the address', (code) =>
  expect(taxRatesOf(markets[code], [{ sku: '10010001AAAAC50' }])).toBeUndefined(),
);

test('T22 sizes of a colour share its rate, another colour has its own', () => {
  const rows = [row('1', '10010001AAAAM', 100), row('2', '10010001AAAAL', 200), row('3', '10010001BBBBM', 100)];
  const rates = new Map([
    ['1', 700],
    ['2', 700],
    ['3', 0],
  ]);
  expect([...ratesByColour(rows, rates)]).toEqual([
    ['10010001AAAA', 700],
    ['10010001BBBB', 0],
  ]);
});

test("T22 if only a more expensive size is taxed, the colour's rate gives the tax of both", () => {
  const rows = [row('1', '10010001AAAAM', 10_000, 3), row('2', '10010001AAAAXL', 12_000)];
  const rates = new Map([
    ['1', 0],
    ['2', 400],
  ]);
  const [rate] = ratesByColour(rows, rates).values();
  expect(rate).toBe(114.2857);
  expect(Math.round((42_000 * (rate ?? 0)) / 10_000)).toBe(480);
});

test('a row without a rate leaves its colour without one', () => {
  expect([...ratesByColour([row('1', '10010001AAAAM', 100)], new Map())]).toEqual([]);
});

test('T17 only in the USA and Canada is sending blocked until the tax is known', () => {
  const known = new Map([['10010001AAAA', 725]]);
  for (const market of marketList) {
    const isNorthern = market.code === 'us' || market.code === 'ca';
    expect(isSendingBlocked(market, { rates: known, failedTax: false })).toBe(false);
    expect(isSendingBlocked(market, { rates: undefined, failedTax: true })).toBe(isNorthern);
    expect(isSendingBlocked(market, { rates: undefined, failedTax: false })).toBe(isNorthern);
  }
});
