import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Currency, currencyDecimals, money } from '#core/money.ts';
import { markets } from '../market/markets.ts';
import { createPriceDisplay, shownPrice } from './displayed-price.ts';

const sek = (amount: number) => money(amount, 'SEK');
const currency = fc.constantFrom(...(Object.keys(currencyDecimals) as Currency[]));
const amount = fc.tuple(fc.nat(100_000_000), currency).map(([minor, unit]) => money(minor, unit));
const vat = fc.constantFrom(0, 500, 810, 1900, 2100, 2500, 2550);
const mode = fc.constantFrom('incl' as const, 'excl' as const);

test.each([
  ['gross', 'incl', 129_900, 129_900],
  ['gross', 'excl', 129_900, 103_920],
  ['net', 'incl', 103_920, 129_900],
  ['net', 'excl', 103_920, 103_920],
  ['gross', 'excl', 101, 81],
  ['net', 'incl', 99, 124],
] as const)('T01 a list price that is %s is shown %s. VAT: %i öre become %i', (side, mode, listed, shown) =>
  expect(shownPrice({ amount: sek(listed), isGross: side === 'gross' }, mode, 2500)).toEqual(sek(shown)),
);

test('a price shown as it is listed is unchanged', () =>
  fc.assert(
    fc.property(amount, mode, vat, (listed, mode, rate) => {
      expect(shownPrice({ amount: listed, isGross: mode === 'incl' }, mode, rate)).toEqual(listed);
    }),
  ));

test('the gross is never below the net, equal without tax, and in the same currency', () =>
  fc.assert(
    fc.property(amount, fc.boolean(), vat, (listed, isGross, rate) => {
      const shown = (mode: 'incl' | 'excl', rate: number) => shownPrice({ amount: listed, isGross }, mode, rate);
      expect(shown('incl', rate).amount).toBeGreaterThanOrEqual(shown('excl', rate).amount);
      expect(shown('incl', 0)).toEqual(shown('excl', 0));
      expect([shown('incl', rate).currency, shown('excl', rate).currency]).toEqual([listed.currency, listed.currency]);
    }),
  ));

test('VAT added to a net price can be removed exactly', () =>
  fc.assert(
    fc.property(amount, vat, (net, rate) => {
      const gross = shownPrice({ amount: net, isGross: false }, 'incl', rate);
      expect(shownPrice({ amount: gross, isGross: true }, 'excl', rate)).toEqual(net);
    }),
  ));

test('a higher list price is never shown as lower', () =>
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.boolean(), mode, vat, (a, b, isGross, mode, rate) => {
      const shown = (minor: number) => shownPrice({ amount: sek(minor), isGross }, mode, rate).amount;
      expect(shown(Math.max(a, b))).toBeGreaterThanOrEqual(shown(Math.min(a, b)));
    }),
  ));

test('a price uses the format of the market’s language', () => {
  const inSwedish = createPriceDisplay(markets.se, 'sv', 'excl', 'gross');
  expect(inSwedish({ amount: sek(129_900), isGross: true })).toEqual({
    shown: sek(103_920),
    text: '1\u00a0039,20\u00a0kr',
  });
  expect(inSwedish({ amount: sek(0), isGross: true }).text).toBe('0\u00a0kr');
  const inGerman = createPriceDisplay(markets.de, 'de', 'incl', 'gross');
  expect(inGerman({ amount: money(10_000, 'EUR'), isGross: false }).text).toBe('119,00\u00a0€');
});

test('a price in another currency than the market’s throws', () => {
  const display = createPriceDisplay(markets.se, 'sv', 'incl', 'gross');
  expect(() => display({ amount: money(100, 'EUR'), isGross: true })).toThrow('EUR in a market of SEK');
});
