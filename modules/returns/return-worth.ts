import type { Money } from '#core/money.ts';
import { type HeldOrder, keptOf, paidForOf } from '../fulfilment/held-order.ts';
import type { OrderReturn } from '../fulfilment/order-return.ts';
import { billOf } from '../invoice/bill.ts';
import { gatherPieces, plus, type RowPieces } from '../order/pieces.ts';

/** Pieces of a return that are not replaced, including those that were never sent. */
export const notReplacedOf = ({ rows }: Pick<OrderReturn, 'rows'>): RowPieces[] =>
  rows.map(({ rowNumber, quantity, replacement }) => ({
    rowNumber,
    quantity: plus(quantity, -(replacement?.pieces ?? 0)),
  }));

/** The pieces of an order that were replaced by these pieces of its replacement. */
export const replacedBy = ({ rows }: Pick<OrderReturn, 'rows'>, pieces: readonly RowPieces[]): RowPieces[] => {
  const back = gatherPieces(pieces);
  return rows.flatMap(({ rowNumber, quantity, replacement }) =>
    replacement ? [{ rowNumber, quantity: Math.min(quantity, back.get(replacement.rowNumber) ?? 0) }] : [],
  );
};

/**
 * What the buyer gets back, or does not have to pay, for returned pieces: with tax, and with the freight if nothing is
 * kept. `isTaken`: the order is already without them.
 */
export function returnWorth(held: HeldOrder, pieces: readonly RowPieces[], isTaken: boolean): Money {
  const without = isTaken ? paidForOf(held) : keptOf(movedBy(held, pieces, 1));
  const having = paidForOf(isTaken ? movedBy(held, pieces, -1) : held);
  return billOf(held.order, without, having).payable;
}

/** The order as it was before these returns were accepted. */
export const heldBefore = (held: HeldOrder, returns: readonly Pick<OrderReturn, 'rows'>[]): HeldOrder =>
  movedBy(held, returns.flatMap(notReplacedOf), -1);

function movedBy(held: HeldOrder, pieces: readonly RowPieces[], sign: 1 | -1): HeldOrder {
  const before = [...held.returned].map(([rowNumber, quantity]) => ({ rowNumber, quantity }));
  const moved = pieces.map(({ rowNumber, quantity }) => ({ rowNumber, quantity: sign * quantity }));
  return { ...held, returned: gatherPieces([...before, ...moved]) };
}
