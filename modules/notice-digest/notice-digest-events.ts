import * as z from 'zod';

/** The digest of a person is due. The key is the person's id. */
export const digestDue = 'notice-digest-due';

export const digestDuePayload = z.object({ customerId: z.number() });
