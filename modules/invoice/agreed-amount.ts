import { add, type Money, percentOf, sum } from '#core/money.ts';
import type { Order } from '../order/order.ts';
import { type Pieces, reachedOf } from '../order/pieces.ts';
import { agreedShare } from './billed-amount.ts';

/**
 * The price with tax of some pieces of an order, as if only they were ordered, with their share of discounts: zero for no pieces, the
 * order's total for all, and never less for more pieces.
 */
export function agreedFor(order: Pick<Order, 'rows' | 'priced'>, pieces: Pieces): Money {
  const { basis, currency } = order.priced;
  const parts = order.rows.map((row) => ({
    rate: row.price.taxBasisPoints ?? 0,
    amount: agreedShare(order, row, reachedOf(row, pieces)),
  }));
  return [...Map.groupBy(parts, ({ rate }) => rate)].reduce(
    (total, [rate, list]) => {
      const whole = sum(
        list.map(({ amount }) => amount),
        currency,
      );
      return add(total, basis === 'net' ? add(whole, percentOf(whole, rate, 'awayFromZero')) : whole);
    },
    sum([], currency),
  );
}
