import * as z from 'zod';
import { isCurrency } from '#core/money.ts';
import { orderPayload } from '../order/order-events.ts';

export const limitAsked = 'amount-limit-asked';
export const limitDecided = 'amount-limit-decided';
/** Raised from a waiting order, without a ticket. The key is the order's id. */
export const limitRaised = 'amount-limit-raised';

export const ticketPayload = z.object({ ticketId: z.string() });

/** The amount is the new limit in minor units. */
export const raisePayload = orderPayload.extend({ amount: z.int(), currency: z.string().refine(isCurrency) });
