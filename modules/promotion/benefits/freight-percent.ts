import * as z from 'zod';
import { percent, toBasisPoints } from '../percent.ts';
import { benefit } from './benefit.ts';

/** A discount of 100 % is free delivery. It is shown before the delivery method is known. */
export const freightPercent = benefit({
  schema: z.strictObject({ kind: z.literal('freight-percent'), percent }),
  fields: { percent: 'percent' },
  type: 'DiscountFreight',
  effect: (wanted, { rows }) =>
    rows.length > 0 ? { kind: 'freight-percent', basisPoints: toBasisPoints(wanted.percent) } : undefined,
});
