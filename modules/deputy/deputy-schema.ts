import * as z from 'zod';
import { type CalendarDate, parseDate } from '#core/dates.ts';
import { storedInt } from '../id-param.ts';

const day = z
  .string()
  .trim()
  .refine((text) => parseDate(text).ok, { message: 'invalid' })
  .transform((text) => text as CalendarDate);

/** Form input, where a number is a text. */
export const deputyForm = z.object({ deputyId: z.coerce.number().int().positive(), from: day, to: day });

export const deputyBody = z
  .object({
    deputyId: storedInt.meta({ description: 'A colleague of the same company who may decide on orders.' }),
    from: z.iso.date().meta({ description: 'The first day, in the market of an order.' }),
    to: z.iso.date().meta({ description: 'The last day.' }),
  })
  .meta({ id: 'NewDeputy' });

export const deputyView = z
  .object({
    id: z.string(),
    approverId: z.number(),
    deputyId: z.number(),
    from: z.string(),
    to: z.string(),
  })
  .meta({ id: 'Deputy' });

export const deputiesView = z
  .object({
    mine: z.array(
      deputyView.extend({
        deputyName: z.string(),
        isVoid: z.boolean().meta({ description: 'Approver or deputy has lost the right to decide.' }),
      }),
    ),
    ofOthers: z.array(deputyView.extend({ approverName: z.string(), isVoid: z.boolean() })),
  })
  .meta({ id: 'Deputies' });
