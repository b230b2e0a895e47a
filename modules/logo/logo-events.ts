import * as z from 'zod';

/** Staff released a version for production or refused it; also when they changed an earlier decision or its reason. */
export const logoDecided = 'logo-decided';

export const logoDecidedPayload = z.object({
  logoId: z.uuid(),
  version: z.int(),
  isNewState: z.boolean().default(true),
});
