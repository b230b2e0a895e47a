import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { agreedCredit, coversOrder } from './company-credit.ts';

test.each([
  [{ InvoiceCreditStopAmount: '450' }, money(45_000, 'SEK')],
  [{ InvoiceCreditStopAmount: ' 450,5 ' }, money(45_050, 'SEK')],
  [{ InvoiceCreditStopAmount: '0', DefaultAmount: '80000' }, money(0, 'SEK')],
  [{ InvoiceCreditStopAmount: '0', DefaultAmount: '0' }, undefined],
  [{ InvoiceCreditStopAmount: '0' }, undefined],
  [{ InvoiceCreditStopAmount: 'plenty', DefaultAmount: '80000' }, undefined],
  [{ DefaultAmount: '80000' }, undefined],
  [{}, undefined],
])('M55 the agreed credit: %j', (attributes, expected) => {
  expect(agreedCredit({ marketId: 1, attributes })).toEqual(expected);
});

test('M55 credit is in the currency of the company’s market', () => {
  const attributes = { InvoiceCreditStopAmount: '450.6' };
  expect(agreedCredit({ marketId: 12, attributes })).toEqual(money(45_060, 'EUR'));
  expect(agreedCredit({ marketId: 0, attributes })).toEqual(money(451, 'ISK'));
});

test('M55 an order may use all remaining credit, and no more; credit in another currency does not count', () => {
  const total = money(30_000, 'SEK');
  expect(coversOrder(money(30_000, 'SEK'), total)).toBe(true);
  expect(coversOrder(money(29_999, 'SEK'), total)).toBe(false);
  expect(coversOrder(money(90_000, 'EUR'), total)).toBe(false);
  expect(coversOrder(undefined, total)).toBe(true);
});
