import { expect, test } from 'vitest';
import { type Currency, currencyDecimals, money } from '#core/money.ts';
import { fromProviderAmount, toProviderAmount } from './provider-amount.ts';

test('the Icelandic króna has two decimals at the provider and none here', () => {
  expect(toProviderAmount(money(2790, 'ISK'))).toEqual({ currency: 'ISK', value: 279_000 });
  expect(fromProviderAmount({ currency: 'ISK', value: 279_000 })).toEqual(money(2790, 'ISK'));
});

test('half a króna is not a valid amount', () => {
  expect(fromProviderAmount({ currency: 'ISK', value: 279_050 })).toBeUndefined();
});

test('every currency survives a round trip', () => {
  for (const currency of Object.keys(currencyDecimals) as Currency[]) {
    const due = money(123_456, currency);
    expect(fromProviderAmount(toProviderAmount(due))).toEqual(due);
  }
  expect(toProviderAmount(money(1250, 'SEK'))).toEqual({ currency: 'SEK', value: 1250 });
});

test('an unknown currency is not an amount', () => {
  expect(fromProviderAmount({ currency: 'XXX', value: 1 })).toBeUndefined();
});
