import * as z from 'zod';

/** At most two decimals, because rates are stored in basis points. */
export const percent = z
  .number()
  .gt(0)
  .max(100)
  .refine((value) => Number.isInteger(Number((value * 100).toFixed(6))), {
    message: 'too-many-decimals',
    params: { maximum: 2 },
  });

export const toBasisPoints = (value: number): number => Math.round(value * 100);
