import * as z from 'zod';
import { languages } from '#core/locale.ts';

/** Somebody was asked to choose a password. */
export const personInvited = 'person-invited';

export const personInvitedPayload = z.object({
  customerId: z.number(),
  companyName: z.string(),
  marketId: z.number(),
  language: z.enum(languages),
  /** A later invitation, or none, takes the place of this one. */
  invitedAt: z.coerce.date(),
});

/** A person got another e-mail address. The old one is told, in case they did not want it. */
export const addressChanged = 'customer-address-changed';

export const addressChangedPayload = z.object({
  customerId: z.number(),
  /** The old one. */
  emailAddress: z.string(),
  marketId: z.number(),
  language: z.enum(languages),
});
