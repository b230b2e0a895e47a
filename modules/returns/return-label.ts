import type { OrderReturn } from '../fulfilment/order-return.ts';
import { isUnsent, type SentFacts } from './unsent-part.ts';

type LabelledReturn = Pick<OrderReturn, 'state' | 'kind' | 'replacement' | 'rows'>;

/**
 * Whether the buyer is to send the goods. A return waits for staff, except one whose replacement is ordered. A withdrawal is accepted when
 * the goods are back, and goods that never left have nothing to send.
 */
export function isToBeSent(held: SentFacts, asked: LabelledReturn): boolean {
  const { state, kind, replacement } = asked;
  if (kind === 'withdrawal') return state === 'asked' && !isUnsent(held, asked);
  return state === 'accepted' || (state === 'asked' && replacement !== undefined);
}
