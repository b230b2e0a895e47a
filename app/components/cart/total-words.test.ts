import { expect, test } from 'vitest';
import { totalWordsOf } from './total-words.ts';

test('where there is no VAT, no sum speaks of it', () => {
  const words = totalWordsOf({ mode: 'excl', taxKind: 'sales-tax', taxes: [] });
  expect(words).toEqual({ goods: 'goodsBeforeTax', tax: 'taxRate', payable: 'payableWithTax' });
});

test.each([
  ['incl', 'goodsIncl', 'vatIncluded'],
  ['excl', 'goodsExcl', 'vat'],
] as const)('with VAT the words follow the mode: %s', (mode, goods, tax) => {
  expect(totalWordsOf({ mode, taxKind: 'vat', taxes: [] })).toEqual({ goods, tax, payable: 'payable' });
});

test('a total that has no tax in it yet says so', () => {
  expect(totalWordsOf({ mode: 'excl', taxKind: 'sales-tax', taxes: undefined }).payable).toBe('payableBeforeTax');
});

test('O13 where an order is relieved of VAT nothing is said to contain any', () => {
  const relief = { kind: 'intra-community', vatNo: 'ATU13585627' } as const;
  expect(totalWordsOf({ mode: 'incl', taxKind: 'vat', taxes: [], relief })).toMatchObject({
    goods: 'goodsExcl',
    tax: 'vat',
  });
});
