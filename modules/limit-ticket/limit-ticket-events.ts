import * as z from 'zod';

export const limitAsked = 'amount-limit-asked';
export const limitDecided = 'amount-limit-decided';

export const ticketPayload = z.object({ ticketId: z.string() });
