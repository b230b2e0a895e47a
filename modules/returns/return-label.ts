import type { OrderReturn } from '../fulfilment/order-return.ts';
import { isUnsent, type SentFacts } from './unsent-part.ts';

type LabelledReturn = Pick<OrderReturn, 'state' | 'kind' | 'replacement' | 'rows'>;

/**
 * Whether the buyer should send the goods now. A return waits for staff, unless its replacement is ordered. A
 * withdrawal is accepted when the goods have arrived; goods that were never dispatched need not be sent.
 */
export function isToBeSent(held: SentFacts, asked: LabelledReturn): boolean {
  const { state, kind, replacement } = asked;
  if (kind === 'withdrawal') return state === 'asked' && !isUnsent(held, asked);
  return state === 'accepted' || (state === 'asked' && replacement !== undefined);
}
