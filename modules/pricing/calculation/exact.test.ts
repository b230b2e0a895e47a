import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { exactShare, exactTaxWithin, exactText, exactTimes, wasRounded } from './exact.ts';

const sek = (amount: number) => money(amount, 'SEK');

test.each([
  ['unit times quantity', exactTimes(sek(9999), 0.333), sek(0), '33.29667'],
  ['a percentage', exactTimes(sek(1999), 1000, 10_000n), sek(0), '1.999'],
  ['a rate with decimals', exactTimes(sek(10_000), 1497.5, 10_000n), sek(0), '14.975'],
  ['an endless share', exactShare(sek(10_000), 1n, 3n), sek(0), '33.33333333…'],
  ['tax within', exactTaxWithin(sek(12_990), 1900), sek(0), '20.74033613…'],
  ['whole amounts', exactTimes(sek(12_500), 2), sek(0), '250'],
  ['less than one', exactTimes(sek(9), 1000, 10_000n), sek(0), '0.009'],
  ['krónur', exactTimes(money(1999, 'ISK'), 2.5), money(0, 'ISK'), '4997.5'],
])('%s is shown unrounded', (_, exact, inCurrency, text) => expect(exactText(exact, inCurrency)).toBe(text));

test('an exact result is not marked as rounded', () => {
  const exact = exactTimes(sek(1999), 1000, 10_000n);
  expect(wasRounded(exact, sek(199))).toBe(true);
  expect(wasRounded(exactTimes(sek(2000), 1000, 10_000n), sek(200))).toBe(false);
});
