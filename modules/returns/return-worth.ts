import type { Money } from '#core/money.ts';
import { type HeldOrder, keptOf } from '../fulfilment/held-order.ts';
import { type OrderReturn, refundedOf } from '../fulfilment/order-return.ts';
import { billOf } from '../invoice/bill.ts';
import { gatherPieces } from '../order/pieces.ts';

/** What the buyer gets back, or does not pay, if a return is accepted: with tax, and with the freight if nothing is kept. Nothing for what is exchanged. */
export function returnWorth(held: HeldOrder, { rows }: Pick<OrderReturn, 'rows'>): Money {
  const before = [...held.returned].map(([rowNumber, quantity]) => ({ rowNumber, quantity }));
  const after = keptOf({ ...held, returned: gatherPieces([...before, ...refundedOf({ rows })]) });
  return billOf(held.order, after, keptOf(held)).payable;
}
