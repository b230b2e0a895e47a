import { add, type Money, percentOf, sum } from '#core/money.ts';
import type { Order } from '../order/order.ts';
import { type Pieces, reachedOf } from '../order/pieces.ts';
import { agreedShare } from './billed-amount.ts';

/**
 * What a number of pieces of an order cost with tax, as if they were all that was ordered, discounts shared: nothing for none of
 * them, the order's own total for all, and never less for more of them.
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
