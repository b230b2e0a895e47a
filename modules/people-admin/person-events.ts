import * as z from 'zod';
import { languages } from '#core/locale.ts';

/** A person was invited to choose a password. */
export const personInvited = 'person-invited';

export const personInvitedPayload = z.object({
  customerId: z.number(),
  companyName: z.string(),
  marketId: z.number(),
  language: z.enum(languages),
  /** Identifies the invitation: it is void if the person has a later one, or none. */
  invitedAt: z.coerce.date(),
});

/** A person got a new e-mail address. The old address gets a mail, in case the person did not want the change. */
export const addressChanged = 'customer-address-changed';

export const addressChangedPayload = z.object({
  customerId: z.number(),
  /** The old address. */
  emailAddress: z.string(),
  marketId: z.number(),
  language: z.enum(languages),
});
