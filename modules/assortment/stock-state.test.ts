import { expect, test } from 'vitest';
import { mayBeBought, stockStateOf } from './stock-state.ts';

const stock = (onHandValue: number, nextDeliveryDate?: string) => ({ sku: '1', onHandValue, nextDeliveryDate });

test('P03 a size is in stock, low, or out with the date of its next delivery', () => {
  expect(stockStateOf(stock(6))).toEqual({ kind: 'in' });
  expect(stockStateOf(stock(5))).toEqual({ kind: 'few', left: 5 });
  expect(stockStateOf(stock(1, '2026-12-01'))).toEqual({ kind: 'few', left: 1 });
  expect(stockStateOf(stock(0, '2026-12-01'))).toEqual({ kind: 'out', nextDelivery: '2026-12-01' });
  expect(stockStateOf(stock(-2))).toEqual({ kind: 'out', nextDelivery: undefined });
});

test('a size without a stock level is out of stock', () => {
  expect(stockStateOf(undefined)).toEqual({ kind: 'out', nextDelivery: undefined });
});

test('a size out of stock can be bought if a delivery is expected', () => {
  expect(mayBeBought(stockStateOf(stock(1)))).toBe(true);
  expect(mayBeBought(stockStateOf(stock(0, '2026-12-01')))).toBe(true);
  expect(mayBeBought(stockStateOf(stock(0)))).toBe(false);
});
