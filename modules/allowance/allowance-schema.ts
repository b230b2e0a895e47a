import * as z from 'zod';
import { parseDate } from '#core/dates.ts';
import { textField } from '#core/fields.ts';
import { storedInt } from '../id-param.ts';
import { type Allowance, type AllowanceHolder, type AllowanceLeft, excesses } from './allowance.ts';
import { allowancePeriods, lastDayOf } from './allowance-period.ts';
import type { StoredAllowance } from './allowance-store.server.ts';

const longestOccupation = 100;
const mostPieces = 1000;

const fields = {
  occupation: textField({ max: longestOccupation })
    .optional()
    .meta({ description: 'Each person with this occupation, in capital letters or not. Either this or `customerId`.' }),
  customerId: storedInt.optional().meta({ description: 'One person of the company, in place of the occupation.' }),
  category: z.string().min(1).max(100).meta({ description: 'Code of a category. Those below it count as well.' }),
  pieces: z.int().min(0).max(mostPieces),
  period: z.enum(allowancePeriods),
  startsOn: z
    .string()
    .transform((text, context) => {
      const day = parseDate(text);
      if (day.ok) return day.value;
      context.addIssue({ code: 'custom', message: 'date-invalid' });
      return z.NEVER;
    })
    .meta({ description: 'The first day, `YYYY-MM-DD`; periods are counted from it in the zone of the company.' }),
  excess: z.enum(excesses).meta({ description: 'An order above the allowance is refused, or waits for approval.' }),
};

type Named = { readonly occupation?: string | undefined; readonly customerId?: number | undefined };

const namesOne = ({ occupation, customerId }: Named) => (occupation === undefined) !== (customerId === undefined);
const oneHolder = { path: ['occupation'], message: 'required' };

export const allowanceInput = z.object(fields).refine(namesOne, oneHolder).meta({ id: 'AllowanceInput' });

const version = storedInt.meta({ description: 'The version that the change is based on.' });

export const allowanceChange = z
  .object({ ...fields, version })
  .refine(namesOne, oneHolder)
  .meta({ id: 'AllowanceChange' });

export type AllowanceInput = z.output<typeof allowanceInput>;

export const holderOf = ({ occupation, customerId }: Named): AllowanceHolder =>
  customerId === undefined ? { occupation: occupation ?? '' } : { customerId };

export const allowanceView = z
  .object({
    id: z.uuid(),
    version: z.int(),
    occupation: z.string().optional(),
    customerId: z.int().optional(),
    category: z.string(),
    pieces: z.int(),
    period: z.enum(allowancePeriods),
    startsOn: z.string(),
    excess: z.enum(excesses),
    changedBy: z.int().optional(),
    changedAt: z.string(),
  })
  .meta({ id: 'Allowance' });

export const leftView = z
  .object({
    allowanceId: z.uuid(),
    category: z.string(),
    pieces: z.int(),
    used: z.number(),
    left: z.number(),
    from: z.string(),
    until: z.string().meta({ description: 'The last day of the period.' }),
    excess: z.enum(excesses),
  })
  .meta({ id: 'AllowanceLeft' });

const termsOf = ({ category, pieces, period, startsOn, excess }: Allowance) => ({
  category,
  pieces,
  period,
  startsOn,
  excess,
});

export const toAllowanceView = (stored: StoredAllowance) => ({
  id: stored.id,
  version: stored.version,
  ...stored.holder,
  ...termsOf(stored),
  ...(stored.changedBy !== undefined && { changedBy: stored.changedBy }),
  changedAt: stored.changedAt.toISOString(),
});

/** An allowance as the audit records it. */
export const recordedOf = ({ holder, version, ...allowance }: Allowance) => ({
  version,
  ...holder,
  ...termsOf({ holder, version, ...allowance }),
});

export const toLeftView = ({ allowance: { id, category, pieces, excess }, used, left, days }: AllowanceLeft) => ({
  allowanceId: id,
  category,
  pieces,
  used,
  left,
  from: days.from,
  until: lastDayOf(days),
  excess,
});
