import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { funnelRows, salesRows } from './figures.ts';

test('sales are compared by market and currency, the most orders first', () => {
  const now = [
    { marketId: 1, currency: 'SEK', orders: 3, net: 100_000 },
    { marketId: 4, currency: 'GBP', orders: 5, net: 50_000 },
  ] as const;
  const before = [
    { marketId: 4, currency: 'GBP', orders: 2, net: 9_000 },
    { marketId: 5, currency: 'DKK', orders: 1, net: 700 },
  ] as const;
  expect(salesRows(now, before)).toEqual([
    {
      marketId: 4,
      orders: 5,
      sales: money(50_000, 'GBP'),
      average: money(10_000, 'GBP'),
      previousOrders: 2,
      previousSales: money(9_000, 'GBP'),
    },
    {
      marketId: 1,
      orders: 3,
      sales: money(100_000, 'SEK'),
      average: money(33_333, 'SEK'),
      previousOrders: 0,
      previousSales: money(0, 'SEK'),
    },
    {
      marketId: 5,
      orders: 0,
      sales: money(0, 'DKK'),
      average: undefined,
      previousOrders: 1,
      previousSales: money(700, 'DKK'),
    },
  ]);
});

test('each step has its share of the step before', () => {
  const now = { viewed: { page: 50, list: 30, search: 20, product: 80, cart: 20, checkout: 20 }, orders: 5 };
  expect(funnelRows(now, { viewed: { page: 7 }, orders: 0 })).toEqual([
    { step: 'visit', count: 220, previous: 7, share: undefined },
    { step: 'product', count: 80, previous: 0, share: 80 / 220 },
    { step: 'cart', count: 20, previous: 0, share: 0.25 },
    { step: 'checkout', count: 20, previous: 0, share: 1 },
    { step: 'order', count: 5, previous: 0, share: 0.25 },
  ]);
  expect(funnelRows({ viewed: {}, orders: 2 }, now).at(-1)?.share).toBeUndefined();
});
