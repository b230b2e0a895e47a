import * as z from 'zod';

export const orderParams = z.object({ orderId: z.uuid() });

export const sealQuery = z.object({
  o: z.string().max(400).optional().meta({ description: 'The order’s seal, in place of a token.' }),
});
