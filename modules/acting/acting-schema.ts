import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { idField } from '../id-param.ts';

export const actingInput = z.strictObject({
  customerId: idField,
  companyId: idField,
  reason: textField({ max: 500 }).meta({ description: 'The company reads it in its history.' }),
});

export type ActingInput = z.output<typeof actingInput>;

export const actingAnswer = z
  .object({
    token: z.string().meta({ description: 'An access token of the session that is open now.' }),
    expiresAt: z.iso.datetime(),
    user: z.object({
      customerId: z.number().int(),
      companyId: z.number().int().optional(),
      stormRole: z.number().int(),
    }),
    actingUntil: z.iso.datetime().optional().meta({ description: 'Absent after staff have stopped acting.' }),
  })
  .meta({ id: 'ActingSession' });
