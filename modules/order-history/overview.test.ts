import { expect, test } from 'vitest';
import { spendingOf } from './overview.ts';

test('spending has every month, and one sum for each currency, the most used first', () => {
  const sum = (month: string, currency: 'SEK' | 'EUR', orders: number, payable: number) => ({
    month,
    currency,
    marketId: currency === 'SEK' ? 1 : 11,
    orders,
    payable,
  });
  const sums = [sum('2026-02', 'EUR', 1, 500), sum('2026-01', 'SEK', 2, 100), sum('2026-03', 'SEK', 3, 250)];
  const [first, second, ...others] = spendingOf(sums, ['2026-01', '2026-02', '2026-03']);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ orders: 5, total: { amount: 350, currency: 'SEK' } });
  expect(first?.months.map(({ amount }) => amount.amount)).toEqual([100, 0, 250]);
  expect(second?.months.map(({ amount }) => amount.amount)).toEqual([0, 500, 0]);
});
