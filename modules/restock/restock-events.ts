import * as z from 'zod';

/** A size that somebody waits for is there. Whom it is told, and in which words, stands in the wish. */
export const restocked = 'restocked';

export const restockedPayload = z.object({ wishId: z.string() });
