import * as z from 'zod';
import { languages } from '#core/locale.ts';

/** Events of accounts. They contain no secrets: links are made when the mail is written. */
export const passwordResetAsked = 'password-reset-asked';
export const registrationAsked = 'registration-asked';
export const passwordChanged = 'password-changed';
export const customerDeleted = 'customer-deleted';

export const passwordResetAskedPayload = z.object({
  loginName: z.string(),
  marketId: z.number(),
  language: z.enum(languages),
});

export const registrationAskedPayload = z.object({ registrationId: z.string() });

export const customerDeletedPayload = z.object({
  customerId: z.number(),
  /** SHA-256 of the address in small letters, to find it where only the address is kept. Missing without an address and in events from before. */
  addressDigest: z.string().optional(),
  /** The approver of the person until then, in whose team the person was. */
  approverId: z.number().optional(),
  /** The member of staff who erased the person; undefined for people who deleted their own account. */
  by: z.number().optional(),
});

export type CustomerDeleted = z.output<typeof customerDeletedPayload>;

export const passwordChangedPayload = z.object({
  customerId: z.number(),
  marketId: z.number(),
  language: z.enum(languages),
});
