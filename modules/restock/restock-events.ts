import * as z from 'zod';

/** Published when a requested size is back in stock. The request has the recipient and the language. */
export const restocked = 'restocked';

export const restockedPayload = z.object({ wishId: z.string() });
