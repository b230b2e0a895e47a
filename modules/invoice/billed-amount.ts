import { allocate, type Money, money, multiply, subtract } from '#core/money.ts';
import type { Order, OrderRow } from '../order/order.ts';
import { plus, thousandths } from '../order/pieces.ts';

type Agreed = Pick<Order, 'priced'>;
type Side = 'unit' | 'discount' | 'total';

/** Unit price times pieces minus the discount is the amount, all with or without tax by the order's basis. */
type BilledAmount = { readonly unit: Money; readonly discount: Money; readonly amount: Money };

/** The amount for the pieces between two counts on a separate invoice. The row's discount is divided among its pieces. */
export function billedAmount(order: Agreed, row: OrderRow, from: number, to: number): BilledAmount {
  const unit = onBasis(order, row, 'unit');
  const line = multiply(unit, plus(to, -from), 'awayFromZero');
  const isReduced = onBasis(order, row, 'discount').amount !== 0;
  const shared = subtract(agreedShare(order, row, to), agreedShare(order, row, from));
  const amount = isReduced ? money(Math.min(line.amount, shared.amount), line.currency) : line;
  return { unit, discount: subtract(line, amount), amount };
}

/** The agreed amount for a number of pieces of a row: never more than for all of them. */
export const agreedShare = (order: Agreed, row: OrderRow, pieces: number): Money =>
  shareOf(onBasis(order, row, 'total'), pieces, row);

/** A part of a row's amount in proportion to its pieces. */
export function shareOf(whole: Money, pieces: number, { quantity }: Pick<OrderRow, 'quantity'>): Money {
  const [part = whole] = allocate(whole, [thousandths(pieces), thousandths(plus(quantity, -pieces))]);
  return part;
}

/** In orders from before the basis was stored, the row's price with tax is the agreed one. */
function onBasis({ priced: { basis = 'gross' } }: Agreed, { price }: OrderRow, side: Side): Money {
  return price[side][basis] ?? price[side].net;
}
