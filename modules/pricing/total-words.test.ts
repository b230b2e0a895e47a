import { expect, test } from 'vitest';
import { markets } from '../market/markets.ts';
import { taxKindOf, totalWordsOf } from './total-words.ts';

test('where there is no VAT, no sum speaks of it', () => {
  const words = totalWordsOf({ mode: 'excl', taxKind: 'sales-tax', taxes: ['8%'] });
  expect(words).toEqual({ goods: 'goodsBeforeTax', tax: 'taxRate', payable: 'payableWithTax' });
  expect([markets.us, markets.ca, markets.se].map(taxKindOf)).toEqual(['sales-tax', 'sales-tax', 'vat']);
});

test.each([
  ['incl', 'goodsIncl', 'vatIncluded'],
  ['excl', 'goodsExcl', 'vat'],
] as const)('with VAT the words follow the mode: %s', (mode, goods, tax) => {
  expect(totalWordsOf({ mode, taxKind: 'vat', taxes: ['25%'] })).toEqual({ goods, tax, payable: 'payable' });
});

test('a total that has no tax in it yet says so', () => {
  expect(totalWordsOf({ mode: 'excl', taxKind: 'sales-tax', taxes: undefined }).payable).toBe('payableBeforeTax');
});

test('O13 where nothing is taxed, no sum is said to contain any tax, and the total says so instead of a rate of zero', () => {
  expect(totalWordsOf({ mode: 'incl', taxKind: 'vat', taxes: [] })).toEqual({
    goods: 'goodsExcl',
    tax: 'vat',
    payable: 'payableUntaxed',
  });
  expect(totalWordsOf({ mode: 'excl', taxKind: 'sales-tax', taxes: [] }).payable).toBe('payableUntaxedSales');
});
