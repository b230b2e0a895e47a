import type { HeldOrder } from '../held-order.ts';
import { type Move, movesOf } from '../moves.ts';

/** Long enough to watch, short enough to wait for. */
export const pauseMs = 2 * 60_000;

/** One order in ten does not get all it wants. */
const isShort = ({ order }: HeldOrder) => order.orderNo.endsWith('7');

/**
 * What the warehouse of the demo does next: it accepts, sends what it has and the rest later, says when a parcel is there, and
 * bills what was sent. The buyers pay by themselves. Undefined: nothing is left to do.
 */
export function nextMove(held: HeldOrder, now: Date): Move | undefined {
  const possible = movesOf(held, now);
  const rest: Move = isShort(held) && held.deliveries.length > 0 ? 'deny-rest' : 'deliver-rest';
  const first: Move[] = held.deliveries.length === 0 ? ['deliver-some', rest] : [rest];
  return (['accept', ...first, 'arrive', 'invoice'] satisfies Move[]).find((move) => possible.includes(move));
}
