import type { OrderReturn } from '../fulfilment/order-return.ts';

/** Whether the buyer is to send the goods: staff agreed, or need not, since it was withdrawn or a replacement was ordered. */
export const isToBeSent = ({
  state,
  kind,
  replacement,
}: Pick<OrderReturn, 'state' | 'kind' | 'replacement'>): boolean =>
  state === 'accepted' || (state === 'asked' && (kind === 'withdrawal' || replacement !== undefined));
