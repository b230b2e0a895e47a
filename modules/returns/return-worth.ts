import type { Money } from '#core/money.ts';
import { type HeldOrder, keptOf } from '../fulfilment/held-order.ts';
import { billOf } from '../invoice/bill.ts';
import { gatherPieces } from '../order/pieces.ts';
import { type OrderReturn, sentBackOf } from './order-return.ts';

/** What the buyer gets back, or does not pay, if a return is accepted: with tax, and with the freight if nothing is kept. */
export function returnWorth(held: HeldOrder, { rows }: Pick<OrderReturn, 'rows'>): Money {
  const before = [...held.returned].map(([rowNumber, quantity]) => ({ rowNumber, quantity }));
  const after = keptOf({ ...held, returned: gatherPieces([...before, ...sentBackOf({ rows })]) });
  return billOf(held.order, after, keptOf(held)).payable;
}
