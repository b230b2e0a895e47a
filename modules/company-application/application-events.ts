import * as z from 'zod';
import { languages } from '#core/locale.ts';

export const applicationDecided = 'company-application-decided';

export const applicationDecidedPayload = z.object({
  applicationId: z.uuid(),
  marketId: z.number(),
  language: z.enum(languages),
});
