import { expect, test } from 'vitest';
import { markets } from '../market/markets.ts';
import { taxKindOf, totalWordsOf } from './total-words.ts';

test('without VAT, no total mentions it', () => {
  const words = totalWordsOf({ mode: 'excl', taxKind: 'sales-tax', taxes: ['8%'] });
  expect(words).toEqual({ goods: 'goodsBeforeTax', tax: 'taxRate', payable: 'payableWithTax' });
  expect([markets.us, markets.ca, markets.se].map(taxKindOf)).toEqual(['sales-tax', 'sales-tax', 'vat']);
});

test.each([
  ['incl', 'goodsIncl', 'vatIncluded'],
  ['excl', 'goodsExcl', 'vat'],
] as const)('with VAT the texts follow the mode: %s', (mode, goods, tax) => {
  expect(totalWordsOf({ mode, taxKind: 'vat', taxes: ['25%'] })).toEqual({ goods, tax, payable: 'payable' });
});

test('a total without tax is marked as such', () => {
  expect(totalWordsOf({ mode: 'excl', taxKind: 'sales-tax', taxes: undefined }).payable).toBe('payableBeforeTax');
});

test('O13 for untaxed orders no total claims to include tax, and no zero rate is shown', () => {
  expect(totalWordsOf({ mode: 'incl', taxKind: 'vat', taxes: [] })).toEqual({
    goods: 'goodsExcl',
    tax: 'vat',
    payable: 'payableUntaxed',
  });
  expect(totalWordsOf({ mode: 'excl', taxKind: 'sales-tax', taxes: [] }).payable).toBe('payableUntaxedSales');
});
