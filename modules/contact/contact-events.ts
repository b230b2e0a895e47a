import * as z from 'zod';

/** Published when staff answer a message of the contact form. */
export const contactAnswered = 'contact-answered';

export const contactAnsweredPayload = z.object({ answerId: z.string() });
